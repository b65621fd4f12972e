import { z } from 'zod'
import type { Customers } from './customers'
import { StripeRefusal } from './failure'
import type { StripeClient } from './stripe-client'

/** Deletes a customer with all cards of theirs, also those that were kept at a hold which came to nothing. Payments stay in the books. */
export async function forgetCustomer(client: StripeClient, customers: Customers, userId: string): Promise<void> {
  const customer = await customers.find(userId)
  if (!customer) return
  try {
    await client.call('forget a customer', (stripe) => stripe.customers.del(customer), z.unknown())
  } catch (error) {
    // Deleted before.
    if (!(error instanceof StripeRefusal) || error.facts.code !== 'resource_missing') throw error
  }
  await customers.forget(userId)
}
