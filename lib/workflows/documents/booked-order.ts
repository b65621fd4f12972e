import type { OrderRow, OrderStore } from '../../ports/order-store'
import { wasBooked } from '../../states/booking-status'
import { type Refusal, refuse } from '../../travel/refusal'
import { NO_SUCH_ORDER } from '../orders/cancellable'

/** An order that there is something on paper of: booked and paid, also when it was cancelled since. */
export async function bookedOrder(
  { orderId, userId }: { orderId: string; userId: string },
  { orders }: { orders: OrderStore },
): Promise<{ order: OrderRow; name: string } | { refusal: Refusal }> {
  const order = await orders.find(orderId, userId)
  if (!order) return refuse('not_found', NO_SUCH_ORDER)
  if (!order.bookingReference || !wasBooked(order.status)) {
    return refuse('not-booked', 'There are no documents for this booking yet, because it isn’t booked and paid. Its page shows the status.')
  }
  return { order, name: `wayfarer-${order.bookingReference}` }
}
