import type { ConfirmationStore } from '../../ports/confirmation-store'
import type { OrderStore } from '../../ports/order-store'
import type { Money } from '../../travel/money'
import { type Refusal, refuse } from '../../travel/refusal'
import { NO_SUCH_ORDER } from './cancellable'
import { dueHash, dueRefusal, OF_NO_TRIP } from './due-payment'
import { newConfirmationId } from './quote-trip'

const CONFIRMATION_MINUTES = 15

/**
 * What is still to be paid for a trip that is booked already, with a one-time permission to pay exactly that: bound to its owner, the
 * order, the amount and the next try to pay. `expiresAt` is an ISO instant in UTC.
 */
export async function quoteDuePayment(
  { orderId, userId, now }: { orderId: string; userId: string; now: Date },
  { orders, confirmations, newId = newConfirmationId }: { orders: OrderStore; confirmations: ConfirmationStore; newId?: () => string },
): Promise<{ confirmationId: string; amount: Money; expiresAt: string } | { refusal: Refusal }> {
  const order = await orders.find(orderId, userId)
  if (!order) return refuse('not_found', NO_SUCH_ORDER)
  const refusal = dueRefusal(order)
  if (refusal) return { refusal }
  const amount = order.quote.total
  const expiresAt = new Date(now.getTime() + CONFIRMATION_MINUTES * 60_000)
  const quote = { ...order.quote, hash: dueHash(order), pricedAt: now.toISOString(), expiresAt: expiresAt.toISOString() }
  const confirmationId = newId()
  await confirmations.create({ id: confirmationId, userId, threadId: order.threadId, quote, tripVersion: OF_NO_TRIP, amount, expiresAt })
  return { confirmationId, amount, expiresAt: quote.expiresAt }
}
