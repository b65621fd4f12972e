import type { Place } from '@/lib/travel/places/place'
import type { Refusal } from '@/lib/travel/refusal'
import { lateShape, requestJson } from './request-json'

const placesShape = lateShape(() => import('@/lib/travel/places/place-schema').then((module) => module.placesSchema))

/** Places whose name, city or code begins with the text, likeliest first. */
export async function suggestPlaces(text: string): Promise<{ places: Place[] } | { refusal: Refusal }> {
  const answer = await requestJson(`/api/places?q=${encodeURIComponent(text)}`, placesShape)
  return 'refusal' in answer ? answer : { places: answer.value.places }
}
