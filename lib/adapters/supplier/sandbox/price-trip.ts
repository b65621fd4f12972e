import type { FareRequest } from '@/lib/ports/flight-supplier'
import { currencyRefusal } from '@/lib/travel/currencies'
import type { Fare } from '@/lib/travel/flights/offer-schema'
import type { SliceSearch, TravellerCounts } from '@/lib/travel/flights/search'
import type { CabinClass } from '@/lib/travel/flights/search-labels'
import { type Refusal, refuse } from '@/lib/travel/refusal'
import { minuteOf } from '@/lib/travel/zones'
import { type Dials, isDrawn } from './dials'
import { allBrands, type Brand, brandsOf } from './fares/brands'
import { buildFare } from './fares/build-fares'
import { standardBaseInEuro } from './fares/price-level'
import { readFixedFareId } from './fixed-flights'
import { sellsNoBags, withoutBags } from './fixed-routes'
import { between, fraction } from './hash'
import { itineraryId, readFareId } from './itinerary-id'
import { type Itinerary, lastLeg } from './network/itineraries'
import { airportsToSearch } from './network/search-airports'
import { SALE_CLOSES_MINUTES, searchCurrency } from './search-sandbox'

/** What a price is of: whoever knows these can compute it again. Prices move on the hour; some have risen at the last moment, too. */
export type PriceFacts = { fareIds: string[]; travellers: TravellerCounts; currency: string; pricedHour: number; hasRisen: boolean }

/** One direction of a trip in its fare, as it costs at `pricedHour`. */
export type PricedDirection = { itinerary: Itinerary; brand: Brand; fare: Fare; sellsBags: boolean }
export type PricedTrip = Omit<PriceFacts, 'fareIds'> & { directions: PricedDirection[] }

const HOURS_PER_DAY = 24
const LEAST_MOVE = 0.01
const MOST_MOVE = 0.06
const LAST_MOMENT_RISE = 0.04

/** The fares of a request at the prices of `now`. Refuses what is not of the search, or not sold (any more). */
export function openTrip(
  { search, fareIds, travellers }: FareRequest,
  now: Date,
  dials: Dials,
  hasRisen = false,
): { trip: PricedTrip } | { refusal: Refusal } {
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
  if (fareIds.some((fareId) => isSoldOut(fareId, dials))) {
    return refuse('sold-out', 'This fare has just been sold out. Please choose another fare or flight.')
  }
  const priced = priceTrip({ fareIds, travellers, currency: searchCurrency(search), pricedHour: hourOf(now), hasRisen }, now, dials)
  if ('refusal' in priced) return priced
  const { directions, ...trip } = priced.trip
  return { trip: { ...trip, directions: directions.map((direction, index) => asSearched(direction, search.slices[index])) } }
}

/** The same fares at the prices of an hour, computed again. Refuses flights that are about to leave. */
export function priceTrip(facts: PriceFacts, now: Date, dials: Dials): { trip: PricedTrip } | { refusal: Refusal } {
  const { fareIds, ...trip } = facts
  const directions: PricedDirection[] = []
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
    directions.push({ itinerary: read.itinerary, brand, fare: fareAt(read.itinerary, brand, trip, dials, true), sellsBags: true })
  }
  return { trip: { ...trip, directions } }
}

/** What a search offers a direction in, cheapest first: what has been sold out is not among it. */
export function fareOptions({ itinerary, sellsBags }: PricedDirection, wanted: CabinClass, trip: PricedTrip, dials: Dials): Fare[] {
  return brandsOf(itinerary, wanted)
    .map((brand) => fareAt(itinerary, brand, trip, dials))
    .filter(({ fareId }) => !isSoldOut(fareId, dials))
    .map((fare) => (sellsBags ? fare : withoutBags(fare)))
    .sort((first, second) => first.total.amountMinor - second.total.amountMinor)
}

/** Hours since 1970. */
function hourOf(now: Date): number {
  return Math.floor(now.getTime() / 3_600_000)
}

/** The day that the trip was priced on, in days since 1970. */
export function pricedDay({ pricedHour }: Pick<PriceFacts, 'pricedHour'>): number {
  return Math.floor(pricedHour / HOURS_PER_DAY)
}

function fareAt(itinerary: Itinerary, brand: Brand, trip: Omit<PriceFacts, 'fareIds'>, dials: Dials, namesTaxes = false): Fare {
  const id = itineraryId(itinerary)
  const movedBy = moveOf(`${id}-${brand.key}`, trip.pricedHour, dials) * (trip.hasRisen ? 1 + LAST_MOMENT_RISE : 1)
  return buildFare(itinerary, id, standardBaseInEuro(itinerary, pricedDay(trip)), brand, trip.travellers, trip.currency, {
    movedBy,
    namesTaxes,
  })
}

/** What a fare's price is multiplied with in an hour: 1 for most. */
function moveOf(fareId: string, hour: number, dials: Dials): number {
  const what = `${fareId}@${hour}`
  if (!isDrawn(dials, 'priceChange', what)) return 1
  const move = between(LEAST_MOVE, MOST_MOVE, `${dials.seed}|move|${what}`)
  return fraction(`${dials.seed}|way|${what}`) < 0.5 ? 1 - move : 1 + move
}

function isSoldOut(fareId: string, dials: Dials): boolean {
  return isDrawn(dials, 'soldOut', fareId)
}

function asSearched(direction: PricedDirection, slice: SliceSearch | undefined): PricedDirection {
  return slice && sellsNoBags(slice) ? { ...direction, fare: withoutBags(direction.fare), sellsBags: false } : direction
}

function readAnyFareId(fareId: string) {
  return readFixedFareId(fareId) ?? readFareId(fareId)
}

function fareGone() {
  return refuse('fare-gone', 'This fare is no longer sold. Please search again.')
}
