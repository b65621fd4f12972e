import type { FlightTerms } from '@/lib/ports/flight-supplier'
import type { Fare } from '@/lib/travel/flights/offer'
import type { FlightSearch, TravellerCounts } from '@/lib/travel/flights/search'
import { type Refusal, refuse } from '@/lib/travel/refusal'
import { priceOfFares } from '@/lib/travel/trip/price'
import { allBrands } from './fares/brands'
import { buildFare } from './fares/build-fares'
import { standardBaseInEuro } from './fares/price-level'
import { hashText } from './hash'
import { itineraryId, readFareId } from './itinerary-id'
import type { Itinerary } from './network/itineraries'
import { OFFER_MINUTES, SALE_CLOSES_MINUTES, searchCurrency, searchDayOf } from './search-sandbox'
import { EUROPEAN_COMMON_AREA } from './world/countries'
import { loadWorld } from './world/load-world'
import { minuteOf } from './zones'

type Priced = { fares: Fare[]; itineraries: Itinerary[] }

/** Prices the fares anew, as of `now`. Refuses what is not sold (any more). */
export function termsFor(
  search: FlightSearch,
  fareIds: string[],
  travellers: TravellerCounts,
  now: Date,
): { terms: FlightTerms } | { refusal: Refusal } {
  if (fareIds.length !== search.slices.length) return refuse('fares-missing', 'Choose a fare for every flight of this trip first.')
  const world = loadWorld()
  for (const [index, slice] of search.slices.entries()) {
    const read = readFareId(fareIds[index] ?? '')
    const first = read?.itinerary.legs[0].flight.origin
    const last = (read?.itinerary.legs[1] ?? read?.itinerary.legs[0])?.flight.destination
    const isOfSlice = first && last && world.airportsOf(slice.origin).includes(first) && world.airportsOf(slice.destination).includes(last)
    if (read?.departureOn !== slice.departureOn || !isOfSlice) return fareGone()
  }
  const currency = searchCurrency(search)
  const priced = priceFares(fareIds, travellers, currency, searchDayOf(now), now)
  if ('refusal' in priced) return priced
  const expiresAtMinute = minuteOf(now) + OFFER_MINUTES
  return {
    terms: {
      termsId: writeTermsId({ fareIds, travellers, currency, searchDay: searchDayOf(now), expiresAtMinute }),
      ...priceOfFares(priced.fares),
      requiredDetails: priced.itineraries.some(needsPassport) ? ['passport'] : [],
      expiresAt: new Date(expiresAtMinute * 60_000).toISOString(),
    },
  }
}

/** The price that terms were given for, computed again; refuses terms that are unreadable, expired or of a flight about to leave. */
export function priceOfTerms(
  termsId: string,
  now: Date,
): { price: ReturnType<typeof priceOfFares>; travellers: TravellerCounts } | { refusal: Refusal } {
  const terms = readTermsId(termsId)
  if (!terms) return refuse('terms-unknown', 'The airline does not know these terms. Please check the price again.')
  if (minuteOf(now) > terms.expiresAtMinute)
    return refuse('terms-expired', 'This price was held for 30 minutes and has expired. Please check it again.')
  const priced = priceFares(terms.fareIds, terms.travellers, terms.currency, terms.searchDay, now)
  return 'refusal' in priced ? priced : { price: priceOfFares(priced.fares), travellers: terms.travellers }
}

function priceFares(
  fareIds: string[],
  travellers: TravellerCounts,
  currency: string,
  searchDay: number,
  now: Date,
): Priced | { refusal: Refusal } {
  const priced: Priced = { fares: [], itineraries: [] }
  for (const fareId of fareIds) {
    const read = readFareId(fareId)
    const brand = read && allBrands(read.itinerary).find(({ key }) => key === read.brandKey)
    if (!read || !brand) return fareGone()
    if (read.itinerary.legs[0].departsAt < minuteOf(now) + SALE_CLOSES_MINUTES) {
      return refuse(
        'sale-closed',
        'This flight leaves in less than two hours or has left, so it is no longer sold. Please choose another one.',
      )
    }
    const standardEuro = standardBaseInEuro(read.itinerary, searchDay)
    priced.fares.push(buildFare(read.itinerary, itineraryId(read.itinerary), standardEuro, brand, travellers, currency))
    priced.itineraries.push(read.itinerary)
  }
  return priced
}

function fareGone() {
  return refuse('fare-gone', 'This fare is no longer sold. Please search again.')
}

/** Airlines ask for passports when a flight crosses a border, except within Europe, where they ask later at check-in. */
function needsPassport(itinerary: Itinerary): boolean {
  const countries = new Set(itinerary.legs.flatMap(({ flight }) => [flight.origin.countryCode, flight.destination.countryCode]))
  return countries.size > 1 && ![...countries].every((country) => EUROPEAN_COMMON_AREA.has(country))
}

type TermsFacts = { fareIds: string[]; travellers: TravellerCounts; currency: string; searchDay: number; expiresAtMinute: number }

function writeTermsId({ fareIds, travellers, currency, searchDay, expiresAtMinute }: TermsFacts): string {
  const { adults, children, infants } = travellers
  const body = ['SBX', currency, `${adults}-${children}-${infants}`, searchDay, expiresAtMinute, ...fareIds].join('.')
  return `${body}.${checksum(body)}`
}

function readTermsId(termsId: string): TermsFacts | null {
  const end = termsId.lastIndexOf('.')
  const body = termsId.slice(0, end)
  if (end === -1 || checksum(body) !== termsId.slice(end + 1)) return null
  const [, currency = '', counts = '', searchDay = '', expiresAtMinute = '', ...fareIds] = body.split('.')
  const [adults = 0, children = 0, infants = 0] = counts.split('-').map(Number)
  return {
    fareIds,
    travellers: { adults, children, infants, pets: 0, childAges: [] },
    currency,
    searchDay: Number(searchDay),
    expiresAtMinute: Number(expiresAtMinute),
  }
}

/** Against accidents, not against forgers: the id never leaves the server, and the price is computed again anyway. */
function checksum(body: string): string {
  return hashText(`terms:${body}`).toString(36)
}
