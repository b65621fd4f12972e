import type { OrderRow } from '../../ports/order-store'
import type { GatewayPayment } from '../../ports/payment-gateway'
import { formatMoney } from '../../travel/money'
import type { OrderDeps } from './order-deps'
import { paymentEntry } from './payment-entry'
import { recordStep } from './record-step'

const ACTION_MS = 15 * 60_000

/**
 * The bank took the authorisation: the amount is held (or taken already, by a person at the gateway: then it is charged after the booking
 * all the same, or given back), or the bank still asks its customer, for which there is a quarter of an hour. Every other state is for the
 * next look at the bank.
 */
export function takePayment(order: OrderRow, payment: GatewayPayment, step: string, deps: OrderDeps): Promise<OrderRow> {
  const { paymentId, status, captureBefore } = payment
  const entry = paymentEntry(payment, deps.gateway)
  if (status === 'requires_capture' || status === 'succeeded') {
    const held = { paymentStatus: 'authorised', paymentId, captureBefore, actionBy: null, lastError: null } as const
    return recordStep(order, held, [step, 'succeeded', status], deps, entry)
  }
  const actionBy = new Date(deps.clock().getTime() + ACTION_MS).toISOString()
  return recordStep(order, { paymentStatus: 'awaiting_action', paymentId, actionBy }, [step, 'succeeded', status], deps, entry)
}

/**
 * The money does not come this way, and `reason` tells the traveller why. Before the booking the order can be paid with another card;
 * after it the trip stays booked and is to be paid with another card.
 */
export function failPayment(
  order: OrderRow,
  { reason, step, outcome, payment }: { reason: string; step: string; outcome: string; payment?: GatewayPayment },
  deps: OrderDeps,
): Promise<OrderRow> {
  const isBooked = order.status === 'payment_due' || order.status === 'details_fetching'
  const { bookingReference, quote } = order
  const due = `Your trip is booked, reference ${bookingReference}, but ${formatMoney(quote.total)} still has to be paid: please use another card.`
  return recordStep(
    order,
    {
      paymentStatus: 'failed',
      actionBy: null,
      captureBefore: null,
      lastError: isBooked ? `${reason} ${due}` : reason,
      ...(isBooked && { status: 'payment_due' }),
    },
    [step, 'failed', outcome],
    deps,
    payment && paymentEntry(payment, deps.gateway),
  )
}
