import { z } from 'zod'
import { localTimeSchema } from '../date-schemas'
import { moneySchema } from '../money-schema'
import { flightFiltersSchema } from './filters/flight-filters-schema'
import { flightOfferSchema, sourceReportSchema } from './offer-schema'
import { rankWeightsSchema } from './rank-weights-schema'
import { flightSearchSchema } from './search-schema'

export const pickLabelSchema = z.enum(['cheapest', 'fastest', 'best-value'])
export type PickLabel = z.infer<typeof pickLabelSchema>

/** An offer with its place (1 is first) and why it stands there: `reason` is one computed clause in money and minutes. */
export const rankedOfferSchema = z.object({
  offer: flightOfferSchema,
  place: z.number().int().positive(),
  labels: z.array(pickLabelSchema),
  reason: z.string(),
  total: moneySchema,
})
export type RankedOffer = z.infer<typeof rankedOfferSchema>

/** What the model and the traveller's words can point at, without the fares. `total` is for everybody, at the lead fare. */
export const offerBriefSchema = z.object({
  offerId: z.string(),
  place: z.number().int().positive(),
  flightNumbers: z.array(z.string()),
  airline: z.string(),
  from: z.string(),
  to: z.string(),
  departsAt: localTimeSchema,
  arrivesAt: localTimeSchema,
  durationMinutes: z.number().int(),
  connections: z.number().int(),
  via: z.array(z.string()),
  total: moneySchema,
  /** As the offer says it: of the whole trip, or on top of the flight before. */
  priceCovers: z.enum(['trip', 'addition']).optional(),
})
export type OfferBrief = z.infer<typeof offerBriefSchema>

/**
 * A flight out and a flight back as one choice: `total` and `durationMinutes` are of both, for everybody. Labels and reason are those among
 * all round trips; one without a label stands in for a label that another round trip won as well.
 */
export const roundTripSchema = z.object({
  offerIds: z.tuple([z.string(), z.string()]),
  labels: z.array(pickLabelSchema),
  reason: z.string(),
  total: moneySchema,
  durationMinutes: z.number().int(),
})
export type RoundTrip = z.infer<typeof roundTripSchema>

/** A round trip that was asked for by its flights. */
export const namedRoundTripSchema = roundTripSchema.omit({ reason: true })
export type NamedRoundTrip = z.infer<typeof namedRoundTripSchema>

/** Up to three round trips, the recommended one first, and each of their flights once; `returnCount` counts the flights back. */
export const roundTripsSchema = z.object({
  trips: z.array(roundTripSchema),
  offers: z.array(flightOfferSchema),
  returnCount: z.number().int(),
  /** What the flights back are filtered by, where anything is. */
  returnFilters: flightFiltersSchema.optional(),
})
export type RoundTrips = z.infer<typeof roundTripsSchema>

/**
 * The answer to "which flight for this slice?": up to three labelled picks with all their facts, and briefs of the first ten in
 * rank order (the picks among them). The rest is in the search store under `searchId`. Instants are ISO in UTC.
 */
export const flightPicksSchema = z.object({
  searchId: z.string(),
  sliceIndex: z.number().int(),
  /** The order they stand in, where it is not the traveller's own preference. */
  by: pickLabelSchema.optional(),
  /** What the traveller minds, where it is not what most people do. */
  weights: rankWeightsSchema.optional(),
  /** What they are filtered by, where anything is; `totalCount` counts the flights without it. */
  filters: flightFiltersSchema.optional(),
  totalCount: z.number().int().optional(),
  search: flightSearchSchema,
  offerCount: z.number().int(),
  picks: z.array(rankedOfferSchema),
  briefs: z.array(offerBriefSchema),
  /** Where a search there and back has nothing chosen yet: whole round trips, before the flights of the first direction. */
  roundTrips: roundTripsSchema.optional(),
  isSimulated: z.boolean(),
  searchedAt: z.string(),
  expiresAt: z.string(),
  /** Who was asked, where one of them is missing. */
  sources: z.array(sourceReportSchema).optional(),
})
export type FlightPicks = z.infer<typeof flightPicksSchema>
