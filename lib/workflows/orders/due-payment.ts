import type { ConfirmationRow } from '../../ports/confirmation-store'
import type { OrderRow } from '../../ports/order-store'
import { type Refusal, refuse } from '../../travel/refusal'

/** No trip has this version: what pays a booked order never makes another one. */
export const OF_NO_TRIP = -1

/** Why there is nothing to pay for an order now; undefined when there is. */
export function dueRefusal({ status, paymentStatus }: Pick<OrderRow, 'status' | 'paymentStatus'>): Refusal | undefined {
  if (status !== 'payment_due') {
    return refuse('nothing-due', 'There’s nothing to pay for this booking now. Nothing was charged.').refusal
  }
  if (paymentStatus !== 'failed') {
    return refuse('order-running', 'This booking is being paid right now. Please wait a moment; you’re charged only once.').refusal
  }
}

/** What a confirmation stands for instead of a trip: this order, and no try to pay it but the next. */
export function dueHash({ id, authoriseNumber }: Pick<OrderRow, 'id' | 'authoriseNumber'>): string {
  return `due:${id}:${authoriseNumber + 1}`
}

/** Whether a confirmation was given for paying this order now, and for as much as it costs. */
export function isStillOf({ quote, amount, tripVersion }: ConfirmationRow, order: OrderRow): boolean {
  const { total } = order.quote
  const isAmount = amount.amountMinor === total.amountMinor && amount.currency === total.currency
  return tripVersion === OF_NO_TRIP && quote.hash === dueHash(order) && isAmount
}
