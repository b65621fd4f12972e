import type { FlightSupplier } from '../../ports/flight-supplier'
import { OutsideFailure } from '../../ports/outside-failure'
import type { PlainDate } from '../../travel/dates'
import type { DatePair } from '../../travel/flights/date-window'
import { applyFilters } from '../../travel/flights/filters/apply-filters'
import { type FlightFilters, NO_FILTERS } from '../../travel/flights/filters/flight-filters'
import { lowestTotal } from '../../travel/flights/lowest-total'
import { type TotalOf, totalOfBoth } from '../../travel/flights/rank-dates'
import type { FlightSearch } from '../../travel/flights/search'
import type { Money } from '../../travel/money'
import type { Refusal } from '../../travel/refusal'
import { runSearch, type SearchDeps } from './run-search'

/** Searches that one comparison may cost where a supplier knows no prices of days, and fewer once it has had its share. */
const MOST_SEARCHES = 6
const FEW_SEARCHES = 2
const SEARCHES_AT_ONCE = 3
/** Days that are asked for at once. */
const BATCH = 62

/** Of each direction only the flights that pass its filters count. */
export type DirectionFilters = (FlightFilters | undefined)[]
export type PriceDatesCaller = { userId: string; onProgress: (done: number, of: number) => void }

/** What the pairs cost: two batches of days where the supplier prices days, else whole searches for a few pairs. Throws `OutsideFailure`. */
export async function priceDates(
  search: FlightSearch,
  pairs: DatePair[],
  filters: DirectionFilters,
  caller: PriceDatesCaller,
  deps: SearchDeps,
): Promise<TotalOf> {
  return deps.supplier.dayPrices ? byDays(search, pairs, filters, deps) : bySearches(search, pairs, filters, caller, deps)
}

async function byDays(search: FlightSearch, pairs: DatePair[], filters: DirectionFilters, deps: SearchDeps): Promise<TotalOf> {
  const { supplier, clock } = deps
  const pricesOn = (sliceIndex: number, days: PlainDate[]) =>
    pricesOf({ search, sliceIndex, days: unique(days), filters: filters[sliceIndex] }, supplier, clock())
  const departures = pairs.map(({ departureOn }) => departureOn)
  const out = await pricesOn(0, departures)
  if (search.slices.length === 1) return ({ departureOn }) => out.get(departureOn)
  const returns = pairs.flatMap(({ returnOn }) => returnOn ?? [])
  const back = await pricesOn(1, returns)
  return ({ departureOn, returnOn }) => totalOfBoth(out.get(departureOn), returnOn ? back.get(returnOn) : undefined)
}

type Asked = { search: FlightSearch; sliceIndex: number; days: PlainDate[]; filters: FlightFilters | undefined }

async function pricesOf(
  { search, sliceIndex, days, filters }: Asked,
  supplier: FlightSupplier,
  now: Date,
): Promise<Map<PlainDate, Money | null>> {
  const prices = new Map<PlainDate, Money | null>()
  for (let at = 0; at < days.length; at += BATCH) {
    const asked = (await supplier.dayPrices?.(search, sliceIndex, days.slice(at, at + BATCH), now, filters)) ?? []
    for (const { date, total } of asked) prices.set(date, total)
  }
  return prices
}

async function bySearches(
  search: FlightSearch,
  pairs: DatePair[],
  filters: DirectionFilters,
  caller: PriceDatesCaller,
  deps: SearchDeps,
): Promise<TotalOf> {
  const most = deps.supplier.searchBudget?.().standing === 'over' ? FEW_SEARCHES : MOST_SEARCHES
  const chosen = spread(pairs, most)
  const totals = new Map<string, Money | null>()
  let failure: string | null = null
  for (let at = 0; at < chosen.length; at += SEARCHES_AT_ONCE) {
    caller.onProgress(at, chosen.length)
    const some = chosen.slice(at, at + SEARCHES_AT_ONCE)
    const found = await Promise.all(some.map((pair) => lowestOf(withDays(search, pair), filters, caller, deps)))
    for (const [index, answer] of found.entries()) {
      const pair = some[index]
      if (answer && 'refusal' in answer) failure = answer.refusal.message
      else if (pair) totals.set(keyOf(pair), answer)
    }
  }
  if (totals.size === 0 && failure) throw new OutsideFailure('flights', failure)
  return (pair) => totals.get(keyOf(pair))
}

async function lowestOf(
  search: FlightSearch,
  filters: DirectionFilters,
  { userId }: PriceDatesCaller,
  deps: SearchDeps,
): Promise<Money | null | { refusal: Refusal }> {
  const ran = await runSearch(search, { userId, threadId: null }, deps)
  if ('refusal' in ran) return ran
  const result = await deps.searches.find(ran.result.searchId, userId)
  if (!result) return null
  const offers = result.offers.map((slice, sliceIndex) => applyFilters(slice, filters[sliceIndex] ?? NO_FILTERS, search))
  return lowestTotal({ search, offers })
}

/** The same search on other days. */
export function withDays(search: FlightSearch, { departureOn, returnOn }: DatePair): FlightSearch {
  const slices = search.slices.map((slice, index) => ({ ...slice, departureOn: index === 0 ? departureOn : (returnOn ?? departureOn) }))
  return { ...search, slices }
}

/** So many of them, at even distances from the first to the last. */
function spread<One>(all: One[], most: number): One[] {
  if (all.length <= most) return all
  return Array.from({ length: most }, (_, index) => all[Math.round((index * (all.length - 1)) / (most - 1))]).flatMap((one) => one ?? [])
}

function keyOf({ departureOn, returnOn }: DatePair): string {
  return `${departureOn} ${returnOn ?? ''}`
}

function unique(days: PlainDate[]): PlainDate[] {
  return [...new Set(days)].toSorted()
}
