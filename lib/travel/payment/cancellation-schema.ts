import { z } from 'zod'
import { moneySchema } from '../money-schema'

/** Who gives the money back: we on the card, or the airline as its own paper (a voucher, a credit); `unknown` is for a person to find out. */
export const refundBySchema = z.enum(['card', 'airline', 'unknown'])
export type RefundBy = z.infer<typeof refundBySchema>

/**
 * What the supplier said a cancellation brings. `refund: null` is not known; `refundTo` is said to the traveller. `confirmedAt` is when
 * the traveller pressed, null while it is only a quote. Instants are ISO in UTC.
 */
export const orderCancellationSchema = z.object({
  cancellationId: z.string(),
  refund: moneySchema.nullable(),
  refundBy: refundBySchema.default('unknown'),
  refundTo: z.string(),
  expiresAt: z.string().nullable(),
  quotedAt: z.string(),
  confirmedAt: z.string().nullable(),
})
export type OrderCancellation = z.infer<typeof orderCancellationSchema>

export const quotedCancellationSchema = z.object({ cancellation: orderCancellationSchema })
