import { z } from 'zod'
import type { Customers } from './customers'
import { StripeRefusal } from './failure'
import type { StripeClient } from './stripe-client'

/** Takes a kept card away from its customer, so that nobody can charge it again. Nothing happens to a card that is not this user's. */
export async function forgetCard(
  client: StripeClient,
  customers: Customers,
  { userId, token }: { userId: string; token: string },
): Promise<void> {
  const customer = await customers.find(userId)
  if (!customer || !token.startsWith('pm_')) return
  try {
    await client.call('find a kept card', (stripe) => stripe.customers.retrievePaymentMethod(customer, token), z.unknown())
    await client.call('forget a kept card', (stripe) => stripe.paymentMethods.detach(token), z.unknown())
  } catch (error) {
    // Stripe does not know it, or no longer with this customer.
    if (!(error instanceof StripeRefusal)) throw error
  }
}
