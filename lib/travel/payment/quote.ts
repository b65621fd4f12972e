import { z } from 'zod'
import { moneySchema } from '../money'
import { priceLineSchema } from '../trip/price'

/** The server's priced, dated statement of a trip; what a confirmation is bound to. `hash` covers flights, fares, passengers and total. */
export const quoteSchema = z.object({
  hash: z.string(),
  fareIds: z.array(z.string()),
  lines: z.array(priceLineSchema),
  serviceFee: moneySchema,
  total: moneySchema,
  pricedAt: z.string(),
  expiresAt: z.string(),
})
export type Quote = z.infer<typeof quoteSchema>
