import { z } from 'zod'
import type { Place } from '@/lib/travel/places/place'
import { placeSchema } from '@/lib/travel/places/place-schema'
import type { Refusal } from '@/lib/travel/refusal'
import { requestJson } from './request-json'

/** Places whose name, city or code begins with the text, likeliest first. */
export async function suggestPlaces(text: string): Promise<{ places: Place[] } | { refusal: Refusal }> {
  const answer = await requestJson(`/api/places?q=${encodeURIComponent(text)}`, z.object({ places: z.array(placeSchema) }))
  return 'refusal' in answer ? answer : { places: answer.value.places }
}
