import { addDays, type PlainDate } from '../../travel/dates'
import { type PricedDay, STRIP_REACH } from '../../travel/flights/day-price'
import { countDaysOf, firstDayOf, monthOf } from '../../travel/flights/month-grid'
import { type FlightSearch, sliceLabel } from '../../travel/flights/search'
import { type Refusal, refuse } from '../../travel/refusal'
import type { TripCaller, TripDeps } from '../trips/issue-trip-command'
import { dayPrices } from './day-prices'
import { findResult } from './rank-flights'

export type ComparedDays =
  | {
      status: 'compared'
      searchId: string
      sliceIndex: number
      label: string
      search: FlightSearch
      chosenOn: PlainDate
      days: PricedDay[]
    }
  | { status: 'refused'; refusal: Refusal }

/** The lowest price of one direction on the days around the one searched, or of its whole month. */
export async function compareDays(
  { sliceIndex, span = 'around' }: { sliceIndex: number; span?: 'around' | 'month' | undefined },
  caller: Pick<TripCaller, 'threadId' | 'userId' | 'today'>,
  deps: TripDeps,
): Promise<ComparedDays> {
  const found = await findResult(caller, deps)
  if ('refusal' in found) return { status: 'refused', ...refuse('no-result', 'There are no flights to compare yet. Search first.') }
  const { searchId, search } = found.result
  const chosenOn = search.slices[sliceIndex]?.departureOn
  if (!chosenOn) return { status: 'refused', ...refuse('no-such-slice', 'This trip has no flight in that direction.') }
  const month = monthOf(chosenOn)
  const request =
    span === 'month'
      ? { from: firstDayOf(month), days: countDaysOf(month) }
      : { from: addDays(chosenOn, -STRIP_REACH), days: 2 * STRIP_REACH + 1 }
  const answer = await dayPrices({ searchId, sliceIndex, ...request }, caller, deps)
  if (answer?.status === 'refused') return answer
  if (answer?.status !== 'known')
    return { status: 'refused', ...refuse('days-unknown', 'We don’t have other days’ prices for these flights.') }
  return { status: 'compared', searchId, sliceIndex, label: sliceLabel(search.tripType, sliceIndex), search, chosenOn, days: answer.days }
}
