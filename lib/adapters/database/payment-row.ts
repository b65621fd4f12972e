import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { PaymentEntry, PaymentRow } from '@/lib/ports/order-store'
import type { Database } from './database'
import { payments } from './schema'

const statusSchema = z.enum(['requires_payment_method', 'requires_action', 'processing', 'requires_capture', 'succeeded', 'canceled'])

/** A stored payment as the port describes it. */
export function readPayment({ amountMinor, refundedMinor, currency, ...row }: typeof payments.$inferSelect): PaymentRow {
  return {
    ...row,
    status: statusSchema.parse(row.status),
    amount: { amountMinor, currency },
    refunded: { amountMinor: refundedMinor, currency },
    captureBefore: row.captureBefore?.toISOString() ?? null,
  }
}

/** Writes how a payment of this order stands now, whether it is known already or not. */
export async function keepPayment(db: Database, orderId: string, payment: PaymentEntry, now: Date): Promise<void> {
  const { paymentId, gateway, status, amount, refunded, captureBefore } = payment
  await db
    .insert(payments)
    .values({
      paymentId,
      orderId,
      gateway,
      status,
      amountMinor: amount.amountMinor,
      refundedMinor: refunded.amountMinor,
      currency: amount.currency,
      captureBefore: captureBefore === null ? null : new Date(captureBefore),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: payments.paymentId,
      set: {
        status: sql`excluded.status`,
        amountMinor: sql`excluded.amount_minor`,
        refundedMinor: sql`excluded.refunded_minor`,
        captureBefore: sql`excluded.capture_before`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
}
