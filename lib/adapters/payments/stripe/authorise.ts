import type { Authorisation, Decline, GatewayPayment } from '@/lib/ports/payment-gateway'
import { AMOUNT_NOT_PAYABLE } from '@/lib/travel/payment/payable-amount'
import { toStripeAmount } from './amounts'
import type { Customers } from './customers'
import { CARD_GONE, toDecline } from './decline'
import { CardRefusal, StripeRefusal } from './failure'
import { EXPANDED, intentSchema, readPayment } from './intent'
import type { StripeClient } from './stripe-client'

const CARD_PARAMS = ['confirmation_token', 'payment_method']
const AMOUNT_CODES = ['amount_too_small', 'amount_too_large']

/** Makes and confirms a payment in one call, without taking the money. Cards only, so that the bank never sends anybody elsewhere. */
export async function authorise(
  client: StripeClient,
  customers: Customers,
  request: Authorisation,
): Promise<{ payment: GatewayPayment } | { decline: Decline }> {
  if (request.amount.amountMinor <= 0) throw new Error('an authorisation needs an amount above zero')
  const amount = toStripeAmount(request.amount)
  if (amount === null) return { decline: AMOUNT_NOT_PAYABLE }
  const card = cardOf(request.card.token)
  if (!card) return { decline: CARD_GONE }
  const { orderId, userId, keepCard, key } = request
  const customer = await customers.ensure(userId)
  try {
    const intent = await client.call(
      'authorise a payment',
      (stripe) =>
        stripe.paymentIntents.create(
          {
            amount,
            currency: request.amount.currency.toLowerCase(),
            customer,
            ...card,
            allowed_payment_method_types: ['card'],
            capture_method: 'manual',
            confirm: true,
            // The bank's page is opened by Stripe's script in the traveller's tab.
            use_stripe_sdk: true,
            ...(keepCard && { setup_future_usage: 'on_session' as const }),
            metadata: { order_id: orderId, key },
            expand: [...EXPANDED],
          },
          { idempotencyKey: key },
        ),
      intentSchema,
    )
    const payment = readPayment(intent)
    return payment.decline ? { decline: payment.decline } : { payment }
  } catch (error) {
    const decline = declineOf(error)
    if (!decline) throw error
    return { decline }
  }
}

/** Null for a token that is no card at Stripe, such as one of the sandbox. */
function cardOf(token: string) {
  if (token.startsWith('ctoken_')) return { confirmation_token: token }
  return token.startsWith('pm_') ? { payment_method: token } : null
}

function declineOf(error: unknown): Decline | null {
  if (error instanceof CardRefusal) return toDecline(error.facts, error.words)
  if (!(error instanceof StripeRefusal)) return null
  const { code = '', param = '' } = error.facts
  if (AMOUNT_CODES.includes(code)) return AMOUNT_NOT_PAYABLE
  return CARD_PARAMS.includes(param) ? CARD_GONE : null
}
