import type { FlightOffer, SearchResult } from '@/lib/travel/flights/offer'
import type { CabinClass, FlightSearch, SliceSearch } from '@/lib/travel/flights/search'
import { buildOffer } from './build-offer'
import { type Brand, brandsOf } from './fares/brands'
import { brandBaseInEuro } from './fares/build-fares'
import { currencyOf } from './fares/currency'
import { standardBaseInEuro } from './fares/price-level'
import { taxesInEuro } from './fares/taxes'
import { hashText } from './hash'
import { itineraryId } from './itinerary-id'
import { findItineraries, type Itinerary } from './network/itineraries'
import { type Candidate, compareCandidates, prune } from './prune'
import { loadWorld } from './world/load-world'
import { dayNumber, minuteOf } from './zones'

/** Sale closes two hours before departure. */
export const SALE_CLOSES_MINUTES = 120
export const OFFER_MINUTES = 30

/** The sandbox's answer: the same query on the same (UTC) day has the same offers at the same prices. */
export function searchSandbox(search: FlightSearch, now: Date): SearchResult {
  const currency = searchCurrency(search)
  const key = JSON.stringify(search)
  return {
    searchId: `sbx-${hashText(`${key}@${minuteOf(now)}`).toString(36)}${hashText(`${minuteOf(now)}@${key}`).toString(36)}`,
    search,
    supplier: 'sandbox',
    isSimulated: true,
    searchedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + OFFER_MINUTES * 60_000).toISOString(),
    sources: [],
    offers: search.slices.map((slice, sliceIndex) => sliceOffers(slice, sliceIndex, search, now, currency)),
  }
}

/** Prices are in the currency of the country that the first slice leaves from. */
export function searchCurrency(search: FlightSearch): string {
  return currencyOf(search.slices[0]?.origin.countryCode ?? '')
}

/** The day that prices are made of. */
export function searchDayOf(now: Date): number {
  return Math.floor(now.getTime() / 86_400_000)
}

function sliceOffers(slice: SliceSearch, sliceIndex: number, search: FlightSearch, now: Date, currency: string): FlightOffer[] {
  const world = loadWorld()
  const itineraries = findItineraries({
    origins: world.airportsOf(slice.origin),
    destinations: world.airportsOf(slice.destination),
    day: dayNumber(slice.departureOn),
    earliest: minuteOf(now) + SALE_CLOSES_MINUTES,
    directOnly: search.directOnly,
  })
  const candidates = itineraries.flatMap((itinerary) => candidateOf(itinerary, search, searchDayOf(now)) ?? [])
  return prune(candidates)
    .sort(compareCandidates)
    .map((candidate) => buildOffer(candidate, sliceIndex, search, currency))
}

/** Null when the aircraft does not have the cabin that is wanted. */
function candidateOf(itinerary: Itinerary, search: FlightSearch, searchDay: number): Candidate | null {
  const brands = brandsOf(itinerary, search.cabinClass)
  const inCabin = brands.filter((brand) => fitsCabin(brand, search.cabinClass))
  if (inCabin.length === 0) return null
  const withBags = inCabin.filter((brand) => brand.checkedBags.pieces >= search.checkedBags)
  const standardEuro = standardBaseInEuro(itinerary, searchDay)
  const prices = (withBags.length > 0 ? withBags : inCabin).map(
    (brand) => brandBaseInEuro(standardEuro, brand) + taxesInEuro(itinerary, brand.cabinClass),
  )
  const [first] = itinerary.legs
  const last = itinerary.legs[1] ?? first
  return {
    itinerary,
    id: itineraryId(itinerary),
    standardEuro,
    price: Math.min(...prices),
    minutes: last.arrivesAt - first.departsAt,
    departsAt: first.departsAt,
  }
}

function fitsCabin(brand: Brand, wanted: CabinClass): boolean {
  return wanted.startsWith('economy-with') ? brand.cabinClass.startsWith('economy-with') : brand.cabinClass === wanted
}
