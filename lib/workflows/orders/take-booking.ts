import type { SupplierBooking } from '../../ports/flight-supplier'
import type { OrderRow } from '../../ports/order-store'
import type { OrderDeps } from './order-deps'
import { recordStep } from './record-step'

export const BOOKING_FAILED = 'Booking API failed'
const CANCELLED_AFTER_BOOKING = 'The airline booked this trip and then cancelled it. Nothing was charged; you can choose another flight.'

/** Writes down what the supplier has under our reference: booked, still on its way there, or cancelled again. */
export function takeBooking(order: OrderRow, booking: SupplierBooking, step: 'book' | 'look-up', deps: OrderDeps): Promise<OrderRow> {
  const { status, bookingReference, ticketNumbers } = booking
  if (status === 'pending') return becomeUnconfirmed(order, status, deps)
  if (status === 'cancelled') {
    const lastError = order.bookingReference ? CANCELLED_AFTER_BOOKING : `${BOOKING_FAILED}. The airline cancelled the booking.`
    return recordStep(order, { status: 'failed', lastError }, [step, 'failed', status], deps)
  }
  const change = { status: 'booking_completed', bookingReference, ticketNumbers, lastError: null } as const
  return recordStep(order, change, [step, 'succeeded', bookingReference], deps)
}

/** The booking was sent, and nobody knows what became of it. */
export function becomeUnconfirmed(order: OrderRow, outcome: string, deps: OrderDeps): Promise<OrderRow> {
  return recordStep(order, { status: 'unconfirmed' }, ['book', 'failed', outcome], deps)
}
