import { z } from 'zod'
import { ALLIANCES } from '../alliances'
import {
  type FilterName,
  HIGHEST_PRICE,
  IATA_CODE,
  LAST_MINUTE_OF_DAY,
  LONGEST_MINUTES,
  LONGEST_PAIRING_KEY,
  MOST_LISTED,
  STOPS,
} from './flight-filters'

const rangeSchema = (highest: number) =>
  z.strictObject({ from: z.number().int().min(0).max(highest), to: z.number().int().min(0).max(highest) })
const minuteOfDaySchema = rangeSchema(LAST_MINUTE_OF_DAY)
const codesSchema = z.array(z.string().regex(IATA_CODE)).max(MOST_LISTED)

/**
 * Which flights of one direction are shown; what is left out, and an empty list, restricts nothing. `price` is in whole units of
 * the currency, for everybody at the lead fare; `departure` and `arrival` are minutes of the local day; codes are IATA codes.
 * Lists name what may be there ("only these"), lists that begin with `without` what may not. `airports` are those of origin and
 * destination. What a flight must be for each of them stands in check-offers.ts.
 */
export const flightFiltersSchema = z.strictObject({
  price: rangeSchema(HIGHEST_PRICE).optional(),
  stops: z.array(z.enum(STOPS)).max(STOPS.length).optional(),
  airlines: codesSchema.optional(),
  withoutAirlines: codesSchema.optional(),
  alliances: z.array(z.enum(ALLIANCES)).max(ALLIANCES.length).optional(),
  pairingKeys: z.array(z.string().max(LONGEST_PAIRING_KEY)).max(MOST_LISTED).optional(),
  departure: minuteOfDaySchema.optional(),
  arrival: minuteOfDaySchema.optional(),
  durationMinutes: rangeSchema(LONGEST_MINUTES).optional(),
  airports: codesSchema.optional(),
  withoutAirports: codesSchema.optional(),
  layoverAirports: codesSchema.optional(),
  withoutLayoverAirports: codesSchema.optional(),
} satisfies Record<FilterName, z.ZodType>)
export type FlightFilters = z.infer<typeof flightFiltersSchema>
