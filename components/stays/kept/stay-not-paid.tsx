import type { Trip } from '@/lib/travel/trip/trip'
import { Price } from '../../ui/price'

/** Beside a payment: that the room which is kept is no part of it. Nothing where none is. */
export function StayNotPaid({ trip, className = '' }: { trip: Pick<Trip, 'stays'>; className?: string }) {
  const chosen = trip.stays?.chosen
  if (!chosen) return null
  return (
    <p className={`text-fact text-ink-soft ${className}`}>
      Not part of this payment: {chosen.hotelName}, <Price money={chosen.total} />. It is kept with your trip, and neither booked nor paid
      here.
    </p>
  )
}
