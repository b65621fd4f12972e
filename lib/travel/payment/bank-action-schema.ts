import { z } from 'zod'

/** What the bank asks of whoever pays: a page of ours to be shown, or what Stripe's script shows; null when it asks nothing. */
export const bankActionSchema = z.object({
  action: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('page'), url: z.string() }),
      z.object({ kind: z.literal('stripe'), clientSecret: z.string().min(1) }),
    ])
    .nullable(),
})
