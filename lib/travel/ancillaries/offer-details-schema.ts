import { z } from 'zod'
import { fareSchema } from '../flights/offer-schema'
import { moneySchema } from '../money-schema'
import { passengerTypeSchema, requiredDetailSchema } from '../passengers/passenger-schema'
import { segmentRefSchema } from './seat-map-schema'

/** `flight` in words, "TP362, 09:40 → 12:25"; `reason` as the ranking gives it, without a full stop. */
const recommendedFlightSchema = z.object({ offerId: z.string(), flight: z.string(), reason: z.string() })
export type RecommendedFlight = z.infer<typeof recommendedFlightSchema>

const sliceIndexesSchema = z.array(z.number().int().min(0).max(4)).min(1)

/**
 * A bag that can be bought beside what the fare includes. `sliceIndexes` are the directions that one price covers: [0] outward,
 * [1] return, several for one price for all (the specification's generic option). `weightKg` is of each piece, null where it is not
 * said. `isPerPassenger: false` is bought once for the group. `price` is for one.
 */
export const bagOptionSchema = z.object({
  optionId: z.string(),
  kind: z.enum(['checked', 'cabin']),
  sliceIndexes: sliceIndexesSchema,
  isPerPassenger: z.boolean(),
  /** Whom it is sold to; infants mostly have an allowance of their own. */
  passengerIndexes: z.array(z.number().int()),
  pieces: z.number().int().positive(),
  weightKg: z.number().nullable(),
  mostQuantity: z.number().int().positive(),
  price: moneySchema,
})
export type BagOption = z.infer<typeof bagOptionSchema>

/** A meal on one flight, for one passenger of one of `passengerTypes`. `code` is the industry's special meal code. Zero is included. */
export const mealOptionSchema = segmentRefSchema.extend({
  optionId: z.string(),
  code: z.string(),
  name: z.string(),
  passengerTypes: z.array(passengerTypeSchema),
  price: moneySchema,
})
export type MealOption = z.infer<typeof mealOptionSchema>

/** An animal's place. `maxKg` and `carrierCm` (length, width, height) bound the animal together with its carrier or crate. */
const petPlaceSchema = z.object({
  place: z.enum(['cabin', 'hold']),
  maxKg: z.number().positive(),
  carrierCm: z.tuple([z.number(), z.number(), z.number()]),
})

/**
 * Anything else: priority boarding, fast track, a lounge, a flexible ticket, a second seat, an animal. `description` says what one gets,
 * in one sentence. `isForOne` is wished for one traveller unless others are named: one dog is not a dog each. `leftForParty` is how many
 * the flights still take, where they take only so many.
 */
export const extraOptionSchema = z.object({
  optionId: z.string(),
  name: z.string(),
  description: z.string(),
  sliceIndexes: sliceIndexesSchema,
  isPerPassenger: z.boolean(),
  passengerIndexes: z.array(z.number().int()),
  price: moneySchema,
  termsUrl: z.string().nullable(),
  isForOne: z.literal(true).optional(),
  pet: petPlaceSchema.optional(),
  leftForParty: z.number().int().positive().optional(),
})
export type ExtraOption = z.infer<typeof extraOptionSchema>

/** For display only: what the supplier says of a fare, e.g. "Wi-Fi" or "Change until 2 h before departure". */
const supplierFeatureSchema = z.object({ sliceIndex: z.number().int(), name: z.string(), detail: z.string() })

/**
 * The specification's flight process data: all that can be chosen beside the fares `fareIds` (in slice order), and what the supplier
 * needs to know. `null` lists are not sold by this supplier at all, which is not the same as an empty one.
 */
export const offerDetailsSchema = z.object({
  fareIds: z.array(z.string()),
  /** Fare options by direction, cheapest first. */
  fareOptions: z.array(z.array(fareSchema)),
  bags: z.array(bagOptionSchema).nullable(),
  meals: z.array(mealOptionSchema).nullable(),
  extras: z.array(extraOptionSchema).nullable(),
  /** Flights that seats can be chosen on; null where this supplier sells none. */
  seatSegments: z.array(segmentRefSchema).nullable(),
  requiredDetails: z.array(requiredDetailSchema),
  /** The specification's supplier_parameters: name to value, for display only. */
  supplierParameters: z.record(z.string(), z.string()),
  supplierFeatures: z.array(supplierFeatureSchema),
  serviceFee: moneySchema,
  /** Of the fares alone, for everybody. */
  total: moneySchema,
  expiresAt: z.string(),
  /** The specification's recommended flight, by direction: ours, by rank and the traveller's own weights; no supplier gives it. */
  recommended: z.array(recommendedFlightSchema.nullable()).optional(),
})
export type OfferDetails = z.infer<typeof offerDetailsSchema>
