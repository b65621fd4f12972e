import { z } from 'zod'
import { moneySchema } from '../money-schema'
import { bagOptionSchema, extraOptionSchema, mealOptionSchema } from './offer-details-schema'
import { SEAT_TRAITS, segmentRefSchema } from './seat-map-schema'

/** What was chosen, with the facts the server found: the price is the supplier's, never the browser's. */
export const chosenSeatSchema = segmentRefSchema.extend({
  passengerIndex: z.number().int(),
  seatNumber: z.string(),
  optionId: z.string(),
  traits: z.array(z.enum(SEAT_TRAITS)),
  /** The seats beside it, also over the aisle. */
  neighbours: z.array(z.string()),
  price: moneySchema,
})
export type ChosenSeat = z.infer<typeof chosenSeatSchema>

/** `passengerIndex: null` is for the group. */
const chosenBagSchema = z.object({
  option: bagOptionSchema,
  passengerIndex: z.number().int().nullable(),
  quantity: z.number().int().positive(),
})
export type ChosenBag = z.infer<typeof chosenBagSchema>

const chosenMealSchema = z.object({ option: mealOptionSchema, passengerIndex: z.number().int() })
export type ChosenMeal = z.infer<typeof chosenMealSchema>

const chosenExtraSchema = z.object({ option: extraOptionSchema, passengerIndex: z.number().int().nullable() })
export type ChosenExtra = z.infer<typeof chosenExtraSchema>

/** All that is bought beside the fares. */
export const ancillariesSchema = z.object({
  seats: z.array(chosenSeatSchema),
  bags: z.array(chosenBagSchema),
  meals: z.array(chosenMealSchema),
  extras: z.array(chosenExtraSchema),
})
export type Ancillaries = z.infer<typeof ancillariesSchema>

/** One kind's sum; `count` is of things, not of people. */
export const ancillaryLineSchema = z.object({
  kind: z.enum(['seats', 'bags', 'meals', 'extras']),
  count: z.number().int().positive(),
  total: moneySchema,
})
export type AncillaryLine = z.infer<typeof ancillaryLineSchema>

/** What a change of the trip took away of one kind, and in which directions. */
export const givenUpSchema = z.object({ kind: ancillaryLineSchema.shape.kind, sliceIndexes: z.array(z.number().int()) })
export type GivenUp = z.infer<typeof givenUpSchema>
