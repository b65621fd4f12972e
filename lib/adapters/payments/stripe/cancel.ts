import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { GatewayPayment } from '@/lib/ports/payment-gateway'
import { actOnce } from './act-once'
import { SERVICE, StripeFault, StripeRefusal } from './failure'
import { retrieveIntent } from './find-payment'
import { EXPANDED, type Intent, intentSchema, readPayment } from './intent'
import type { StripeClient } from './stripe-client'

/** Releases a hold, or ends a payment that waits for the bank. One that is cancelled already is given back as it is. */
export async function cancel(
  client: StripeClient,
  { paymentId, key }: { paymentId: string; key: string },
): Promise<{ payment: GatewayPayment }> {
  const intent = await actOnce(key, {
    send: (idempotencyKey) => cancelUnder(client, paymentId, idempotencyKey),
    look: async () => endedOrNull(await retrieveIntent(client, paymentId)),
  })
  return { payment: readPayment(intent) }
}

async function cancelUnder(client: StripeClient, paymentId: string, idempotencyKey: string): Promise<Intent> {
  try {
    return await client.call(
      'cancel a payment',
      (stripe) => stripe.paymentIntents.cancel(paymentId, { expand: [...EXPANDED] }, { idempotencyKey }),
      intentSchema,
    )
  } catch (error) {
    if (!(error instanceof StripeRefusal) || error.facts.code !== 'payment_intent_unexpected_state') throw error
    const found = await retrieveIntent(client, paymentId)
    if (found.status === 'processing') throw new OutsideFailure(SERVICE, 'The bank is still working on this payment.')
    const ended = endedOrNull(found)
    if (ended) return ended
    // Refused once, when it could not be cancelled yet; now it can, but this key only knows the refusal.
    throw new StripeFault()
  }
}

function endedOrNull(intent: Intent): Intent | null {
  if (intent.status === 'succeeded') throw new Error('a captured payment cannot be cancelled')
  return intent.status === 'canceled' ? intent : null
}
