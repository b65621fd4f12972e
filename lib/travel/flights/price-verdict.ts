import { addDays, daysBetween, type PlainDate } from '../dates'
import type { Money } from '../money'
import { unmistakableCode } from '../places/place'
import { quartiles } from '../quartiles'
import { leadFare } from './lead-fare'
import type { SearchResult } from './offer-schema'
import type { PriceVerdict } from './price-verdict-schema'
import { countTravellers } from './search'
import type { CabinClass } from './search-labels'

export type { PriceVerdict } from './price-verdict-schema'

/**
 * What can be compared: prices of the same supplier, route, cabin, currency and wishes. Places are as they were asked for: "LON*"
 * is the city with all its airports.
 */
export type PriceRoute = {
  supplier: string
  origin: string
  destination: string
  cabinClass: CabinClass
  directOnly: boolean
  checkedBags: number
  currency: string
}

/** The lowest price of one adult for one direction, as one day's searches found it. Says nothing of who searched. */
export type PriceObservation = PriceRoute & { departureOn: PlainDate; observedOn: PlainDate; daysAhead: number; lowestMinor: number }

/** Fewer are no evidence, and prices of one and the same day are none for another. */
export const LEAST_OBSERVATIONS = 12
export const LEAST_DEPARTURE_DAYS = 5
/** Prices run up towards departure: only days about as far ahead are held against each other. First days of the bands. */
const BANDS = [0, 7, 21, 60]

/** The band of days ahead that a day falls into, first and last day included; the last band is open. */
export function daysAheadBand(daysAhead: number): { from: number; to: number } {
  const index = BANDS.findLastIndex((from) => from <= daysAhead)
  return { from: BANDS[index] ?? 0, to: (BANDS[index + 1] ?? Number.POSITIVE_INFINITY) - 1 }
}

/**
 * What a stored search tells of the price of each direction; null for those that tell nothing comparable. The price is the lowest
 * lead fare of one adult: the total with taxes and our fee, shared among the adults. Left out: parties with children, whose adult share
 * may be an estimate; searches that took in other airports; answers that lack a source; and slices that are not priced by themselves.
 */
export function observationsOf(result: SearchResult): (PriceObservation | null)[] {
  const { search, supplier, offers, sources } = result
  const { adults } = search.travellers
  const isComparable =
    countTravellers(search.travellers) === adults &&
    !search.withNearbyAirports &&
    !search.withAirportChange &&
    sources.every(({ status }) => status === 'answered')
  return search.slices.map((slice, sliceIndex) => {
    const sliceOffers = offers[sliceIndex] ?? []
    const isPricedAlone = sliceOffers.every(({ priceCovers }) => priceCovers === undefined)
    if (!isComparable || !isPricedAlone || sliceOffers.length === 0) return null
    const totals = sliceOffers.map((offer) => leadFare(offer, search).total)
    const observedOn = result.searchedAt.slice(0, 10)
    return {
      supplier,
      origin: unmistakableCode(slice.origin),
      destination: unmistakableCode(slice.destination),
      cabinClass: search.cabinClass,
      directOnly: search.directOnly,
      checkedBags: search.checkedBags,
      currency: totals[0]?.currency ?? '',
      departureOn: slice.departureOn,
      observedOn,
      daysAhead: Math.max(0, daysBetween(observedOn, slice.departureOn)),
      lowestMinor: Math.round(Math.min(...totals.map(({ amountMinor }) => amountMinor)) / adults),
    }
  })
}

/** Six weeks of three departures each: enough evidence even where nothing flies on some of those days. */
const WEEKS_BACK = [1, 2, 3, 4, 5, 6]
const DEPARTURES_A_WEEK = 3

/** What could be held against a price: the same weekday of earlier weeks, and departures about as far ahead then, in the same band. */
export function comparableDays({ observedOn, daysAhead }: PriceObservation): { weeksBack: number; departuresOn: PlainDate[] }[] {
  const { from, to } = daysAheadBand(daysAhead)
  const aheads = [daysAhead, daysAhead + 1, daysAhead - 1, daysAhead + 2].filter((ahead) => ahead >= from && ahead <= to)
  return WEEKS_BACK.map((weeksBack) => ({
    weeksBack,
    departuresOn: aheads.slice(0, DEPARTURES_A_WEEK).map((ahead) => addDays(observedOn, ahead - 7 * weeksBack)),
  }))
}

/**
 * Whether a price is low, typical or high among earlier ones of the same kind: below, within or above their middle half. Null
 * when the evidence is thin. The day's own observation, later ones, and those of another band are no evidence.
 */
export function judgePrice(current: PriceObservation, stored: PriceObservation[]): PriceVerdict | null {
  const { from, to } = daysAheadBand(current.daysAhead)
  const evidence = stored.filter(
    (observation) =>
      observation.daysAhead >= from &&
      observation.daysAhead <= to &&
      observation.observedOn <= current.observedOn &&
      !(observation.observedOn === current.observedOn && observation.departureOn === current.departureOn) &&
      isSameRoute(observation, current),
  )
  const days = new Set(evidence.map(({ departureOn }) => departureOn))
  if (evidence.length < LEAST_OBSERVATIONS || days.size < LEAST_DEPARTURE_DAYS) return null
  const [lower, middle, upper] = quartiles(evidence.map(({ lowestMinor }) => lowestMinor))
  const money = (amountMinor: number): Money => ({ amountMinor, currency: current.currency })
  return {
    verdict: current.lowestMinor < lower ? 'low' : current.lowestMinor > upper ? 'high' : 'typical',
    price: money(current.lowestMinor),
    lowerQuartile: money(lower),
    median: money(middle),
    upperQuartile: money(upper),
    count: evidence.length,
    since: evidence.map(({ observedOn }) => observedOn).toSorted()[0] ?? current.observedOn,
  }
}

function isSameRoute(first: PriceRoute, second: PriceRoute): boolean {
  return (
    first.supplier === second.supplier &&
    first.origin === second.origin &&
    first.destination === second.destination &&
    first.cabinClass === second.cabinClass &&
    first.directOnly === second.directOnly &&
    first.checkedBags === second.checkedBags &&
    first.currency === second.currency
  )
}
