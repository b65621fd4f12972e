import type { Money } from '../../money'
import { allianceOf } from '../alliances'
import type { Amenities, Fare, FlightOffer } from '../offer-schema'
import { type Check, LAST_MINUTE_OF_DAY, NO_VALUE, type Range } from './facet'
import { endsOf, minuteOfDay } from './offer-values'

/** On shorter ways nobody leaves on the evening before to arrive in time. */
const SHORTEST_OVERNIGHT_MINUTES = 300
/** 05:00, in minutes of the day. */
const END_OF_NIGHT = 300

/**
 * An arrival window that ends before midnight is a deadline on one day: the first day on which any offer meets it. For short flights it is
 * the first day on which any offer lands, so a landing after midnight is late, unless the deadline itself is before five in the morning.
 */
export function arrivesWithin({ from, to }: Range, offers: FlightOffer[]): Check {
  const isKept = ({ arrivesAt }: FlightOffer) => {
    const minute = minuteOfDay(arrivesAt)
    return minute >= from && minute <= to
  }
  if (to >= LAST_MINUTE_OF_DAY) return isKept
  const dayOf = ({ arrivesAt }: FlightOffer) => arrivesAt.slice(0, 10)
  const isLong = offers.every(({ durationMinutes }) => durationMinutes >= SHORTEST_OVERNIGHT_MINUTES)
  const isNextDayLate = !isLong && to >= END_OF_NIGHT
  let last: string | null = null
  for (const offer of offers) {
    if ((last === null || dayOf(offer) < last) && (isNextDayLate || isKept(offer))) last = dayOf(offer)
  }
  return (offer) => isKept(offer) && (last === null || dayOf(offer) <= last)
}

export function endsAmong(airports: string[], offers: FlightOffer[]): (Check | null)[] {
  const wanted = new Set(airports)
  const isAt = (end: 0 | 1) => (offer: FlightOffer) => wanted.has(endsOf(offer)[end])
  const [atOrigin, atDestination] = [isAt(0), isAt(1)]
  const hasOrigin = offers.some(atOrigin)
  const hasDestination = offers.some(atDestination)
  return [hasOrigin ? atOrigin : null, hasDestination ? atDestination : null, hasOrigin || hasDestination ? null : () => false]
}

export function alliancesOf({ segments }: FlightOffer): string[] {
  return segments.map(({ marketingCarrier }) => allianceOf(marketingCarrier.iataCode) ?? NO_VALUE)
}

export function soldBy({ segments }: FlightOffer, code: string): string {
  return segments.find(({ marketingCarrier }) => marketingCarrier.iataCode === code)?.marketingCarrier.name ?? code
}

/** The fares at the price that the flight is shown at: mostly one. */
export function shownFares({ fares }: FlightOffer, lead: Money): Fare[] {
  return fares.filter(({ total }) => total.amountMinor === lead.amountMinor)
}

/** Whether the cabin is so on all of its flights; what is not known is not so. */
export function everyCabin(isSo: (cabin: Amenities) => boolean): Check {
  return (offer, lead) =>
    shownFares(offer, lead).some(({ amenities = [] }) => amenities.length === offer.segments.length && amenities.every(isSo))
}
