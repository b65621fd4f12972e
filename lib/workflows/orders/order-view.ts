import type { OrderRow } from '../../ports/order-store'
import type { OrderView } from '../../travel/trip/live-trip'

/** What its owner may see of an order: no passengers' documents, no ids of the gateway or the supplier. */
export function orderView(order: OrderRow): OrderView {
  return {
    orderId: order.id,
    threadId: order.threadId,
    status: order.status,
    paymentStatus: order.paymentStatus,
    total: order.quote.total,
    bookingReference: order.bookingReference,
    ticketNumbers: order.ticketNumbers,
    cardBrand: order.card?.brand ?? null,
    cardLast4: order.card?.last4 ?? null,
    lastError: order.lastError,
    isSimulated: order.isSimulated,
    createdAt: order.createdAt.toISOString(),
  }
}
