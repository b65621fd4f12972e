import type { FlightTerms } from '@/lib/ports/flight-supplier'
import { currencyRefusal } from '@/lib/travel/currencies'
import type { Fare } from '@/lib/travel/flights/offer'
import type { FlightSearch, TravellerCounts } from '@/lib/travel/flights/search'
import { type Refusal, refuse } from '@/lib/travel/refusal'
import { priceOfFares } from '@/lib/travel/trip/price'
import { type Dials, isDrawn } from './dials'
import { allBrands } from './fares/brands'
import { buildFare } from './fares/build-fares'
import { standardBaseInEuro } from './fares/price-level'
import { readFixedFareId } from './fixed-flights'
import { between, fraction, hashText } from './hash'
import { itineraryId, readFareId } from './itinerary-id'
import { type Itinerary, lastLeg } from './network/itineraries'
import { airportsToSearch } from './network/search-airports'
import { OFFER_MINUTES, SALE_CLOSES_MINUTES, searchCurrency } from './search-sandbox'
import { EUROPEAN_COMMON_AREA } from './world/countries'
import { minuteOf } from './zones'

type Priced = { fares: Fare[]; itineraries: Itinerary[] }

const HOURS_PER_DAY = 24
const LEAST_MOVE = 0.01
const MOST_MOVE = 0.06

/**
 * Prices the fares anew, as of `now`. Refuses what is not sold (any more). A few prices have moved since they were shown; within
 * the hour they stay where they moved to.
 */
export function termsFor(
  search: FlightSearch,
  fareIds: string[],
  travellers: TravellerCounts,
  now: Date,
  dials: Dials,
): { terms: FlightTerms } | { refusal: Refusal } {
  if (fareIds.length !== search.slices.length) return refuse('fares-missing', 'Choose a fare for every flight of this trip first.')
  const unknownCurrency = currencyRefusal(search.currency)
  if (unknownCurrency) return { refusal: unknownCurrency }
  for (const [index, slice] of search.slices.entries()) {
    const read = readAnyFareId(fareIds[index] ?? '')
    const { origins, destinations } = airportsToSearch(slice, search)
    const isOfSlice =
      read && origins.includes(read.itinerary.legs[0].flight.origin) && destinations.includes(lastLeg(read.itinerary).flight.destination)
    if (read?.departureOn !== slice.departureOn || !isOfSlice) return fareGone()
  }
  if (fareIds.some((fareId) => isDrawn(dials, 'soldOut', fareId))) {
    return refuse('sold-out', 'This fare has just been sold out. Please choose another fare or flight.')
  }
  const currency = searchCurrency(search)
  const pricedHour = Math.floor(now.getTime() / 3_600_000)
  const priced = priceFares({ fareIds, travellers, currency, pricedHour }, now, dials)
  if ('refusal' in priced) return priced
  const expiresAtMinute = minuteOf(now) + OFFER_MINUTES
  return {
    terms: {
      termsId: writeTermsId({ fareIds, travellers, currency, pricedHour, expiresAtMinute }),
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
  dials: Dials,
): { price: ReturnType<typeof priceOfFares>; travellers: TravellerCounts } | { refusal: Refusal } {
  const terms = readTermsId(termsId)
  if (!terms) return refuse('terms-unknown', 'The airline does not know these terms. Please check the price again.')
  if (minuteOf(now) > terms.expiresAtMinute)
    return refuse('terms-expired', 'This price was held for 30 minutes and has expired. Please check it again.')
  const priced = priceFares(terms, now, dials)
  return 'refusal' in priced ? priced : { price: priceOfFares(priced.fares), travellers: terms.travellers }
}

function priceFares({ fareIds, travellers, currency, pricedHour }: PriceFacts, now: Date, dials: Dials): Priced | { refusal: Refusal } {
  const priced: Priced = { fares: [], itineraries: [] }
  for (const fareId of fareIds) {
    const read = readAnyFareId(fareId)
    const brand = read && allBrands(read.itinerary).find(({ key }) => key === read.brandKey)
    if (!read || !brand) return fareGone()
    if (read.itinerary.legs[0].departsAt < minuteOf(now) + SALE_CLOSES_MINUTES) {
      return refuse(
        'sale-closed',
        'This flight leaves in less than two hours or has left, so it is no longer sold. Please choose another one.',
      )
    }
    const standardEuro = standardBaseInEuro(read.itinerary, Math.floor(pricedHour / HOURS_PER_DAY))
    const movedBy = moveOf(fareId, pricedHour, dials)
    priced.fares.push(buildFare(read.itinerary, itineraryId(read.itinerary), standardEuro, brand, travellers, currency, movedBy))
    priced.itineraries.push(read.itinerary)
  }
  return priced
}

/** What a fare's price is multiplied with in an hour: 1 for most. */
function moveOf(fareId: string, hour: number, dials: Dials): number {
  const what = `${fareId}@${hour}`
  if (!isDrawn(dials, 'priceChange', what)) return 1
  const move = between(LEAST_MOVE, MOST_MOVE, `${dials.seed}|move|${what}`)
  return fraction(`${dials.seed}|way|${what}`) < 0.5 ? 1 - move : 1 + move
}

function readAnyFareId(fareId: string) {
  return readFixedFareId(fareId) ?? readFareId(fareId)
}

function fareGone() {
  return refuse('fare-gone', 'This fare is no longer sold. Please search again.')
}

/** Airlines ask for passports when a flight crosses a border, except within Europe, where they ask later at check-in. */
function needsPassport(itinerary: Itinerary): boolean {
  const countries = new Set(itinerary.legs.flatMap(({ flight }) => [flight.origin.countryCode, flight.destination.countryCode]))
  return countries.size > 1 && ![...countries].every((country) => EUROPEAN_COMMON_AREA.has(country))
}

type PriceFacts = { fareIds: string[]; travellers: TravellerCounts; currency: string; pricedHour: number }
type TermsFacts = PriceFacts & { expiresAtMinute: number }

function writeTermsId({ fareIds, travellers, currency, pricedHour, expiresAtMinute }: TermsFacts): string {
  const { adults, children, infants } = travellers
  const body = ['SBX', currency, `${adults}-${children}-${infants}`, pricedHour, expiresAtMinute, ...fareIds].join('.')
  return `${body}.${checksum(body)}`
}

function readTermsId(termsId: string): TermsFacts | null {
  const end = termsId.lastIndexOf('.')
  const body = termsId.slice(0, end)
  if (end === -1 || checksum(body) !== termsId.slice(end + 1)) return null
  const [, currency = '', counts = '', pricedHour = '', expiresAtMinute = '', ...fareIds] = body.split('.')
  const [adults = 0, children = 0, infants = 0] = counts.split('-').map(Number)
  return {
    fareIds,
    travellers: { adults, children, infants, pets: 0, childAges: [] },
    currency,
    pricedHour: Number(pricedHour),
    expiresAtMinute: Number(expiresAtMinute),
  }
}

/** Against accidents, not against forgers: the id never leaves the server, and the price is computed again anyway. */
function checksum(body: string): string {
  return hashText(`terms:${body}`).toString(36)
}
