import { z } from 'zod'
import { orderViewSchema } from '../trip/live-trip-schema'

/** How a payment ended, or stands; `message` is for the traveller. */
export const paymentResultSchema = z.object({
  orderId: z.string(),
  paymentIntentId: z.string().nullable(),
  status: z.enum(['idle', 'processing', 'succeeded', 'failed']),
  message: z.string(),
})
export type PaymentResult = z.infer<typeof paymentResultSchema>

/** What the routes answer that tell of a payment: the order, with the result of paying for it. */
export const paymentAnswerSchema = orderViewSchema.extend({ payment: paymentResultSchema })
export type PaymentAnswer = z.infer<typeof paymentAnswerSchema>
