import { z } from 'zod'
import type { Decline, GatewayPayment } from '@/lib/ports/payment-gateway'
import type { Money } from '@/lib/travel/money'
import { actOnce } from './act-once'
import { toStripeAmount } from './amounts'
import { REFUND_DISPUTED, REFUND_FAILED } from './decline'
import { StripeRefusal } from './failure'
import { retrieveIntent } from './find-payment'
import { readPayment } from './intent'
import type { StripeClient } from './stripe-client'

const refundSchema = z.object({ id: z.string(), status: z.string().nullable() })
type Refund = z.infer<typeof refundSchema>

/**
 * Gives money back. Refunds may be repeated at Stripe, so one that bears this key already is looked for first: the key itself is
 * forgotten after a day.
 */
export async function refund(
  client: StripeClient,
  { paymentId, amount: money, key }: { paymentId: string; amount: Money; key: string },
): Promise<{ payment: GatewayPayment } | { decline: Decline }> {
  const amount = toStripeAmount(money)
  if (amount === null || amount <= 0) throw new Error('this amount cannot be refunded')
  const look = () => findRefund(client, paymentId, key)
  try {
    const made =
      (await look()) ??
      (await actOnce(key, {
        send: (idempotencyKey) =>
          client.call(
            'refund a payment',
            (stripe) => stripe.refunds.create({ payment_intent: paymentId, amount, metadata: { key } }, { idempotencyKey }),
            refundSchema,
          ),
        look,
      }))
    if (made.status === 'failed' || made.status === 'canceled') return { decline: REFUND_FAILED }
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
    if (error.facts.code === 'charge_disputed') return { decline: REFUND_DISPUTED }
    if (error.facts.code !== 'charge_already_refunded') throw error
  }
  return { payment: readPayment(await retrieveIntent(client, paymentId)) }
}

function findRefund(client: StripeClient, paymentId: string, key: string): Promise<Refund | null> {
  return client.call(
    'look for a refund',
    async (stripe) => {
      for await (const made of stripe.refunds.list({ payment_intent: paymentId, limit: 100 })) {
        if (made.metadata?.key === key) return made
      }
      return null
    },
    refundSchema.nullable(),
  )
}
