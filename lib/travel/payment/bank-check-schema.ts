import { z } from 'zod'
import { moneySchema } from '../money-schema'

/**
 * What the sandbox bank asks its customer about a payment, and how that stands: `open` waits for an answer, `closed` ended without one.
 * `message` is why it said no.
 */
export const bankCheckSchema = z.object({
  paymentId: z.string(),
  orderId: z.string(),
  amount: moneySchema,
  card: z.object({ brand: z.string(), last4: z.string() }),
  state: z.enum(['open', 'confirmed', 'refused', 'closed']),
  message: z.string().nullable(),
})
export type BankCheck = z.infer<typeof bankCheckSchema>

/** How the customer of the sandbox bank lets the check end. */
export const checkAnswerSchema = z.strictObject({ answer: z.enum(['complete', 'fail']) })
export type CheckAnswer = z.infer<typeof checkAnswerSchema>['answer']
