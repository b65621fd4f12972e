import type { WantedService } from '@/lib/travel/ancillaries/ancillaries'
import { zeroMoney } from '@/lib/travel/money'
import { EXTRA_SEAT_KEY, extraSeat } from './ancillaries/extra-seat'
import { COVER_KEY, COVERED_SHARE, extraId } from './ancillaries/extras'
import { longestFlight } from './fares/price-level'
import type { PricedDirection, PricedTrip } from './price-trip'
import type { RefundFacts } from './sandbox-bookings'

/** Within 24 hours of booking a trip of the United States that begins in a week or later is given back free: 14 CFR 259.5(b)(4). */
const FREE_FROM_MINUTES_AHEAD = 7 * 24 * 60

/** What a later cancellation needs to know of a booking made `now`. */
export function refundFactsOf({ directions }: PricedTrip, services: WantedService[], now: Date): RefundFacts {
  const departsAt = Math.min(...directions.map(({ itinerary }) => itinerary.legs[0].departsAt)) * 60_000
  const isAhead = departsAt - now.getTime() >= FREE_FROM_MINUTES_AHEAD * 60_000
  return {
    bookedAt: now.toISOString(),
    departsAt: new Date(departsAt).toISOString(),
    isFreeForOneDay: isAhead && directions.some(touchesUnitedStates),
    coveredShare: services.some(({ optionId }) => optionId.endsWith(`|${COVER_KEY}`)) ? COVERED_SHARE : 0,
    fares: directions.map((direction, sliceIndex) => {
      const { itinerary, fare } = direction
      const { kind } = longestFlight(itinerary).airline
      return {
        refund: fare.refund,
        // Low-cost and leisure airlines keep the airport's charges too.
        returnsTaxes: kind === 'full-service' || kind === 'regional',
        passengers: [
          ...fare.passengerFares.map(({ count, total, taxes }) => ({ count, paid: total, taxes: taxes ?? zeroMoney(total.currency) })),
          ...extraSeatsOf(direction, sliceIndex, services),
        ],
      }
    }),
  }
}

/** An extra seat is paid as a fare, and given back as one. */
function extraSeatsOf(direction: PricedDirection, sliceIndex: number, services: WantedService[]) {
  const count = services.filter(({ optionId }) => optionId === extraId([sliceIndex], EXTRA_SEAT_KEY)).length
  const seat = count > 0 ? extraSeat(direction) : null
  return seat ? [{ count, paid: seat.price, taxes: zeroMoney(seat.price.currency) }] : []
}

function touchesUnitedStates({ itinerary }: PricedDirection): boolean {
  return itinerary.legs.some(({ flight }) => flight.origin.countryCode === 'US' || flight.destination.countryCode === 'US')
}
