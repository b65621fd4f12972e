import type { Places } from '../../ports/places'
import { applyFilters } from '../../travel/flights/filters/apply-filters'
import { NO_FILTERS } from '../../travel/flights/filters/flight-filters'
import type { Stops } from '../../travel/flights/filters/offer-values'
import { totalOf } from '../../travel/flights/line-up-facts'
import type { FlightOffer, SearchResult } from '../../travel/flights/offer-schema'
import { areSoldTogether } from '../../travel/flights/pairing'
import { rankForView } from '../../travel/flights/rank-flights'
import { rankRoundTrips } from '../../travel/flights/rank-round-trips'
import type { NamedRoundTrip, PickLabel, RankedOffer } from '../../travel/flights/ranked-offer'
import { type FlightSearch, sliceLabel } from '../../travel/flights/search'
import { type Refusal, refuse } from '../../travel/refusal'
import type { Trip } from '../../travel/trip/trip'
import type { TripCaller, TripDeps } from '../trips/issue-trip-command'
import { filtersAfter, readFilterWords } from './filter-request'
import { findResult, flyableResult } from './rank-flights'

/** Flights by their ids, or by what the traveller calls them: all that is given has to fit. Times are "HH:mm" at the airport. */
export type LookUpRequest = {
  sliceIndex: number
  offerIds?: string[] | undefined
  /** With outbound `offerIds` whole round trips, one beside the other. */
  returnOfferIds?: string[] | undefined
  flightNumber?: string | undefined
  departsAt?: string | undefined
  airline?: string | undefined
  departAfter?: string | undefined
  departBefore?: string | undefined
  arriveAfter?: string | undefined
  arriveBefore?: string | undefined
  stops?: Stops[] | undefined
  via?: string | undefined
  /** Where it leaves or lands, of a city's several airports. */
  airport?: string | undefined
  /** In which order they come; by the traveller's own preference if left out. */
  order?: PickLabel | 'earliest' | 'latest' | 'earliest-arrival' | 'latest-arrival' | undefined
}

/** `isExact` is false where nothing leaves at the time said, and the flights are those nearest to it. */
export type LookUpAnswer =
  | {
      status: 'looked-up'
      searchId: string
      sliceIndex: number
      label: string
      search: FlightSearch
      isSimulated: boolean
      expiresAt: string
      matchCount: number
      isExact: boolean
      /** None of them passes the filters that stand. */
      areFilteredOut: boolean
      flights: RankedOffer[]
      returns?: RankedOffer[] | undefined
      roundTrips?: NamedRoundTrip[] | undefined
    }
  | { status: 'not-there'; message: string; offerCount: number }
  | { status: 'refused'; refusal: Refusal }

const MOST_FLIGHTS = 4
const MINUTES_OF_A_DAY = 1440
/** Who asks for "the 9:40" may mean one a little earlier or later, not one of another part of the day. */
const NEAR_MINUTES = 60

/** The flights of the current result that the words mean, in rank order and with all their facts: also those not shown yet. */
export async function lookUpFlights(
  request: LookUpRequest,
  caller: Pick<TripCaller, 'threadId' | 'userId'>,
  deps: TripDeps & { places: Places },
): Promise<LookUpAnswer> {
  const found = await findResult(caller, deps)
  if ('refusal' in found) return { status: 'refused', ...refuse('no-result', 'There are no flights to look at yet. Search first.') }
  const { sliceIndex } = request
  const { search, searchId, isSimulated, expiresAt } = found.result
  const flyable = flyableResult(found.result, found.trip)
  const all = flyable.offers[sliceIndex]
  if (!all) return { status: 'refused', ...refuse('no-such-slice', 'This trip has no flight in that direction.') }
  const passing = applyFilters(all, found.trip.filters[sliceIndex] ?? NO_FILTERS, search)
  const picked = found.trip.picks[sliceIndex]?.offer
  for (const offers of [passing, all, ...(picked ? [[picked]] : [])]) {
    const match = matching(request, offers, search, deps.places)
    if ('refusal' in match) return { status: 'refused', refusal: match.refusal }
    if (match.offers.length === 0) continue
    const ids = new Set(match.offers.map(({ offerId }) => offerId))
    const ranked = rankForView(offers, search, undefined, found.trip.weights).filter(({ offer }) => ids.has(offer.offerId))
    const ordered = inOrder(ranked, request)
    const whole = request.returnOfferIds ? roundTripsOf(request, flyable, found.trip) : {}
    if (!whole) return { status: 'not-there', message: 'These flights don’t make up Round Trips of this search.', offerCount: all.length }
    return {
      status: 'looked-up',
      searchId,
      sliceIndex,
      label: sliceLabel(search.tripType, sliceIndex),
      search,
      isSimulated,
      expiresAt,
      matchCount: ranked.length,
      isExact: match.isExact,
      areFilteredOut: offers !== passing,
      flights: ordered.slice(0, MOST_FLIGHTS),
      ...whole,
    }
  }
  return { status: 'not-there', message: `None of these ${all.length} flights fits.`, offerCount: all.length }
}

/** The round trips of flights out and back, pair by pair; null where two are no round trip of this search. */
function roundTripsOf(
  { offerIds = [], returnOfferIds = [] }: LookUpRequest,
  { search, offers: [out = [], back = []] }: SearchResult,
  { weights, filters }: Pick<Trip, 'weights' | 'filters'>,
): { returns: RankedOffer[]; roundTrips: NamedRoundTrip[] } | null {
  const labelled = rankRoundTrips({ search, offers: [out, back] }, { weights, filters })?.trips ?? []
  const roundTrips = offerIds.flatMap((outId, index): NamedRoundTrip[] => {
    const [first, later] = [out.find(({ offerId }) => offerId === outId), back.find(({ offerId }) => offerId === returnOfferIds[index])]
    const total = first && later && areSoldTogether(first, later) ? totalOf([first, later], search) : null
    if (!first || !later || !total) return []
    const known = labelled.find(({ offerIds: ids }) => ids[0] === first.offerId && ids[1] === later.offerId)
    const durationMinutes = first.durationMinutes + later.durationMinutes
    return [{ offerIds: [first.offerId, later.offerId], labels: known?.labels ?? [], total, durationMinutes }]
  })
  if (search.tripType !== 'round-trip' || roundTrips.length < offerIds.length || roundTrips.length !== returnOfferIds.length) return null
  const returns = rankForView(back, search, undefined, weights).filter(({ offer }) => returnOfferIds.includes(offer.offerId))
  return { returns, roundTrips }
}

function listed(name: string | undefined): string[] | undefined {
  return name ? [name] : undefined
}

function matching(
  { offerIds, returnOfferIds: _returns, flightNumber, departsAt, airline, via, airport, ...rest }: LookUpRequest,
  offers: FlightOffer[],
  search: FlightSearch,
  places: Places,
): { offers: FlightOffer[]; isExact: boolean } | { refusal: Refusal } {
  const { sliceIndex, order, ...limits } = rest
  const read = readFilterWords(
    { ...limits, airlines: listed(airline), via: listed(via), airports: listed(airport) },
    { offers, search },
    places,
  )
  if ('refusal' in read) return read
  if (read.read.notes.length > 0) return { offers: [], isExact: true }
  const fitting = applyFilters(offers, filtersAfter(read.read, NO_FILTERS), search).filter(
    (offer) =>
      (!offerIds || offerIds.includes(offer.offerId)) &&
      (!flightNumber ||
        plainNumber(numbersOf(offer))
          .split('+')
          .some((number) => plainNumber(flightNumber).split('+').includes(number))),
  )
  const minute = departsAt === undefined ? null : minuteOf(departsAt)
  if (minute === null) return { offers: fitting, isExact: true }
  const exact = fitting.filter((offer) => minuteOf(offer.departsAt.slice(11)) === minute)
  if (exact.length > 0) return { offers: exact, isExact: true }
  const distance = (offer: FlightOffer) => {
    const apart = Math.abs(minuteOf(offer.departsAt.slice(11)) - minute)
    return Math.min(apart, MINUTES_OF_A_DAY - apart)
  }
  const near = fitting.filter((offer) => distance(offer) <= NEAR_MINUTES).toSorted((one, other) => distance(one) - distance(other))
  // Two connections behind the same first flight are one answer to a question of time.
  const apart = near.filter((offer, index) => near.findIndex(({ departsAt: time }) => time === offer.departsAt) === index)
  return { offers: apart.slice(0, 2), isExact: false }
}

function inOrder(ranked: RankedOffer[], { offerIds, order, departsAt }: LookUpRequest): RankedOffer[] {
  if (offerIds) return ranked.toSorted((one, other) => offerIds.indexOf(one.offer.offerId) - offerIds.indexOf(other.offer.offerId))
  const byDeparture = ({ offer: one }: RankedOffer, { offer: other }: RankedOffer) => one.departsAt.localeCompare(other.departsAt)
  const byArrival = ({ offer: one }: RankedOffer, { offer: other }: RankedOffer) => one.arrivesAt.localeCompare(other.arrivesAt)
  switch (order ?? (departsAt ? 'earliest' : undefined)) {
    case 'cheapest':
      return ranked.toSorted((one, other) => one.total.amountMinor - other.total.amountMinor)
    case 'fastest':
      return ranked.toSorted((one, other) => one.offer.durationMinutes - other.offer.durationMinutes)
    case 'earliest':
      return ranked.toSorted(byDeparture)
    case 'latest':
      return ranked.toSorted((one, other) => byDeparture(other, one))
    case 'earliest-arrival':
      return ranked.toSorted(byArrival)
    case 'latest-arrival':
      return ranked.toSorted((one, other) => byArrival(other, one))
    default:
      return ranked
  }
}

function numbersOf({ segments }: FlightOffer): string {
  return segments.map((segment) => segment.flightNumber).join('+')
}

/** "tp 0398" is TP398. */
function plainNumber(said: string): string {
  return said
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/\b([A-Z0-9]{2})0*(?=\d)/g, '$1')
}

function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
}
