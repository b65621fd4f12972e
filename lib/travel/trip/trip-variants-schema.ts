import { z } from 'zod'
import { localTimeSchema } from '../date-schemas'
import { flightFiltersSchema } from '../flights/filters/flight-filters-schema'
import { flightSearchSchema, searchChangeSchema } from '../flights/search-schema'
import { moneySchema } from '../money-schema'

/** One flight that a total is made of. `stands` is read as in comparable-flights.ts; `fare` is null where none is chosen. */
const comparedFlightSchema = z.object({
  sliceIndex: z.number().int(),
  flightNumbers: z.array(z.string()),
  airline: z.string(),
  from: z.string(),
  to: z.string(),
  departsAt: localTimeSchema,
  arrivesAt: localTimeSchema,
  connections: z.number().int(),
  fare: z.string().nullable(),
  stands: z.enum(['same', 'other', 'cheapest']),
  total: moneySchema,
})
export type ComparedFlight = z.infer<typeof comparedFlightSchema>

/** What differs from the trip, and the command's parts that take it. `difference` is below zero where the variant is cheaper. */
const pricedVariantSchema = z.object({
  status: z.literal('priced'),
  /** "business class", "leaving Tue 2 Mar": short clauses. */
  clauses: z.array(z.string()),
  change: searchChangeSchema,
  filters: z.array(flightFiltersSchema),
  search: flightSearchSchema,
  total: moneySchema,
  difference: moneySchema,
  flights: z.array(comparedFlightSchema),
  /** Chosen flights, seats and bags that the variant doesn't have. */
  lost: z.array(z.string()),
})
export type PricedVariant = z.infer<typeof pricedVariantSchema>

/** Why a variant has no total: no flights, or it cannot be searched. */
const unpricedVariantSchema = z.object({ status: z.literal('unpriced'), clauses: z.array(z.string()), message: z.string() })
export const tripVariantSchema = z.discriminatedUnion('status', [pricedVariantSchema, unpricedVariantSchema])
export type TripVariant = z.infer<typeof tripVariantSchema>

/** The trip as it is beside variants of it, which change nothing. Totals are for everybody, all directions together. */
export const variantsComparedSchema = z.object({
  search: flightSearchSchema,
  total: moneySchema,
  flights: z.array(comparedFlightSchema),
  variants: z.array(tripVariantSchema).max(4),
  isSimulated: z.boolean(),
})
export type VariantsCompared = z.infer<typeof variantsComparedSchema>
