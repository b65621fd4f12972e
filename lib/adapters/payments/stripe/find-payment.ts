import type { GatewayPayment } from '@/lib/ports/payment-gateway'
import type { Customers } from './customers'
import { EXPANDED, type Intent, intentSchema, readPayment } from './intent'
import type { StripeClient } from './stripe-client'

/** How a payment stands at Stripe at this moment. */
export function retrieveIntent(client: StripeClient, paymentId: string): Promise<Intent> {
  return client.call('read a payment', (stripe) => stripe.paymentIntents.retrieve(paymentId, { expand: [...EXPANDED] }), intentSchema)
}

/**
 * Goes through the customer's own payments: that list is never behind, unlike Stripe's search. Who was never kept as a customer never
 * came as far as a payment.
 */
export async function findPayment(
  client: StripeClient,
  customers: Customers,
  { userId, key }: { userId: string; key: string },
): Promise<GatewayPayment | null> {
  const customer = await customers.find(userId)
  if (!customer) return null
  const found = await client.call(
    'find a payment',
    async (stripe) => {
      const expand = EXPANDED.map((name) => `data.${name}`)
      for await (const intent of stripe.paymentIntents.list({ customer, limit: 100, expand })) {
        if (intent.metadata.key === key) return intent
      }
      return null
    },
    intentSchema.nullable(),
  )
  return found ? readPayment(found) : null
}
