import { and, asc, eq } from 'drizzle-orm'
import { groupWithout, shownCard, withoutHash } from './account-columns'
import type { Database } from './database'
import { orderSteps, orders, payments } from './schema'

/** Orders, oldest first, each with its payments and all that happened to it. */
export async function collectOrders(db: Database, userId: string): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select({
      id: orders.id,
      threadId: orders.threadId,
      confirmationId: orders.confirmationId,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      bookingReference: orders.bookingReference,
      ticketNumbers: orders.ticketNumbers,
      search: orders.search,
      picks: orders.picks,
      ancillaries: orders.ancillaries,
      passengers: orders.passengers,
      billing: orders.billing,
      card: shownCard(orders.card),
      keepCard: orders.keepCard,
      quote: withoutHash(orders.quote),
      cancellation: orders.cancellation,
      lastError: orders.lastError,
      isSimulated: orders.isSimulated,
      createdAt: orders.createdAt,
      updatedAt: orders.updatedAt,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.createdAt), asc(orders.id))
  const steps = await db
    .select({
      orderId: orderSteps.orderId,
      number: orderSteps.number,
      step: orderSteps.step,
      state: orderSteps.state,
      outcome: orderSteps.outcome,
      at: orderSteps.at,
    })
    .from(orderSteps)
    .innerJoin(orders, and(eq(orders.id, orderSteps.orderId), eq(orders.userId, userId)))
    .orderBy(asc(orderSteps.orderId), asc(orderSteps.number))
  const paid = await db
    .select({
      orderId: payments.orderId,
      paymentId: payments.paymentId,
      gateway: payments.gateway,
      status: payments.status,
      amountMinor: payments.amountMinor,
      refundedMinor: payments.refundedMinor,
      currency: payments.currency,
      captureBefore: payments.captureBefore,
      createdAt: payments.createdAt,
      updatedAt: payments.updatedAt,
    })
    .from(payments)
    .innerJoin(orders, and(eq(orders.id, payments.orderId), eq(orders.userId, userId)))
    .orderBy(asc(payments.createdAt), asc(payments.paymentId))
  const [stepsOf, paymentsOf] = [groupWithout(steps, 'orderId'), groupWithout(paid, 'orderId')]
  return rows.map((order) => ({ ...order, payments: paymentsOf.get(order.id) ?? [], steps: stepsOf.get(order.id) ?? [] }))
}
