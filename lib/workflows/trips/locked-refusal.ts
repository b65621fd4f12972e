import { locksTrip } from '../../states/booking-status'
import { type Refusal, refuse } from '../../travel/refusal'
import type { LiveTrip } from '../../travel/trip/live-trip-schema'

/** Why a trip cannot be changed while its order is on the way or stands; undefined when it can be. */
export function lockedRefusal({ order }: Pick<LiveTrip, 'order'>): Refusal | undefined {
  if (!order || !locksTrip(order)) return
  if (order.status === 'cancelled') {
    return refuse('trip-cancelled', 'This booking was cancelled, so its trip cannot be changed here. A new thread starts another trip.')
      .refusal
  }
  return order.status === 'success'
    ? refuse('trip-booked', 'This trip is booked, so it cannot be changed here. A new thread starts another trip.').refusal
    : refuse('order-running', 'Your booking is on its way, so the trip cannot be changed right now.').refusal
}
