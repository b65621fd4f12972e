import { isSameJson } from '@/lib/travel/same-json'
import { cheapestJourney } from '../flights/cheapest-journey'
import { applyFilters } from '../flights/filters/apply-filters'
import { type FlightFilters, NO_FILTERS } from '../flights/filters/flight-filters'
import { leadFare } from '../flights/lead-fare'
import type { Fare, FlightOffer, SearchResult } from '../flights/offer-schema'
import type { FlightSearch } from '../flights/search'
import { keptPicks } from './kept-picks'
import type { PickedFlight, Trip } from './trip'

/** `same`: the flight that was chosen; `other`: the cheapest comparable one in its place; `cheapest`: nothing was chosen there. */
export type ComparableFlight = { pick: PickedFlight; stands: 'same' | 'other' | 'cheapest' }

/**
 * A flight for each direction of another search, as near as possible to what the trip has: the chosen flight where it is sold, else the
 * cheapest with no more stops, and fares as good as those that were chosen; `withoutBags`, a fare that holds some gives way to one that need
 * not. Null where there are no such flights.
 */
export function comparableFlights(
  trip: Trip,
  found: SearchResult,
  filters: FlightFilters[],
  { withoutBags = false } = {},
): ComparableFlight[] | null {
  const { search } = found
  const holdsBags = (index: number) => (trip.picks[index]?.fare?.checkedBags.pieces ?? 0) > 0
  const passing = found.offers.map((offers, index) => applyFilters(offers, filters[index] ?? NO_FILTERS, search))
  // What is chosen stays chosen under the filters that stand; new ones hold for it, too.
  const offers = found.offers.map((all, index) => (isSame(filters[index], trip.filters[index]) ? all : (passing[index] ?? [])))
  const kept = keptPicks(trip, { ...found, offers })
  const fareOf = (offer: FlightOffer, index: number) =>
    withoutBags && holdsBags(index)
      ? leadFare(offer, search)
      : (kept[index]?.offer === offer && kept[index]?.fare) || comparableFare(offer, trip, search, index)
  const directions = passing.map((some, index) => {
    const own = kept[index]
    return own ? [own.offer] : withoutMoreStops(some, trip.picks[index] ?? null)
  })
  const journey = cheapestJourney(directions, (offer, index) => fareOf(offer, index).total.amountMinor)
  return (
    journey?.map((offer, index) => {
      const pick = trip.picks[index] ?? null
      const stands = kept[index] ? 'same' : pick ? 'other' : 'cheapest'
      return { pick: { offer, fare: pick?.fare ? fareOf(offer, index) : null }, stands }
    }) ?? null
  )
}

function isSame(one: FlightFilters = NO_FILTERS, other: FlightFilters = NO_FILTERS): boolean {
  return isSameJson(one, other)
}

function withoutMoreStops(offers: FlightOffer[], pick: PickedFlight | null): FlightOffer[] {
  const few = pick ? offers.filter(({ connections }) => connections <= pick.offer.connections) : []
  return few.length > 0 ? few : offers
}

/** The same brand, else the cheapest fare with as many bags and a refund where the chosen one has it; a wish for others is the search's. */
function comparableFare(offer: FlightOffer, { picks, result }: Trip, search: FlightSearch, sliceIndex: number): Fare {
  const lead = leadFare(offer, search)
  const chosen = picks[sliceIndex]?.fare
  const before = result?.search
  if (!chosen || before?.cabinClass !== search.cabinClass || before.checkedBags !== search.checkedBags) return lead
  const inCabin = offer.fares.filter(({ cabinClass }) => cabinClass === chosen.cabinClass)
  const alike = inCabin.find(({ brand }) => brand === chosen.brand)
  const asGood = inCabin.filter(
    ({ checkedBags, refund }) =>
      checkedBags.pieces >= chosen.checkedBags.pieces && (chosen.refund.allowed !== true || refund.allowed === true),
  )
  const [first = lead, ...others] = asGood
  return alike ?? others.reduce((least, fare) => (fare.total.amountMinor < least.total.amountMinor ? fare : least), first)
}
