import { type BookingStatus, isSettled, locksTrip, type PaymentStatus } from '../../states/booking-status'
import { nextOrderStep } from '../../states/next-order-step'

/** Money or an airline still has to answer, or money is owed: until then nobody may forget whose order it is. */
export function isOrderUnderWay(order: { status: BookingStatus; paymentStatus: PaymentStatus }): boolean {
  if (nextOrderStep(order) !== null || order.status === 'payment_due') return true
  return !isSettled(order.status) && locksTrip(order)
}
