import { z } from 'zod'
import { ancillaryCommandSchemas, ancillaryFactsSchema } from '../ancillaries/change-ancillaries-schema'
import { flightFiltersSchema } from '../flights/filters/flight-filters-schema'
import { fareSchema, flightOfferSchema } from '../flights/offer-schema'
import { rankWeightsSchema } from '../flights/rank-weights-schema'
import { searchChangeSchema } from '../flights/search-schema'
import { cleanPassenger } from '../passengers/clean-passenger'
import { passengerSchema, requiredDetailSchema } from '../passengers/passenger-schema'
import { cleanBilling } from '../payment/billing'
import { billingSchema } from '../payment/billing-schema'
import { planCommandSchema } from '../plan/plan-commands-schema'
import { tripPlanSchema } from '../plan/trip-plan-schema'
import { stayCommandSchemas, stayFactsSchema } from '../stays/trip-stays-schema'
import { tripBudgetSchema } from './trip-budget-schema'
import { memoryChangeSchema } from './trip-memory-schema'
import { pickedFlightSchema, priceChangeSchema, resultFactsSchema } from './trip-schema'

const sliceIndexSchema = z.number().int().min(0).max(4)
const offerIdSchema = z.string().max(200)
/** The flight out and the flight back. */
const roundTripIdsSchema = z.tuple([offerIdSchema, offerIdSchema])

/** The only thing that changes a trip; issued by a tool or by a click. It carries ids, never prices. */
export const tripCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('change-search'),
    change: searchChangeSchema,
    /** A variant that was compared is taken: its filters stand, and for a chosen flight that isn't sold any more a comparable one is. */
    variant: z.strictObject({ filters: z.array(flightFiltersSchema).max(5) }).optional(),
  }),
  z.strictObject({
    type: z.literal('take-search'),
    searchId: z.string().max(200),
    filters: z.array(flightFiltersSchema).max(5),
    weights: rankWeightsSchema.optional(),
    pick: z.strictObject({ sliceIndex: sliceIndexSchema, offerId: offerIdSchema }).optional(),
    roundTrip: roundTripIdsSchema.optional(),
  }),
  z.strictObject({
    type: z.literal('filter-flights'),
    slices: z
      .array(z.strictObject({ sliceIndex: sliceIndexSchema, filters: flightFiltersSchema }))
      .min(1)
      .max(5),
  }),
  z.strictObject({ type: z.literal('weigh-flights'), weights: rankWeightsSchema }),
  z.strictObject({ type: z.literal('choose-separately'), isSeparate: z.boolean() }),
  z.strictObject({ type: z.literal('pick-offer'), sliceIndex: sliceIndexSchema, offerId: offerIdSchema }),
  z.strictObject({ type: z.literal('pick-round-trip'), offerIds: roundTripIdsSchema }),
  z.strictObject({ type: z.literal('drop-pick'), sliceIndex: sliceIndexSchema }),
  z.strictObject({ type: z.literal('choose-fare'), sliceIndex: sliceIndexSchema, fareId: z.string().max(200) }),
  ...ancillaryCommandSchemas,
  z.strictObject({ type: z.literal('start-checkout') }),
  z.strictObject({ type: z.literal('accept-price') }),
  z.strictObject({ type: z.literal('renew-prices'), searchId: z.string().max(200) }),
  z.strictObject({ type: z.literal('set-passengers'), passengers: z.array(passengerSchema.transform(cleanPassenger)).min(1).max(9) }),
  z.strictObject({ type: z.literal('edit-passengers') }),
  z.strictObject({ type: z.literal('set-billing'), billing: billingSchema.transform(cleanBilling) }),
  ...planCommandSchema.options,
  ...stayCommandSchemas,
  z.strictObject({ type: z.literal('set-budget'), budget: tripBudgetSchema.nullable() }),
  z.strictObject({ type: z.literal('remember'), change: memoryChangeSchema }),
  z.strictObject({ type: z.literal('start-over') }),
])
export type TripCommand = z.infer<typeof tripCommandSchema>

/** What the workflow looked up for a command, stored beside it so that the fold needs no outside. */
const commandFactsSchema = z.object({
  result: resultFactsSchema.nullable().optional(),
  offer: flightOfferSchema.optional(),
  /** The flights of a round trip that the search still has, in order. */
  roundTrip: z.array(flightOfferSchema).optional(),
  fare: fareSchema.optional(),
  requiredDetails: z.array(requiredDetailSchema).optional(),
  ancillaries: ancillaryFactsSchema.optional(),
  priceChange: priceChangeSchema.nullable().optional(),
  /** The picks as they are sold after a new look or in another search, null where a flight is gone. */
  picks: z.array(pickedFlightSchema.nullable()).optional(),
  /** The plan as it was made then, whatever the place's page says later, and what changed it in short words. */
  plan: z.object({ after: tripPlanSchema, words: z.string() }).optional(),
  stays: stayFactsSchema.optional(),
})
export type CommandFacts = z.infer<typeof commandFactsSchema>

export const recordedCommandSchema = z.object({
  number: z.number().int().positive(),
  command: tripCommandSchema,
  facts: commandFactsSchema,
  issuedBy: z.enum(['traveller', 'assistant']),
  issuedAt: z.string(),
})
export type RecordedCommand = z.infer<typeof recordedCommandSchema>
