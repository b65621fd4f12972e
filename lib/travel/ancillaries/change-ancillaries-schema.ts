import { z } from 'zod'
import { chosenSeatSchema } from './ancillaries-schema'
import { bagOptionSchema, extraOptionSchema, mealOptionSchema } from './offer-details-schema'
import { segmentRefSchema } from './seat-map-schema'

const passengerIndexSchema = z.number().int().min(0).max(8)
const MOST_CHANGES = 200

/** A seat for somebody on one flight; null gives theirs up. */
const seatChangeSchema = segmentRefSchema
  .extend({ passengerIndex: passengerIndexSchema, seatNumber: z.string().max(6).nullable() })
  .strict()
/** How many of a bag somebody, or the group, takes; 0 takes it away. */
const bagChangeSchema = z.strictObject({
  optionId: z.string().max(200),
  passengerIndex: passengerIndexSchema.nullable(),
  quantity: z.number().int().min(0).max(9),
})
/** A meal for somebody on one flight; null takes it away. */
const mealChangeSchema = segmentRefSchema
  .extend({ passengerIndex: passengerIndexSchema, optionId: z.string().max(200).nullable() })
  .strict()
/** Whether somebody, or the group, takes an extra. */
const extraChangeSchema = z.strictObject({
  optionId: z.string().max(200),
  passengerIndex: passengerIndexSchema.nullable(),
  isWanted: z.boolean(),
})
export type SeatChange = z.infer<typeof seatChangeSchema>
export type BagChange = z.infer<typeof bagChangeSchema>
export type MealChange = z.infer<typeof mealChangeSchema>
export type ExtraChange = z.infer<typeof extraChangeSchema>

/** The four commands: several changes at once, so that one undo takes one decision back. */
export const ancillaryCommandSchemas = [
  z.strictObject({ type: z.literal('choose-seats'), seats: z.array(seatChangeSchema).min(1).max(MOST_CHANGES) }),
  z.strictObject({ type: z.literal('choose-bags'), bags: z.array(bagChangeSchema).min(1).max(MOST_CHANGES) }),
  z.strictObject({ type: z.literal('choose-meals'), meals: z.array(mealChangeSchema).min(1).max(MOST_CHANGES) }),
  z.strictObject({ type: z.literal('choose-extras'), extras: z.array(extraChangeSchema).min(1).max(MOST_CHANGES) }),
] as const
export type AncillaryCommand = z.infer<(typeof ancillaryCommandSchemas)[number]>

/** What the supplier sells of what a command names; what is missing here is not sold. */
export const ancillaryFactsSchema = z.object({
  seats: z.array(chosenSeatSchema).optional(),
  bags: z.array(bagOptionSchema).optional(),
  meals: z.array(mealOptionSchema).optional(),
  extras: z.array(extraOptionSchema).optional(),
})
export type AncillaryFacts = z.infer<typeof ancillaryFactsSchema>
