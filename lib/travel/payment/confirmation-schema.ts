import { z } from 'zod'
import { fareSchema } from '../flights/offer-schema'
import { moneySchema } from '../money-schema'
import { quoteSchema } from './quote-schema'

/** The server's offer to buy at exactly this price, once. */
export const confirmationSchema = z.object({
  confirmationId: z.string(),
  quote: quoteSchema,
  previousTotal: moneySchema,
  expiresAt: z.string(),
  /** The fares as they cost now, slice by slice, where the supplier prices them one by one. */
  fares: z.array(fareSchema).optional(),
})
export type Confirmation = z.infer<typeof confirmationSchema>

/** The same for what is still due of a trip that is booked already. */
export const duePaymentSchema = z.object({ confirmationId: z.string(), amount: moneySchema, expiresAt: z.string() })
export type DuePayment = z.infer<typeof duePaymentSchema>
