import { z } from 'zod'
import { fareSchema, flightOfferSchema, payerSchema } from './offer-schema'
import { rankedOfferSchema } from './ranked-offer-schema'

const segmentShape = flightOfferSchema.shape.segments.element
const layoverShape = flightOfferSchema.shape.layovers.element
const index = z.number().int().min(0)

const packedSegmentSchema = segmentShape
  .omit({ origin: true, destination: true, stopsAt: true, marketingCarrier: true, operatingCarrier: true, aircraft: true })
  .extend({ from: index, to: index, stops: z.array(index).optional(), marketing: index, operating: index, aircraft: index })
export type PackedSegment = z.infer<typeof packedSegmentSchema>

const packedLayoverSchema = layoverShape.omit({ airport: true, leavesFrom: true }).extend({ at: index, leaves: index.optional() })
export type PackedLayover = z.infer<typeof packedLayoverSchema>

/** What many fares share: everything but their ids, amounts and amenities. `idEnd` is what follows the offer's id in the fare's. */
const fareTermsSchema = fareSchema.omit({ fareId: true, passengerFares: true, total: true, amenities: true }).extend({
  idEnd: z.string().nullable(),
  currency: z.string(),
  payers: z.array(z.tuple([payerSchema, z.number().int().positive()])),
})
export type FareTerms = z.infer<typeof fareTermsSchema>

/** The terms, the total, then base, taxes and total of each payer; the id where it does not begin with the offer's. */
const packedFareSchema = z.object({
  terms: index,
  amounts: z.array(z.number().int().nullable()),
  amenities: z.array(index).optional(),
  fareId: z.string().optional(),
})
export type PackedFare = z.infer<typeof packedFareSchema>

const packedOfferSchema = flightOfferSchema
  .omit({ segments: true, layovers: true, fares: true })
  .extend({ segments: z.array(index), layovers: z.array(packedLayoverSchema), fares: z.array(packedFareSchema) })

/** Ranked offers with what they repeat in tables that they point into: a fifth of the size, and nothing lost. */
export const packedRankedSchema = z.object({
  places: z.array(segmentShape.shape.origin),
  carriers: z.array(segmentShape.shape.marketingCarrier),
  aircraft: z.array(z.string()),
  segments: z.array(packedSegmentSchema),
  terms: z.array(fareTermsSchema),
  amenities: z.array(fareSchema.shape.amenities.unwrap().element),
  ranked: z.array(rankedOfferSchema.omit({ offer: true }).extend({ offer: packedOfferSchema })),
})
export type PackedRanked = z.infer<typeof packedRankedSchema>
