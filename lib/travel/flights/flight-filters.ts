import { z } from 'zod'

export const STOPS = ['direct', 'one-stop', 'two-or-more'] as const
const stopsSchema = z.enum(STOPS)
export type Stops = z.infer<typeof stopsSchema>
/** As the specification names them. */
export const STOPS_LABELS: Record<Stops, string> = { direct: 'Direct', 'one-stop': 'One Stop', 'two-or-more': '2+ Stops' }

export const HIGHEST_PRICE = 100_000
export const LAST_MINUTE_OF_DAY = 1_439

const rangeSchema = (highest: number) =>
  z.strictObject({ from: z.number().int().min(0).max(highest), to: z.number().int().min(0).max(highest) })
const minuteOfDaySchema = rangeSchema(LAST_MINUTE_OF_DAY)
const codesSchema = z.array(z.string().regex(/^[A-Z0-9]{2,3}$/)).max(200)

/**
 * Which flights of one direction are shown; what is left out restricts nothing. `price` is in whole units of the currency, for
 * everybody at the lead fare; `departure` and `arrival` are minutes of the local day; codes are IATA codes. Lists name what may
 * be there ("only these"), lists that begin with `without` what may not. `airports` are those of origin and destination.
 */
export const flightFiltersSchema = z.strictObject({
  price: rangeSchema(HIGHEST_PRICE).optional(),
  stops: z.array(stopsSchema).max(3).optional(),
  airlines: codesSchema.optional(),
  withoutAirlines: codesSchema.optional(),
  alliances: z
    .array(z.enum(['oneworld', 'star', 'skyteam']))
    .max(3)
    .optional(),
  pairingKeys: z.array(z.string().max(200)).max(50).optional(),
  departure: minuteOfDaySchema.optional(),
  arrival: minuteOfDaySchema.optional(),
  durationMinutes: rangeSchema(10_000).optional(),
  airports: codesSchema.optional(),
  withoutAirports: codesSchema.optional(),
  layoverAirports: codesSchema.optional(),
  withoutLayoverAirports: codesSchema.optional(),
})
export type FlightFilters = z.infer<typeof flightFiltersSchema>

export const NO_FILTERS: FlightFilters = {}
