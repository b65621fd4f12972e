import { z } from 'zod'

/** Who takes the money, and so which card form is shown; the key is Stripe's publishable one. */
export const cardGatewaySchema = z.object({
  gateway: z.enum(['sandbox', 'stripe']),
  publishableKey: z.string().nullable(),
  isTest: z.boolean(),
})
