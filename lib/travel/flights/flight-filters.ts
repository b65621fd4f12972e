import { z } from 'zod'
import { ALLIANCES } from './alliances'

export const STOPS = ['direct', 'one-stop', 'two-or-more'] as const
const stopsSchema = z.enum(STOPS)
export type Stops = z.infer<typeof stopsSchema>
/** As the specification names them. */
export const STOPS_LABELS: Record<Stops, string> = { direct: 'Direct', 'one-stop': 'One Stop', 'two-or-more': '2+ Stops' }

export const HIGHEST_PRICE = 100_000
export const LAST_MINUTE_OF_DAY = 1_439
export const LONGEST_MINUTES = 10_000

const rangeSchema = (highest: number) =>
  z.strictObject({ from: z.number().int().min(0).max(highest), to: z.number().int().min(0).max(highest) })
const minuteOfDaySchema = rangeSchema(LAST_MINUTE_OF_DAY)
const codesSchema = z.array(z.string().regex(/^[A-Z0-9]{2,3}$/)).max(200)

/**
 * Which flights of one direction are shown; what is left out, and an empty list, restricts nothing. `price` is in whole units of
 * the currency, for everybody at the lead fare; `departure` and `arrival` are minutes of the local day; codes are IATA codes.
 * Lists name what may be there ("only these"), lists that begin with `without` what may not. `airports` are those of origin and
 * destination. What a flight must be for each of them stands in failed-filters.ts.
 */
export const flightFiltersSchema = z.strictObject({
  price: rangeSchema(HIGHEST_PRICE).optional(),
  stops: z.array(stopsSchema).max(3).optional(),
  airlines: codesSchema.optional(),
  withoutAirlines: codesSchema.optional(),
  alliances: z.array(z.enum(ALLIANCES)).max(3).optional(),
  pairingKeys: z.array(z.string().max(200)).max(200).optional(),
  departure: minuteOfDaySchema.optional(),
  arrival: minuteOfDaySchema.optional(),
  durationMinutes: rangeSchema(LONGEST_MINUTES).optional(),
  airports: codesSchema.optional(),
  withoutAirports: codesSchema.optional(),
  layoverAirports: codesSchema.optional(),
  withoutLayoverAirports: codesSchema.optional(),
})
export type FlightFilters = z.infer<typeof flightFiltersSchema>

export const NO_FILTERS: FlightFilters = {}

/** What words or a click change: null takes a filter away, what is left out stays. */
export type FilterChange = { [Key in keyof FlightFilters]?: FlightFilters[Key] | null }

const RANGES = { price: HIGHEST_PRICE, departure: LAST_MINUTE_OF_DAY, arrival: LAST_MINUTE_OF_DAY, durationMinutes: LONGEST_MINUTES }
const OPPOSITES = [
  ['airlines', 'withoutAirlines'],
  ['airports', 'withoutAirports'],
  ['layoverAirports', 'withoutLayoverAirports'],
] as const

/** The filters after a change; what restricts nothing is left out, and a code asked for is no longer ruled out, or the other way round. */
export function narrow(filters: FlightFilters, change: FilterChange): FlightFilters {
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined && value !== null))
  const kept = Object.fromEntries(Object.entries(filters).filter(([name]) => change[name as keyof FlightFilters] === undefined))
  const narrowed = flightFiltersSchema.parse({ ...kept, ...said })
  for (const [only, without] of OPPOSITES) {
    const [newer, older] = change[without] ? [without, only] : [only, without]
    if (change[newer] && !change[older]) narrowed[older] = narrowed[older]?.filter((code) => !narrowed[newer]?.includes(code))
  }
  return flightFiltersSchema.parse(Object.fromEntries(Object.entries(narrowed).filter(([name, value]) => restricts(name, value))))
}

function restricts(name: string, value: FlightFilters[keyof FlightFilters]): boolean {
  if (!value) return false
  if (Array.isArray(value)) return value.length > 0
  return value.from > 0 || value.to < (Object.entries(RANGES).find(([range]) => range === name)?.[1] ?? 0)
}
