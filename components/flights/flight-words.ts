import { formatDuration, type LocalTime } from '@/lib/travel/dates'
import type { Fare, FlightOffer } from '@/lib/travel/flights/offer'
import { countTravellers, type TravellerCounts } from '@/lib/travel/flights/search'
import type { Place } from '@/lib/travel/places/place'

/** "09:40": the wall clock at that airport. */
export function clockTime(time: LocalTime): string {
  return time.slice(11)
}

/** "+1", "-1", or nothing on the same day. */
export function dayOffsetWords(dayOffset: number): string {
  if (dayOffset === 0) return ''
  return dayOffset > 0 ? `+${dayOffset}` : `−${-dayOffset}`
}

export function flightNumbers(offer: FlightOffer): string {
  return offer.segments.map((segment) => segment.flightNumber).join(' + ')
}

export function airlineNames(offer: FlightOffer): string {
  return [...new Set(offer.segments.map((segment) => segment.marketingCarrier.name))].join(' + ')
}

export function stopsWords(offer: FlightOffer): string {
  if (offer.connections === 0) return 'Direct'
  return offer.connections === 1 ? '1 stop' : `${offer.connections} stops`
}

/** The whole flight as a screen reader should hear it. */
export function spokenFlight(offer: FlightOffer): string {
  const { origin, destination } = ends(offer)
  const via = offer.layovers.map((layover) => layover.airport.cityName).join(' and ')
  return `${airlineNames(offer)} ${flightNumbers(offer)}, ${clockTime(offer.departsAt)} from ${origin.cityName} ${origin.iataCode}, ${clockTime(offer.arrivesAt)}${spokenOffset(offer.dayOffset)} at ${destination.cityName} ${destination.iataCode}, ${formatDuration(offer.durationMinutes)}, ${via ? `${stopsWords(offer)} in ${via}` : 'direct'}`
}

/** Across the date line a flight may land on the day before it leaves. */
function spokenOffset(dayOffset: number): string {
  if (dayOffset === 0) return ''
  if (Math.abs(dayOffset) === 1) return dayOffset > 0 ? ' the next day' : ' the day before'
  return dayOffset > 0 ? ` ${dayOffset} days later` : ` ${-dayOffset} days before`
}

export function ends(offer: FlightOffer): {
  origin: Place
  destination: Place
} {
  const [first] = offer.segments
  const last = offer.segments.at(-1)
  if (!first || !last) throw new Error('a flight has at least one segment')
  return { origin: first.origin, destination: last.destination }
}

/** "for 2 travellers", "for 1 traveller". */
export function forTravellers(travellers: TravellerCounts): string {
  return forCount(countTravellers(travellers))
}

/** For whom a fare was priced, also when the search has moved on since. */
export function forFare({ passengerFares }: Pick<Fare, 'passengerFares'>): string {
  return forCount(passengerFares.reduce((sum, share) => sum + share.count, 0))
}

function forCount(count: number): string {
  return `for ${count} ${count === 1 ? 'traveller' : 'travellers'}`
}
