import { z } from 'zod'
import type { GatewayEvent } from '@/lib/ports/payment-gateway'
import type { StripeClient } from './stripe-client'

const TOLERANCE_SECONDS = 300

const eventSchema = z.object({
  id: z.string().startsWith('evt_'),
  type: z.string().min(1),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string().optional(),
      payment_intent: z.string().nullish().catch(null),
      metadata: z
        .object({ order_id: z.string().min(1).max(120) })
        .nullish()
        .catch(null),
    }),
  }),
})

/** Null for what Stripe did not sign with this secret within the last five minutes. */
export function readWebhook(
  webhooks: StripeClient['webhooks'],
  secret: string,
  { body, signature, now }: { body: string; signature: string | null; now: Date },
): GatewayEvent | null {
  if (!signature || isFromTheFuture(signature, now)) return null
  const event = eventSchema.safeParse(verified(webhooks, secret, body, signature, now))
  if (!event.success) return null
  const { id: eventId, type, data } = event.data
  const { object, id, payment_intent, metadata } = data.object
  const paymentId = (object === 'payment_intent' ? id : payment_intent) ?? null
  return { eventId, type, paymentId, orderId: metadata?.order_id ?? null }
}

function verified(webhooks: StripeClient['webhooks'], secret: string, body: string, signature: string, now: Date): unknown {
  try {
    return webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime())
  } catch {
    return null
  }
}

/** Stripe's package looks at the age alone, so that a time to come would be good until then. */
function isFromTheFuture(signature: string, now: Date): boolean {
  const latest = now.getTime() / 1_000 + TOLERANCE_SECONDS
  return [...signature.matchAll(/(?:^|,)t=([^,]*)/g)].some(([, time]) => !(Number(time) <= latest))
}
