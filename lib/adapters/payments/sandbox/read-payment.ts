import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { BankAction, GatewayPayment } from '@/lib/ports/payment-gateway'
import { cardTokenSchema } from '@/lib/travel/payment/billing-schema'
import type { Database } from '../../database/database'
import { sandboxPayments } from '../../database/schema'
import { asKeptCard } from './kept-cards'

export const statusSchema = z.enum([
  'requires_payment_method',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
])
export const declineSchema = z.object({ code: z.string(), message: z.string() })

export type PaymentRow = typeof sandboxPayments.$inferSelect

/** The row of a payment, which nobody else changes until this transaction has ended. Throws for one that does not exist. */
export async function lockPayment(books: Database, paymentId: string): Promise<PaymentRow> {
  const [found] = await books.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId)).for('update')
  if (!found) throw new Error('no such payment')
  return found
}

/** A hold that nobody captured in time counts as cancelled. `amount` is what was captured, or else what is, was or would be held. */
export function readPayment(row: PaymentRow | undefined, now: Date): GatewayPayment {
  if (!row) throw new Error('the payment was not stored')
  const stored = statusSchema.parse(row.status)
  const status = stored === 'requires_capture' && row.captureBefore <= now ? 'canceled' : stored
  const isPaid = status === 'succeeded'
  return {
    paymentId: row.id,
    status,
    amount: { amountMinor: isPaid ? row.capturedMinor : row.amountMinor, currency: row.currency },
    refunded: { amountMinor: row.refundedMinor, currency: row.currency },
    captureBefore: status === 'requires_capture' ? row.captureBefore.toISOString() : null,
    decline: status === 'requires_payment_method' ? declineSchema.parse(row.decline) : null,
    action: bankActionOf(row.id, status),
    savedCard: isPaid && row.keepsCard && row.userId ? asKeptCard(row.userId, cardTokenSchema.parse(row.card)) : null,
  }
}

/** The bank's page, while it waits for its customer. */
export function bankActionOf(paymentId: string, status: GatewayPayment['status']): BankAction | null {
  return status === 'requires_action' ? { kind: 'page', url: `/sandbox-bank/${paymentId}` } : null
}
