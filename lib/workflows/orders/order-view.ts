import type { OrderRecord, OrderRow, OrderStore } from '../../ports/order-store'
import { addMoney, subtractMoney, zeroMoney } from '../../travel/money'
import { paymentAnswer } from '../../travel/payment/payment-result'
import type { PaymentAnswer } from '../../travel/payment/payment-result-schema'
import type { OrderView } from '../../travel/trip/live-trip-schema'
import { nextEvent } from './next-event'
import { orderStages } from './order-stages'

/** What its owner may see of an order: no passengers' documents, no ids of the gateway or the supplier. */
export function orderView(record: OrderRecord): OrderView {
  const { order, payments } = record
  const held = payments.findLast(({ status }) => status === 'requires_capture')
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
    charged: payments
      .filter(({ status }) => status === 'succeeded')
      .reduce((sum, { amount, refunded }) => addMoney(sum, subtractMoney(amount, refunded)), zeroMoney(order.quote.total.currency)),
    held: held?.amount ?? null,
    actionBy: order.paymentStatus === 'awaiting_action' ? order.actionBy : null,
    stages: orderStages(record),
    next: nextEvent(record),
    isSimulated: order.isSimulated,
    createdAt: order.createdAt.toISOString(),
  }
}

/** The same with the result of its payment, for the routes that tell of one. */
export async function viewPayment(order: OrderRow, orders: Pick<OrderStore, 'listSteps' | 'listPayments'>): Promise<PaymentAnswer> {
  return paymentAnswer(await viewOrder(order, orders), order.paymentId)
}

/** `orderView` of an order whose steps and payments are still to be read. */
export async function viewOrder(order: OrderRow, orders: Pick<OrderStore, 'listSteps' | 'listPayments'>): Promise<OrderView> {
  const [steps, payments] = await Promise.all([orders.listSteps(order.id, order.userId), orders.listPayments(order.id, order.userId)])
  return orderView({ order, steps, payments })
}
