import { z } from 'zod'
import { BOOKING_STATUSES, PAYMENT_STATUSES } from '../../states/booking-status'

/**
 * What a model is told of an order. charged: what was taken, less what went back; held: what is only reserved on the card, null when
 * nothing is; next: what happens next, in a sentence, null when nothing does. No card, and no time of a clock that may not be the traveller's.
 */
export const orderDigestSchema = z.object({
  status: z.enum(BOOKING_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  bookingReference: z.string().nullable(),
  lastError: z.string().nullable(),
  charged: z.string(),
  held: z.string().nullable(),
  next: z.string().nullable(),
})
export type OrderDigest = z.infer<typeof orderDigestSchema>
