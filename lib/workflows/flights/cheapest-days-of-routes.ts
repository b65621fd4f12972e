import type { PlainDate } from '../../travel/dates'
import { type DatePair, type DateWindow, datePairs } from '../../travel/flights/date-window'
import { rankPairs } from '../../travel/flights/rank-dates'
import type { AskedRoute, RouteEnds } from '../../travel/flights/route-choices'
import type { FlightSearch, SearchWishes } from '../../travel/flights/search'
import { type Refusal, refuse } from '../../travel/refusal'
import { callOutside } from '../orders/call-outside'
import { type DirectionFilters, type PriceDatesCaller, priceDates } from './price-dates'
import type { SearchDeps } from './run-search'
import { between } from './search-routes'

export type WindowRequest = { [Part in keyof DateWindow]?: DateWindow[Part] | undefined } & Pick<DateWindow, 'leaveFrom' | 'leaveTo'>

/** The pairs of days of a window. Refuses days that don't fit together, and windows where no prices of days are sold. */
export function pairsOf(
  { leaveFrom, leaveTo, nights = [], leaveOn, returnOn, returnBy }: WindowRequest,
  today: PlainDate,
  { supplier }: Pick<SearchDeps, 'supplier'>,
): DatePair[] | { refusal: Refusal } {
  if (!supplier.dayPrices)
    return refuse('days-needed', 'With several places I can compare one pair of days at a time. Which days would suit you?')
  const window: DateWindow = {
    leaveFrom,
    leaveTo,
    nights,
    ...(leaveOn ? { leaveOn } : {}),
    ...(returnOn ? { returnOn } : {}),
    ...(returnBy ? { returnBy } : {}),
  }
  const found = datePairs(window, today)
  return 'refusal' in found ? found : found.pairs
}

/** The first pair stands for all of them, until each route has its own. */
export function withFirstDays(wishes: SearchWishes, [first]: DatePair[]): SearchWishes {
  return first ? { ...wishes, ...first, tripType: first.returnOn ? 'round-trip' : 'one-way' } : wishes
}

/** Each route with the cheapest of its days; one that flies on none of them keeps the first. */
export async function onCheapestDays(
  search: FlightSearch,
  routes: RouteEnds[],
  pairs: DatePair[],
  filters: DirectionFilters,
  caller: PriceDatesCaller,
  deps: SearchDeps,
): Promise<AskedRoute[] | { refusal: Refusal }> {
  const dated: AskedRoute[] = []
  for (const [index, route] of routes.entries()) {
    caller.onProgress(index, routes.length)
    const priced = await callOutside(() => priceDates(between(search, route), pairs, filters, caller, deps), [])
    const [best] = 'failure' in priced ? [] : rankPairs(pairs, priced.answer)
    dated.push({ ...route, ...(best ? { days: { departureOn: best.departureOn, returnOn: best.returnOn } } : {}) })
  }
  return dated.some(({ days }) => days)
    ? dated
    : refuse('no-such-dates', 'I found no flights to those places on any of the days. Which of the days or nights may I change?')
}
