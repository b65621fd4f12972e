import type { PickedFlight } from '../trip/trip'
import type { Fare, FlightOffer } from './offer-schema'

/** The flight that was picked, in a newer result: by its id, else by the same flight numbers at the same times. Null when it is gone. */
export function findAgain({ offer, fare }: PickedFlight, offers: FlightOffer[]): PickedFlight | null {
  const again = offers.find(({ offerId }) => offerId === offer.offerId) ?? offers.find((other) => timetableOf(other) === timetableOf(offer))
  if (!again) return null
  if (!fare) return { offer: again, fare: null }
  return { offer: again, fare: fareAgain(fare, again.fares) }
}

/** A flight of one direction by its id, or by its flight numbers ("TP1361", "ba 512 + BA2490") where only one flight has them. */
export function findNamed(named: string, offers: FlightOffer[]): FlightOffer | null {
  const byId = offers.find(({ offerId }) => offerId === named)
  if (byId) return byId
  const alike = offers.filter(
    (offer) => plainNumbers(offer.segments.map(({ flightNumber }) => flightNumber).join('+')) === plainNumbers(named),
  )
  return alike.length === 1 ? (alike[0] ?? null) : null
}

function plainNumbers(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z+]/g, '')
}

/** The same brand in the same cabin under the same rules; null when it is not sold any more. */
function fareAgain(fare: Fare, fares: Fare[]): Fare | null {
  return (
    fares.find(({ fareId }) => fareId === fare.fareId) ??
    fares.find(({ brand, cabinClass }) => brand === fare.brand && cabinClass === fare.cabinClass) ??
    null
  )
}

function timetableOf({ segments }: FlightOffer): string {
  return segments.map(({ flightNumber, departsAt, arrivesAt }) => `${flightNumber} ${departsAt} ${arrivesAt}`).join(', ')
}
