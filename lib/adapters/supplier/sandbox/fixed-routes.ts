import type { PlainDate } from '@/lib/travel/dates'
import type { DayPrice } from '@/lib/travel/flights/day-price'
import { applyFilters } from '@/lib/travel/flights/filters/apply-filters'
import { type FlightFilters, NO_FILTERS } from '@/lib/travel/flights/filters/flight-filters'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import type { Fare, FlightOffer, SearchResult } from '@/lib/travel/flights/offer-schema'
import type { FlightSearch, SliceSearch } from '@/lib/travel/flights/search'
import { dayNumber, instantOf, localTime, minuteOf } from '@/lib/travel/zones'
import { buildOffer } from './build-offer'
import { type FixedWay, fixedItineraries, stopOnTheWay } from './fixed-flights'
import { leadPriceOf } from './lead-price'
import { type Itinerary, minutesOf } from './network/itineraries'
import { SALE_CLOSES_MINUTES, searchCurrency, searchDayOf, searchSandbox } from './search-sandbox'

type FixedRoute = 'no-offers' | 'connections-only' | 'no-bags' | 'no-answer' | 'stop-inside' | 'short-flight'

/**
 * What Duffel's test mode fixes by airports, in this direction only, so that the same may be tried here: no flights at all, only
 * connections, no bags, no answer from anybody, a landing on the way under one flight number, and a flight within a city (there it
 * may be held; holds are not sold here).
 */
const FIXED_ROUTES: ReadonlyMap<string, FixedRoute> = new Map([
  ['PVD-RAI', 'no-offers'],
  ['LHR-DXB', 'connections-only'],
  ['BTS-MRU', 'no-bags'],
  ['STN-LHR', 'no-answer'],
  ['DXB-AMS', 'stop-inside'],
  ['JFK-EWR', 'short-flight'],
])

const NO_BAGS = { pieces: 0, weightKg: null }

/** No source ever answers a search with such a slice. */
export function isSilentRoute(slice: SliceSearch): boolean {
  return fixedRouteOf(slice) === 'no-answer'
}

/** The result, with what is fixed for the airports of its slices. Cities are never fixed. */
export function withFixedRoutes(result: SearchResult, now: Date): SearchResult {
  const { search } = result
  if (!search.slices.some(fixedRouteOf)) return result
  return { ...result, offers: result.offers.map((offers, sliceIndex) => fixOffers(offers, sliceIndex, search, now)) }
}

/** The lowest total of each day on a fixed route, as a search for that day shows it; null for every other slice. */
export function fixedDayPrices(search: FlightSearch, sliceIndex: number, days: PlainDate[], now: Date): DayPrice[] | null {
  const slice = search.slices[sliceIndex]
  return slice && fixedRouteOf(slice) ? searchedDayPrices(search, sliceIndex, days, now, NO_FILTERS) : null
}

/** The lowest total of each day among the offers of a search for it. */
export function searchedDayPrices(
  search: FlightSearch,
  sliceIndex: number,
  days: PlainDate[],
  now: Date,
  filters: FlightFilters,
): DayPrice[] {
  const slice = search.slices[sliceIndex]
  if (!slice) return []
  // Named, because the country of the trip's start decides it, and that may be another slice's.
  const currency = searchCurrency(search)
  return days.map((date) => {
    const ofDay: FlightSearch = { ...search, currency, tripType: 'one-way', slices: [{ ...slice, departureOn: date }] }
    const offers = withFixedRoutes(searchSandbox(ofDay, now), now).offers.flat()
    const totals = applyFilters(offers, filters, ofDay).map((offer) => leadFare(offer, search).total.amountMinor)
    return { date, total: totals.length > 0 ? { amountMinor: Math.min(...totals), currency } : null }
  })
}

/** Bags are neither included nor sold on a slice between such airports. */
export function sellsNoBags(slice: SliceSearch): boolean {
  return fixedRouteOf(slice) === 'no-bags'
}

function fixedRouteOf({ origin, destination }: SliceSearch): FixedRoute | undefined {
  if (origin.kind !== 'airport' || destination.kind !== 'airport') return undefined
  return FIXED_ROUTES.get(`${origin.iataCode}-${destination.iataCode}`)
}

function fixOffers(offers: FlightOffer[], sliceIndex: number, search: FlightSearch, now: Date): FlightOffer[] {
  const slice = search.slices[sliceIndex]
  const route = slice && fixedRouteOf(slice)
  if (!route) return offers
  const fixed = (way: FixedWay) => offersOn(way, slice.departureOn, sliceIndex, search, now)
  switch (route) {
    case 'no-offers':
    case 'no-answer':
      return []
    case 'connections-only':
      return offers.filter(({ connections }) => connections > 0)
    case 'no-bags':
      return (offers.length > 0 || search.directOnly ? offers : fixed('BTS-MRU')).map((offer) => ({
        ...offer,
        fares: offer.fares.map(withoutBags),
      }))
    case 'stop-inside':
      return withStopInside(offers)
    case 'short-flight':
      return fixed('JFK-EWR')
  }
}

function offersOn(way: FixedWay, departureOn: PlainDate, sliceIndex: number, search: FlightSearch, now: Date): FlightOffer[] {
  return fixedItineraries(way, departureOn)
    .filter(({ legs }) => legs[0].departsAt >= minuteOf(now) + SALE_CLOSES_MINUTES)
    .flatMap((itinerary) => offerOf(itinerary, sliceIndex, search, now) ?? [])
    .sort((first, second) => cheapestOf(first) - cheapestOf(second) || (first.offerId < second.offerId ? -1 : 1))
}

function offerOf(itinerary: Itinerary, sliceIndex: number, search: FlightSearch, now: Date): FlightOffer | null {
  const currency = searchCurrency(search)
  const lead = leadPriceOf(itinerary, search, searchDayOf(now), currency)
  if (!lead) return null
  const { departsAt } = itinerary.legs[0]
  const choice = { minutes: minutesOf(itinerary), changes: itinerary.legs.length - 1, departsAt, quarter: 0, airlines: '' }
  return buildOffer({ ...lead, ...choice, itinerary }, sliceIndex, search, currency)
}

function cheapestOf({ fares }: FlightOffer): number {
  return Math.min(...fares.map(({ total }) => total.amountMinor))
}

/** The fare as it is on a slice without bags. */
export function withoutBags(fare: Fare): Fare {
  return { ...fare, checkedBags: NO_BAGS }
}

/** One of the direct flights, always the same one, lands on its way. */
function withStopInside(offers: FlightOffer[]): FlightOffer[] {
  const chosen = offers
    .filter(({ connections }) => connections === 0)
    .reduce<FlightOffer | null>((least, offer) => (least && least.offerId < offer.offerId ? least : offer), null)
  return offers.map((offer) => (offer === chosen ? stopInside(offer) : offer))
}

function stopInside(offer: FlightOffer): FlightOffer {
  const [segment] = offer.segments
  if (!segment) return offer
  const stop = stopOnTheWay()
  const day = dayNumber(offer.departsAt.slice(0, 10))
  const minute = Number(offer.departsAt.slice(11, 13)) * 60 + Number(offer.departsAt.slice(14, 16))
  const arrivesAt = localTime(segment.destination.zone, instantOf(segment.origin.zone, day, minute) + stop.minutes)
  return {
    ...offer,
    arrivesAt,
    dayOffset: dayNumber(arrivesAt.slice(0, 10)) - day,
    durationMinutes: stop.minutes,
    segments: [{ ...segment, arrivesAt, durationMinutes: stop.minutes, stopsAt: [stop.place] }],
  }
}
