import { locksTrip } from '../../states/booking-status'
import { type Refusal, refuse } from '../../travel/refusal'
import type { LiveTrip } from '../../travel/trip/live-trip-schema'

/** Why a trip cannot be changed while its order is on the way or stands; undefined when it can be. */
export function lockedRefusal({ order }: Pick<LiveTrip, 'order'>): Refusal | undefined {
  if (!order || !locksTrip(order)) return
  if (order.status === 'cancelled') {
    return refuse('trip-cancelled', 'This booking was cancelled, so you can’t change its trip. To plan another trip, choose “New trip”.')
      .refusal
  }
  return order.status === 'success'
    ? refuse('trip-booked', 'This trip is booked, so you can’t change it here. To plan another trip, choose “New trip”.').refusal
    : refuse('order-running', 'We’re making your booking, so you can’t change the trip right now.').refusal
}
