import { sortRanked } from '@/components/flights/sort-ranked'
import { searchSandbox } from '@/lib/adapters/supplier/sandbox/search-sandbox'
import { addDays } from '@/lib/travel/dates'
import { applyFilters } from '@/lib/travel/flights/filters/apply-filters'
import { filterValues } from '@/lib/travel/flights/filters/filter-values'
import type { FlightFilters } from '@/lib/travel/flights/filters/flight-filters'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { rankForView } from '@/lib/travel/flights/rank-flights'
import { ORDINARY_WEIGHTS } from '@/lib/travel/flights/rank-weights'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { SORT_KEYS } from '@/lib/travel/flights/search-url'
import { createQueries, NOW, planWholeMarket, seeded } from './queries'
import { report } from './report'
import type { Measured } from './table'

/** One frame of a screen that shows sixty in a second. */
const FRAME_MS = 16
const OFFERS = 500
const LISTS = 12
const MOST_DAYS = 12

type List = { search: FlightSearch; offers: FlightOffer[] }
type Tick = { filters: FlightFilters; weights: typeof ORDINARY_WEIGHTS; order: { by: (typeof SORT_KEYS)[number]; isDescending: boolean } }

const options = process.argv.slice(2)

planWholeMarket()
const lists = longLists()
// Once without counting: what is measured is a page that has been open for a while.
measure()
process.exit(report('filters', measure(), options))

/** What the browser works out while a slider moves, without drawing it. */
function measure(): Measured[] {
  const ticks = lists.flatMap((list) => ticksOf(list).map((tick) => ({ ...list, ...tick })))
  const kindOf = (kind: string, work: (tick: (typeof ticks)[number]) => unknown): Measured => ({
    kind,
    unit: 'ms',
    target: FRAME_MS,
    values: ticks.map((tick) => timed(() => work(tick))),
  })
  return [
    kindOf('filter', ({ offers, filters, search }) => applyFilters(offers, filters, search)),
    kindOf('count each value', ({ offers, filters, search }) => filterValues(offers, filters, search)),
    kindOf('rank and sort all', ({ offers, search, weights, order }) =>
      sortRanked(rankForView(offers, search, undefined, weights), order, search),
    ),
    kindOf('all of it at once', ({ offers, filters, search, weights, order }) => {
      filterValues(offers, filters, search)
      const passing = new Set(applyFilters(offers, filters, search))
      const ranked = rankForView(offers, search, undefined, weights).filter(({ offer }) => passing.has(offer))
      return sortRanked(ranked, order, search)
    }),
  ]
}

/** Flights of one pair of places, more than a day has: those of several days as one list. */
function longLists(): List[] {
  const queries = createQueries(seeded(7))
  const found: List[] = []
  while (found.length < LISTS) {
    const search = queries.oneWay()
    const offers = offersOf(search)
    if (offers.length === OFFERS) found.push({ search, offers })
  }
  return found
}

function offersOf(search: FlightSearch): FlightOffer[] {
  const [slice] = search.slices
  if (!slice) return []
  const days = Array.from({ length: MOST_DAYS }, (_, index) => addDays(slice.departureOn, index))
  const all: FlightOffer[] = []
  for (const departureOn of days) {
    const offers = searchSandbox({ ...search, slices: [{ ...slice, departureOn }] }, NOW).offers[0] ?? []
    // Places with few flights would need more days than are worth searching.
    if (offers.length * MOST_DAYS < OFFERS) return []
    all.push(...offers.map((offer) => ({ ...offer, offerId: `${departureOn}-${offer.offerId}` })))
    if (all.length >= OFFERS) return all.slice(0, OFFERS)
  }
  return all
}

/** A thumb on its way through each slider, with one order of the list after another. */
function ticksOf({ offers, search }: List): Tick[] {
  const { price, airlines, layoverAirports } = filterValues(offers, {}, search)
  const [airline] = airlines
  const [layover] = layoverAirports
  const [least, most] = [price?.from ?? 0, price?.to ?? 0]
  return Array.from({ length: 20 }, (_, index) => ({
    filters: {
      price: { from: 0, to: Math.round(least + ((most - least) * (index + 1)) / 20) },
      departure: { from: index * 30, to: 1_439 },
      durationMinutes: { from: 0, to: 2_000 - index * 30 },
      ...(index % 2 && airline ? { withoutAirlines: [airline.value] } : {}),
      ...(index % 3 && layover ? { withoutLayoverAirports: [layover.value] } : {}),
    },
    weights: { ...ORDINARY_WEIGHTS, time: index / 5, stops: 4 - index / 5 },
    order: { by: SORT_KEYS[index % SORT_KEYS.length] ?? 'rank', isDescending: index % 2 === 1 },
  }))
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
