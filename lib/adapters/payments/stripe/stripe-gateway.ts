import type { PaymentCustomers } from '@/lib/ports/payment-customers'
import type { PaymentGateway } from '@/lib/ports/payment-gateway'
import { authorise } from './authorise'
import { cancel } from './cancel'
import { capture } from './capture'
import { createCustomers } from './customers'
import { findPayment, retrieveIntent } from './find-payment'
import { forgetCard } from './forget-card'
import { forgetCustomer } from './forget-customer'
import { readPayment } from './intent'
import { readWebhook } from './read-webhook'
import { refund } from './refund'
import { type ClientConfig, openStripeClient } from './stripe-client'

export type StripeGatewayConfig = ClientConfig & { webhookSecret: string; customers: PaymentCustomers }

/**
 * Cards through Stripe with manual capture. Three tries of 15 seconds each; a call has an end after 48 at the latest. Rejects keys that
 * are not Stripe's, and a live key beside any address but Stripe's own.
 */
export async function createStripeGateway(config: StripeGatewayConfig): Promise<PaymentGateway> {
  const { webhookSecret } = config
  if (!/^whsec_\S+$/.test(webhookSecret)) throw new Error('this is no signing secret of Stripe’s')
  const client = await openStripeClient(config)
  const customers = createCustomers(client, config.customers)
  return {
    name: 'stripe',
    isSimulated: !client.isLive,
    authorise: (request) => authorise(client, customers, request),
    retrieve: async (paymentId) => readPayment(await retrieveIntent(client, paymentId)),
    findPayment: (request) => findPayment(client, customers, request),
    capture: (request) => capture(client, request),
    refund: (request) => refund(client, request),
    cancel: (request) => cancel(client, request),
    forgetCard: (request) => forgetCard(client, customers, request),
    forgetCustomer: (userId) => forgetCustomer(client, customers, userId),
    readWebhook: (request) => readWebhook(client.webhooks, webhookSecret, request),
  }
}
