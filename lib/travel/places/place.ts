import { z } from 'zod'

/** An airport, or a city with all its airports ("LON"). For a city, `name` and `cityName` are the same. `zone` is an IANA time zone. */
export const placeSchema = z.object({
  kind: z.enum(['airport', 'city']),
  iataCode: z.string().regex(/^[A-Z]{3}$/),
  name: z.string(),
  cityName: z.string(),
  countryCode: z.string().length(2),
  zone: z.string(),
})
export type Place = z.infer<typeof placeSchema>

/** "LHR", and "LON*" for a city with all its airports: its code may be that of one of them too. */
export function unmistakableCode({ kind, iataCode }: Place): string {
  return kind === 'city' ? `${iataCode}*` : iataCode
}

/** What a traveller's words for a place may mean. `candidates` come in order of likelihood. */
export type PlaceMatch =
  | { status: 'found'; place: Place }
  | { status: 'ambiguous'; candidates: Place[] }
  | { status: 'unknown'; suggestions: Place[] }
