import type { SearchStore } from '../../ports/search-store'
import { addDays } from '../../travel/dates'
import { datePairs, nightsOf } from '../../travel/flights/date-window'
import { applyFilters } from '../../travel/flights/filters/apply-filters'
import { NO_FILTERS } from '../../travel/flights/filters/flight-filters'
import { rankPairs } from '../../travel/flights/rank-dates'
import { subtractMoney } from '../../travel/money'
import { hasAllPicks } from '../../travel/trip/is-complete'
import type { Trip } from '../../travel/trip/trip'
import { type BudgetOutlook, budgetOutlook } from '../../travel/trip/trip-budget'
import { priceDates } from '../flights/price-dates'
import { flyableResult } from '../flights/rank-flights'
import type { SearchDeps } from '../flights/run-search'
import { callOutside } from '../orders/call-outside'
import type { TripCaller } from './issue-trip-command'

/** So many days before and after the trip's own are looked at for a way out. */
const DAYS_AROUND = 3

/**
 * The trip's budget against the cheapest flights that it can still have, those of its filters; with a way out on other days where it isn't
 * met, nothing is chosen yet and the supplier prices days. Null where there is no budget, or no flight left to choose.
 */
export async function budgetOutlookOf(
  trip: Trip,
  { userId, today }: Pick<TripCaller, 'userId' | 'today'>,
  deps: SearchDeps & { searches: SearchStore },
): Promise<BudgetOutlook | null> {
  if (!trip.budget || !trip.result || hasAllPicks(trip)) return null
  const result = await deps.searches.find(trip.result.searchId, userId)
  if (!result) return null
  const { search } = trip.result
  const flyable = flyableResult({ ...result, search }, trip)
  const offers = flyable.offers.map((slice, index) => applyFilters(slice, trip.filters[index] ?? NO_FILTERS, search))
  const outlook = budgetOutlook(trip, { search, offers })
  const isSettled = trip.picks.some((pick) => pick !== null) || trip.stays?.chosen
  if (!outlook || outlook.left.amountMinor >= 0 || isSettled || search.slices.length > 2 || search.tripType === 'multi-trip') return outlook
  return { ...outlook, wayOut: await wayOut(trip, outlook, today, userId, deps) }
}

/** The cheapest pair of days around those of the trip, with as many nights, where it costs less than these. */
async function wayOut(
  { result, filters }: Trip,
  { cheapest }: BudgetOutlook,
  today: string,
  userId: string,
  deps: SearchDeps,
): Promise<BudgetOutlook['wayOut']> {
  const [out, back] = result?.search.slices ?? []
  if (!result || !out || !deps.supplier.dayPrices) return null
  const days = { departureOn: out.departureOn, returnOn: back?.departureOn ?? null }
  const nights = nightsOf(days)
  const found = datePairs(
    {
      leaveFrom: addDays(out.departureOn, -DAYS_AROUND),
      leaveTo: addDays(out.departureOn, DAYS_AROUND),
      nights: nights === null ? [] : [nights],
    },
    today,
  )
  if ('refusal' in found) return null
  const { search } = result
  const priced = await callOutside(() => priceDates(search, found.pairs, filters, { userId, onProgress: () => undefined }, deps), [])
  if ('failure' in priced) return null
  const [best] = rankPairs(found.pairs, priced.answer)
  if (!best || best.total.currency !== cheapest.currency || subtractMoney(cheapest, best.total).amountMinor <= 0) return null
  return { departureOn: best.departureOn, returnOn: best.returnOn, total: best.total }
}
