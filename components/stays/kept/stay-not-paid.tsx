import * as texts from '@/lib/texts/stays/kept'
import type { Trip } from '@/lib/travel/trip/trip'
import { Price } from '../../ui/price'
import { Worded } from '../../ui/worded'

/** Beside a payment: that the room which is kept is no part of it. Nothing where none is. */
export function StayNotPaid({ trip, className = '' }: { trip: Pick<Trip, 'stays'>; className?: string }) {
  const chosen = trip.stays?.chosen
  if (!chosen) return null
  return (
    <p className={`text-fact text-ink-soft ${className}`}>
      <Worded words={texts.notPartOfThisPayment} parts={{ hotel: chosen.hotelName, price: <Price money={chosen.total} /> }} />
    </p>
  )
}
