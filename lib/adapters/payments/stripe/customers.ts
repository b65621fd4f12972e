import { z } from 'zod'
import type { PaymentCustomers } from '@/lib/ports/payment-customers'
import { actOnce } from './act-once'
import { StripeFault } from './failure'
import type { StripeClient } from './stripe-client'

const customerSchema = z.object({ id: z.string().startsWith('cus_'), deleted: z.boolean().default(false) })

/** Who our users are at Stripe. Customers of test keys are kept apart: a live key does not know them. */
export type Customers = {
  find(userId: string): Promise<string | null>
  ensure(userId: string): Promise<string>
  forget(userId: string): Promise<void>
}

export function createCustomers(client: StripeClient, kept: PaymentCustomers): Customers {
  const gateway = client.isLive ? 'stripe' : 'stripe_test'
  const find = (userId: string) => kept.find(userId, gateway)
  return {
    find,
    async ensure(userId) {
      const known = await find(userId)
      if (known) return known
      const { id } = await actOnce(`customer:${userId}`, {
        send: async (idempotencyKey) => {
          const made = await client.call(
            'create a customer',
            (stripe) => stripe.customers.create({ metadata: { user_id: userId } }, { idempotencyKey }),
            customerSchema,
          )
          const standing = await client.call('read a customer', (stripe) => stripe.customers.retrieve(made.id), customerSchema)
          // This key only knows the one who was forgotten since.
          if (standing.deleted) throw new StripeFault()
          return made
        },
        // One too many, whom nobody kept, does no harm.
        look: async () => null,
      })
      return kept.keep(userId, gateway, id)
    },
    forget: (userId) => kept.forget(userId, gateway),
  }
}
