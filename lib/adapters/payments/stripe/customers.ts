import { z } from 'zod'
import type { PaymentCustomers } from '@/lib/ports/payment-customers'
import { actOnce } from './act-once'
import type { StripeClient } from './stripe-client'

const customerSchema = z.object({ id: z.string().startsWith('cus_') })

/** Who our users are at Stripe. Customers of test keys are kept apart: a live key does not know them. */
export type Customers = { find(userId: string): Promise<string | null>; ensure(userId: string): Promise<string> }

export function createCustomers(client: StripeClient, kept: PaymentCustomers): Customers {
  const gateway = client.isLive ? 'stripe' : 'stripe_test'
  const find = (userId: string) => kept.find(userId, gateway)
  return {
    find,
    async ensure(userId) {
      const known = await find(userId)
      if (known) return known
      const { id } = await actOnce(`customer:${userId}`, {
        send: (idempotencyKey) =>
          client.call(
            'create a customer',
            (stripe) => stripe.customers.create({ metadata: { user_id: userId } }, { idempotencyKey }),
            customerSchema,
          ),
        // One too many, whom nobody kept, does no harm.
        look: async () => null,
      })
      return kept.keep(userId, gateway, id)
    },
  }
}
