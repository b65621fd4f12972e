import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { GatewayEvent } from '@/lib/ports/payment-gateway'
import type { Database } from '../../database/database'
import { sandboxWebhooks } from '../../database/schema'
import { type BankDials, isDrawn, lot } from './bank-dials'

/** Stripe's names of what happens to a payment. */
export type LetterType =
  | 'payment_intent.amount_capturable_updated'
  | 'payment_intent.requires_action'
  | 'payment_intent.payment_failed'
  | 'payment_intent.succeeded'
  | 'payment_intent.canceled'
  | 'charge.refunded'

const MOST_HELD_BACK_MS = 10_000

const letterSchema = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(200),
  data: z.object({
    object: z.object({
      id: z.string().min(1).max(200),
      metadata: z.object({ order_id: z.string().min(1).max(200) }).optional(),
    }),
  }),
})

/**
 * Writes that something happened to a payment, in the transaction in which it happens. How late it leaves, whether it does so twice and
 * what overtakes it is drawn here, so that it is the same after a crash.
 */
export async function writeLetter(
  books: Database,
  { paymentId, orderId, type }: { paymentId: string; orderId: string; type: LetterType },
  now: Date,
  dials: BankDials,
): Promise<void> {
  const id = `evt_sandbox_${randomUUID().replaceAll('-', '')}`
  const object = { id: paymentId, metadata: { order_id: orderId } }
  const payload = JSON.stringify({ id, type, created: Math.floor(now.getTime() / 1000), data: { object } })
  const heldBackMs = isDrawn(dials, 'webhookDisorder', id) ? MOST_HELD_BACK_MS * lot(dials, 'held back', id) : 0
  const dueMs = now.getTime() + dials.webhookDelayMs * lot(dials, 'delay', id) + heldBackMs
  const letter = { id, payload, dueAt: new Date(dueMs) }
  const again = { id: `${id}_again`, payload, dueAt: new Date(dueMs + MOST_HELD_BACK_MS * lot(dials, 'again', id)) }
  await books.insert(sandboxWebhooks).values(isDrawn(dials, 'webhookDuplicates', id) ? [letter, again] : [letter])
}

/** What a letter says; null when it is not one. */
export function readLetter(body: string): GatewayEvent | null {
  const read = letterSchema.safeParse(parseJson(body))
  if (!read.success) return null
  const { id: eventId, type, data } = read.data
  return { eventId, type, paymentId: data.object.id, orderId: data.object.metadata?.order_id ?? null }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
