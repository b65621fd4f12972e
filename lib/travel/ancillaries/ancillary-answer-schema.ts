import { z } from 'zod'
import { moneySchema } from '../money-schema'
import { refusalSchema } from '../refusal-schema'

/** One thing for one traveller, or the group, on one flight, chosen or removed. `whom` is "Adult 1", never a name: models read it. */
const chosenItemSchema = z.object({
  what: z.string(),
  whom: z.string(),
  flight: z.string(),
  price: moneySchema,
  isRemoved: z.boolean().optional(),
})
export type ChosenItem = z.infer<typeof chosenItemSchema>

/** What there is; `lowest` is the price it begins at, null where a thing is not sold apart. `seats` are some of them at that price. */
const shownItemSchema = z.object({
  what: z.string(),
  flight: z.string(),
  lowest: moneySchema.nullable(),
  isIncluded: z.boolean(),
  seats: z.array(z.string()).optional(),
})
export type ShownItem = z.infer<typeof shownItemSchema>

/** What a wish for seats, bags, meals or extras came to: what was chosen, what there is, or why not. */
export const ancillaryAnswerSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('chosen'),
    items: z.array(chosenItemSchema),
    kindTotal: moneySchema,
    tripTotal: moneySchema,
    notes: z.array(z.string()),
  }),
  z.object({ status: z.literal('shown'), summary: z.array(shownItemSchema), tripTotal: moneySchema }),
  z.object({ status: z.literal('unavailable'), message: z.string() }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
export type AncillaryAnswer = z.infer<typeof ancillaryAnswerSchema>
