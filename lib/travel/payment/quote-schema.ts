import { z } from 'zod'
import { ancillaryLineSchema } from '../ancillaries/ancillaries-schema'
import { moneySchema } from '../money-schema'
import { priceLineSchema } from '../trip/price-schema'

/**
 * The server's priced, dated statement of a trip; what a confirmation is bound to. `hash` covers flights, fares, what is
 * bought with them, passengers and total.
 */
export const quoteSchema = z.object({
  hash: z.string(),
  fareIds: z.array(z.string()),
  lines: z.array(priceLineSchema),
  serviceFee: moneySchema,
  ancillaries: z.array(ancillaryLineSchema).default([]),
  total: moneySchema,
  /** What the supplier asks, where a card cannot be charged exactly that. */
  supplierTotal: moneySchema.optional(),
  pricedAt: z.string(),
  expiresAt: z.string(),
})
export type Quote = z.infer<typeof quoteSchema>
