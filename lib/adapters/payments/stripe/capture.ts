import type { Decline, GatewayPayment } from '@/lib/ports/payment-gateway'
import type { Money } from '@/lib/travel/money'
import { actOnce } from './act-once'
import { toStripeAmount } from './amounts'
import { HOLD_GONE, toDecline } from './decline'
import { CardRefusal, StripeRefusal } from './failure'
import { retrieveIntent } from './find-payment'
import { EXPANDED, type Intent, intentSchema, readPayment } from './intent'
import type { StripeClient } from './stripe-client'

/** Takes held money once; what is not taken goes back at once. A payment that was captured before is read and given back. */
export async function capture(
  client: StripeClient,
  { paymentId, amount: money, key }: { paymentId: string; amount: Money; key: string },
): Promise<{ payment: GatewayPayment } | { decline: Decline }> {
  const amount = toStripeAmount(money)
  if (amount === null || amount <= 0) throw new Error('this amount cannot be captured')
  try {
    const intent = await actOnce(key, {
      send: (idempotencyKey) =>
        client.call(
          'capture a payment',
          (stripe) => stripe.paymentIntents.capture(paymentId, { amount_to_capture: amount, expand: [...EXPANDED] }, { idempotencyKey }),
          intentSchema,
        ),
      look: async () => {
        const found = await retrieveIntent(client, paymentId)
        return found.status === 'requires_capture' ? null : found
      },
    })
    return answerOf(intent, money)
  } catch (error) {
    if (error instanceof CardRefusal) return { decline: toDecline(error.facts, error.words) }
    if (!(error instanceof StripeRefusal)) throw error
    if (error.facts.code === 'charge_expired_for_capture') return { decline: HOLD_GONE }
    return answerOf(await retrieveIntent(client, paymentId), money, error)
  }
}

function answerOf(intent: Intent, asked: Money, refusal?: StripeRefusal): { payment: GatewayPayment } | { decline: Decline } {
  if (intent.status === 'canceled') return { decline: HOLD_GONE }
  if (intent.status !== 'succeeded') throw refusal ?? new Error(`a payment that is ${intent.status} cannot be captured`)
  const payment = readPayment(intent)
  if (payment.amount.amountMinor !== asked.amountMinor || payment.amount.currency !== asked.currency) {
    throw new Error('another amount of this payment was captured before')
  }
  return { payment }
}
