import type { FlightOffer, SearchResult } from '@/lib/travel/flights/offer-schema'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { clockAt, dayNumber, minuteOf } from '@/lib/travel/zones'
import { buildOffer } from './build-offer'
import { currencyOf } from './fares/currency'
import { hashText } from './hash'
import { leadPriceOf } from './lead-price'
import { findItineraries, type Itinerary, minutesOf } from './network/itineraries'
import { airportsToSearch } from './network/search-airports'
import { type Choice, prune, sensibleOf } from './prune'

/** Sale closes two hours before departure. */
export const SALE_CLOSES_MINUTES = 120
export const OFFER_MINUTES = 30
const QUARTER_MINUTES = 360

/** An itinerary with the price it is shown at; `standardEuro` is what an adult pays in the standard fare before taxes. */
type Candidate = Choice & { itinerary: Itinerary; standardEuro: number }

/** The sandbox's answer: the same query on the same (UTC) day has the same offers at the same prices. */
export function searchSandbox(search: FlightSearch, now: Date): SearchResult {
  const key = JSON.stringify(search)
  return {
    searchId: `sbx-${hashText(`${key}@${minuteOf(now)}`).toString(36)}${hashText(`${minuteOf(now)}@${key}`).toString(36)}`,
    search,
    supplier: 'sandbox',
    isSimulated: true,
    searchedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + OFFER_MINUTES * 60_000).toISOString(),
    sources: [],
    offers: search.slices.map((_, sliceIndex) => sliceOffers(search, sliceIndex, now)),
  }
}

/** Prices are in the currency that is asked for, or that of the country that the first slice leaves from. */
export function searchCurrency(search: FlightSearch): string {
  return search.currency ?? currencyOf(search.slices[0]?.origin.countryCode ?? '')
}

/** The day that prices are made of. */
export function searchDayOf(now: Date): number {
  return Math.floor(now.getTime() / 86_400_000)
}

/** What can be flown on a local day and is worth a thought, before it has a price. */
export function sensibleItineraries(search: FlightSearch, sliceIndex: number, day: number, now: Date): Itinerary[] {
  const slice = search.slices[sliceIndex]
  if (!slice) return []
  const { withAirportChange = false, directOnly } = search
  return sensibleOf(
    findItineraries({
      ...airportsToSearch(slice, search),
      day,
      earliest: minuteOf(now) + SALE_CLOSES_MINUTES,
      directOnly,
      withAirportChange,
    }),
  )
}

function sliceOffers(search: FlightSearch, sliceIndex: number, now: Date): FlightOffer[] {
  const slice = search.slices[sliceIndex]
  if (!slice) return []
  const currency = searchCurrency(search)
  const candidates = sensibleItineraries(search, sliceIndex, dayNumber(slice.departureOn), now).flatMap(
    (itinerary) => candidateOf(itinerary, search, searchDayOf(now), currency) ?? [],
  )
  return prune(candidates).map((candidate) => buildOffer(candidate, sliceIndex, search, currency))
}

function candidateOf(itinerary: Itinerary, search: FlightSearch, searchDay: number, currency: string): Candidate | null {
  const lead = leadPriceOf(itinerary, search, searchDay, currency)
  if (!lead) return null
  const { departsAt, flight } = itinerary.legs[0]
  return {
    ...lead,
    itinerary,
    minutes: minutesOf(itinerary),
    changes: itinerary.legs.length - 1,
    departsAt,
    quarter: Math.floor(clockAt(flight.origin.zone, departsAt).minute / QUARTER_MINUTES),
    airlines: itinerary.legs.map((leg) => leg.flight.airline.code).join(),
  }
}
