import type { OrderFacts } from './history-schema'

type State = Pick<OrderFacts, 'status' | 'paymentStatus'>

/** The card was refused, or its bank's question was not answered: nothing is booked, and another card may be tried. */
export function isDeclined({ status, paymentStatus }: State): boolean {
  return status === 'idle' && paymentStatus === 'failed'
}

/** An answer that a traveller can go home with. A failed order whose hold is still to be released is none yet. */
export function isFinal(order: State): boolean {
  if (isDeclined(order)) return true
  if (order.status === 'failed' || order.status === 'price_changed') return order.paymentStatus !== 'authorised'
  if (order.status === 'payment_due') return order.paymentStatus === 'failed'
  return ['success', 'needs_review', 'cancelled'].includes(order.status)
}

/** Only time helps: the airline is still working on it, or the bank waits for its customer. */
export function waitsForTime({ status, paymentStatus }: State): boolean {
  return status === 'unconfirmed' || paymentStatus === 'awaiting_action'
}
