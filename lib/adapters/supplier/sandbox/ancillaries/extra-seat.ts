import type { Money } from '@/lib/travel/money'
import { expectedLoad } from '../fares/load'
import type { PricedDirection } from '../price-trip'
import { AIRCRAFT } from '../world/aircraft'

export const EXTRA_SEAT_KEY = 'extra-seat'
/** Fuller flights sell every seat to a traveller. */
const FULLEST = 0.96
/** In smaller cabins nothing can be strapped to a seat. */
const LEAST_SEATS = 75
const MINUTES_PER_DAY = 1_440

export type ExtraSeat = { key: string; name: string; description: string; price: Money }

/** A second seat for one traveller, at an adult's fare without taxes: nobody sits in it, so no airport charges for it. */
export function extraSeat({ itinerary, fare }: PricedDirection): ExtraSeat | null {
  const isSold = itinerary.legs.every(
    ({ flight, departsAt }) =>
      flight.airline.kind !== 'regional' &&
      (AIRCRAFT[flight.aircraft]?.seats ?? 0) >= LEAST_SEATS &&
      expectedLoad(flight, Math.floor(departsAt / MINUTES_PER_DAY)) < FULLEST,
  )
  const seated = fare.passengerFares.find(({ type }) => type === 'adult') ?? fare.passengerFares.find(({ type }) => type === 'child')
  if (!isSold || !seated) return null
  return {
    key: EXTRA_SEAT_KEY,
    name: 'Extra seat',
    description:
      'A second seat for you: free for comfort, or for an instrument up to 75 kg that is strapped in. The airline assigns it at check-in, beside yours; a seat you chose may move for it.',
    price: seated.base ?? seated.total,
  }
}
