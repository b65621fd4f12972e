import { z } from 'zod'
import { NO_ANCILLARIES } from '../ancillaries/ancillaries'
import { ancillariesSchema } from '../ancillaries/ancillaries-schema'
import { flightFiltersSchema } from '../flights/filters/flight-filters-schema'
import { fareSchema, flightOfferSchema } from '../flights/offer-schema'
import { rankWeightsSchema } from '../flights/rank-weights-schema'
import { flightSearchSchema, searchWishesSchema } from '../flights/search-schema'
import { moneySchema } from '../money-schema'
import { passengerSchema, requiredDetailSchema } from '../passengers/passenger-schema'
import { billingSchema } from '../payment/billing-schema'
import { tripPlanSchema } from '../plan/trip-plan-schema'
import { tripStaysSchema } from '../stays/trip-stays-schema'
import { tripBudgetSchema } from './trip-budget-schema'
import { NO_MEMORY } from './trip-memory'
import { tripMemorySchema } from './trip-memory-schema'

/** What the trip knows of the search its flights come from. Instants are ISO in UTC. */
export const resultFactsSchema = z.object({
  searchId: z.string(),
  search: flightSearchSchema,
  isSimulated: z.boolean(),
  searchedAt: z.string(),
  expiresAt: z.string(),
  offerCounts: z.array(z.number().int()),
})
export type ResultFacts = z.infer<typeof resultFactsSchema>

/** A flight the traveller picked for one slice; `fare` is null until one is chosen. */
export const pickedFlightSchema = z.object({ offer: flightOfferSchema, fare: fareSchema.nullable() })
export type PickedFlight = z.infer<typeof pickedFlightSchema>

/** Fares that moved since they were chosen, in slice order: nothing changes before the traveller has said yes to them. */
export const priceChangeSchema = z.object({ fares: z.array(fareSchema), previousTotal: moneySchema, total: moneySchema })
export type PriceChange = z.infer<typeof priceChangeSchema>

/**
 * One thread's trip: the fold of its commands, nothing more. `picks[i]` belongs to `result.search.slices[i]`.
 * Mode, price and checkout step are derived from it (mode.ts, price.ts), never stored.
 */
export const tripSchema = z.object({
  wishes: searchWishesSchema,
  /** `filters[i]` belongs to slice i; a missing one restricts nothing. */
  filters: z.array(flightFiltersSchema),
  weights: rankWeightsSchema,
  result: resultFactsSchema.nullable(),
  picks: z.array(pickedFlightSchema.nullable()),
  /** Seats, bags, meals and extras, with the prices they were chosen at. */
  ancillaries: ancillariesSchema.default(NO_ANCILLARIES),
  /** What the airline wants now, where that is not what was chosen; null once it is accepted or was never different. */
  priceChange: priceChangeSchema.nullable().default(null),
  requiredDetails: z.array(requiredDetailSchema),
  passengers: z.array(passengerSchema),
  billing: billingSchema.nullable(),
  isCheckingOut: z.boolean(),
  /** What to see day by day; null while nobody has asked for it. */
  plan: tripPlanSchema.nullable().default(null),
  /** Where to stay; null while nobody has asked for it. */
  stays: tripStaysSchema.nullable().default(null),
  /** The most that flights and stay may cost together; null while nobody has said so. */
  budget: tripBudgetSchema.nullable().default(null),
  /** What was said once of the travellers' likes and needs, read by every tool. */
  memory: tripMemorySchema.default(NO_MEMORY),
  /** Outbound and return are chosen one after the other, rather than as round trips. */
  choosesSeparately: z.boolean().default(false),
})
export type Trip = z.infer<typeof tripSchema>
