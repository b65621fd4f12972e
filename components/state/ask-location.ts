import { NOWHERE, type TravellerLocation } from '@/lib/travel/places/traveller-location'
import { travellerLocationSchema } from '@/lib/travel/places/traveller-location-schema'
import { requestJson } from './request-json'

const KEY = 'wayfarer.location'

/** Asks our server about where the traveller is, once per session; whatever goes wrong means that nothing is known. */
export async function askLocation(): Promise<TravellerLocation> {
  const kept = readKept()
  if (kept) return kept
  const answer = await requestJson('/api/location', travellerLocationSchema)
  const location = 'value' in answer ? answer.value : NOWHERE
  keep(location)
  return location
}

function readKept(): TravellerLocation | null {
  try {
    const text = sessionStorage.getItem(KEY)
    return text === null ? null : travellerLocationSchema.parse(JSON.parse(text))
  } catch (error) {
    console.warn('Where you are could not be read.', error)
    return null
  }
}

function keep(location: TravellerLocation): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(location))
  } catch (error) {
    console.warn('Where you are could not be kept.', error)
  }
}
