import { z } from 'zod'
import type { PlaceProfile } from '../travel/places/place-profile'
import { LIKINGS, OCCASIONS } from '../travel/plan/liking'
import { foldWords } from './find-content'
import profiles from './place-profiles.json' with { type: 'json' }

const monthly = z.array(z.number().int()).length(12)

/** By city and country as our index of airports names them: long-term averages by month, January first, rounded, wet from 1 mm of rain. */
export const placeProfilesSchema = z.array(
  z.strictObject({
    name: z.string(),
    countryCode: z.string().regex(/^[A-Z]{2}$/),
    likings: z.array(z.enum(LIKINGS)).min(1),
    occasions: z.array(z.enum(OCCASIONS)).optional(),
    highC: monthly,
    rainDays: monthly,
  }),
)

const PROFILES = new Map<string, PlaceProfile>(
  placeProfilesSchema
    .parse(profiles)
    .map(({ highC, rainDays, ...known }) => [
      keyOf(known),
      { ...known, months: highC.map((high, index) => ({ highC: high, rainDays: rainDays[index] ?? 0 })) },
    ]),
)

/** What is known of a place without a page; null where that is nothing. */
export function findPlaceProfile(place: { name: string; countryCode: string }): PlaceProfile | null {
  return PROFILES.get(keyOf(place)) ?? null
}

function keyOf({ name, countryCode }: { name: string; countryCode: string }): string {
  return `${foldWords(name)} ${countryCode}`
}
