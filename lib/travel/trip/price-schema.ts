import { z } from 'zod'
import { ancillaryLineSchema } from '../ancillaries/ancillaries-schema'
import { payerSchema, taxItemSchema } from '../flights/offer-schema'
import { moneySchema } from '../money-schema'

/**
 * One passenger type's share of the trip, per passenger and for all of the type: `total` × `count` = `subtotal`. Of `everyone`
 * all amounts are for all `count` travellers together. `base` and `taxes` are null where the supplier does not say.
 */
export const priceLineSchema = z.object({
  type: payerSchema,
  count: z.number().int(),
  base: moneySchema.nullable(),
  taxes: moneySchema.nullable(),
  /** What `taxes` consist of, where the supplier says. */
  taxItems: z.array(taxItemSchema).optional(),
  total: moneySchema,
  subtotal: moneySchema,
})
export type PriceLine = z.infer<typeof priceLineSchema>

/**
 * The price of the picked flights and of what is bought with them. Sum of `lines[].subtotal` + `serviceFee` + `ancillaries[].total` =
 * `total`, to the minor unit.
 * `isFinal` is false while a slice or a fare is still open; picks without a fare count at the price they were shown at.
 */
export const tripPriceSchema = z.object({
  lines: z.array(priceLineSchema),
  serviceFee: moneySchema,
  ancillaries: z.array(ancillaryLineSchema).default([]),
  total: moneySchema,
  isFinal: z.boolean(),
})
export type TripPrice = z.infer<typeof tripPriceSchema>
