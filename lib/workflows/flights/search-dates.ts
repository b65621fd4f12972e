import type { Places } from '../../ports/places'
import { isPlainDate } from '../../travel/dates'
import { completeSearch, type MissingWish } from '../../travel/flights/complete-search'
import { type DateChoices, type DateWindow, datePairs, type WindowPairs } from '../../travel/flights/date-window'
import { type DayHours, hoursFilters } from '../../travel/flights/day-hours'
import { describeFilters } from '../../travel/flights/filters/describe-filters'
import { dateMatrix, rankPairs } from '../../travel/flights/rank-dates'
import { changeWishes, type FlightSearch, type SearchChange, type SearchWishes, sliceLabel } from '../../travel/flights/search'
import { formatMoney, type Money, minorDigits } from '../../travel/money'
import type { Place } from '../../travel/places/place'
import { type Refusal, refuse } from '../../travel/refusal'
import { budgetForFlights, isWithin } from '../../travel/trip/trip-budget'
import { callOutside } from '../orders/call-outside'
import { issueTripCommand, type TripCaller, type TripDeps } from '../trips/issue-trip-command'
import { loadLiveTrip } from '../trips/load-live-trip'
import { type DirectionFilters, type PriceDatesCaller, priceDates, withDays } from './price-dates'
import type { SearchDeps } from './run-search'
import { type SearchProblem, type SearchRequest, toSearchChange } from './to-search-change'

type WindowRequest = { [Part in keyof DateWindow]?: DateWindow[Part] | undefined } & Pick<DateWindow, 'leaveFrom' | 'leaveTo'>
/** `budget`: the most for everybody there and back, in whole units of the search's currency. */
type Hours = { outHours?: DayHours | undefined; backHours?: DayHours | undefined }
export type DatesRequest = WindowRequest &
  Hours & { budget?: number | undefined } & Omit<SearchRequest, 'departureOn' | 'returnOn' | 'tripType' | 'slices' | 'preference'>

export type DatesAnswer =
  | { status: 'found'; choices: DateChoices }
  /** `cheapest`: what the cheapest costs everybody, where only the budget leaves nothing. */
  | { status: 'none'; message: string; cheapest?: Money | undefined }
  | { status: 'missing'; missing: MissingWish }
  | { status: 'unclear-place'; field: 'from' | 'to'; said: string; candidates: Place[] }
  | { status: 'refused'; refusal: Refusal }

type Caller = TripCaller & { onProgress: (done: number, of: number) => void }

/** Best pairs that are listed; the matrix holds all. */
const MOST_LISTED = 10

/**
 * The cheapest days of a window for the trip’s route and people. What was said of these is kept with the trip unless it has flights:
 * those stay until the traveller chooses days.
 */
export async function searchDates(
  { leaveFrom, leaveTo, nights = [], leaveOn, returnOn, returnBy, budget, outHours, backHours, ...request }: DatesRequest,
  caller: Caller,
  deps: TripDeps & { places: Places },
): Promise<DatesAnswer> {
  const { change, problem } = toSearchChange(request, deps.places)
  if (problem) return toAnswer(problem)
  const noDay = [leaveFrom, leaveTo, returnBy].find((day) => day !== undefined && !isPlainDate(day))
  if (noDay !== undefined) return { status: 'refused', ...refuse('no-such-day', `“${noDay}” isn’t a day. Which day do you mean?`) }
  const window: DateWindow = {
    leaveFrom,
    leaveTo,
    nights,
    ...(leaveOn ? { leaveOn } : {}),
    ...(returnOn ? { returnOn } : {}),
    ...(returnBy ? { returnBy } : {}),
  }
  const found = datePairs(window, caller.today)
  if ('refusal' in found) return { status: 'refused', ...found }
  const [first] = found.pairs
  if (!first) return { status: 'refused', ...refuse('no-such-dates', 'No days in that time fit together like that.') }
  const wished = await wishesKept({ ...change, tripType: first.returnOn ? 'round-trip' : 'one-way' }, caller, deps)
  if ('refusal' in wished) return { status: 'refused', ...wished }
  const completed = completeSearch({ ...wished.wishes, ...first, slices: [] }, caller.today)
  if ('refusal' in completed) return { status: 'refused', ...completed }
  if ('missing' in completed) return { status: 'missing', missing: completed.missing }
  const { search } = completed
  const filters = [outHours, backHours].map((hours) => hours && hoursFilters(hours))
  const most = budget === undefined ? wished.most : null
  const isAffordable = (total: Money) =>
    budget === undefined ? isWithin(total, most) : total.amountMinor <= budget * 10 ** minorDigits(total.currency)
  return comparePairs({ search, window, found, filters, isAffordable }, caller, deps)
}

type Compared = {
  search: FlightSearch
  window: DateWindow
  found: WindowPairs
  filters: DirectionFilters
  isAffordable: (total: Money) => boolean
}

/** The pairs of days of a window by their price, for everybody there and back: the one rule, whoever asks. */
export async function comparePairs(
  { search, window, found, filters, isAffordable }: Compared,
  caller: PriceDatesCaller,
  deps: SearchDeps,
): Promise<Extract<DatesAnswer, { status: 'found' | 'none' | 'refused' }>> {
  const { pairs, ...leftOut } = found
  const priced = await callOutside(() => priceDates(search, pairs, filters, caller, deps), [])
  if ('failure' in priced)
    return {
      status: 'refused',
      ...refuse('dates-failed', 'We couldn’t get prices for those days. We’ve kept what you asked for; please try again.'),
    }
  const totalOf = priced.answer
  const conditions = filters.flatMap((one, sliceIndex) =>
    one ? describeFilters(one).map((clause) => `${sliceLabel(search.tripType, sliceIndex).toLowerCase()} ${clause}`) : [],
  )
  const ranked = rankPairs(pairs, totalOf)
  const affordable = ranked.filter(({ total }) => isAffordable(total))
  const [best] = affordable
  const [cheapest] = ranked
  if (!best)
    return {
      status: 'none',
      message: nothingSentence(search, pairs.length, conditions, cheapest?.total ?? null),
      ...(cheapest ? { cheapest: cheapest.total } : {}),
    }
  const noFlights = pairs.filter((pair) => totalOf(pair) === null).length
  return {
    status: 'found',
    choices: {
      search: withDays(search, best),
      window,
      best: affordable.slice(0, MOST_LISTED),
      matrix: dateMatrix(pairs, window, totalOf),
      coverage: {
        leaveFrom: pairs[0]?.departureOn ?? best.departureOn,
        leaveTo: pairs.at(-1)?.departureOn ?? best.departureOn,
        pairs: pairs.length,
        priced: ranked.length,
        past: leftOut.past,
        notOnSale: leftOut.notOnSale,
        noFlights,
        notPriced: pairs.length - ranked.length - noFlights + leftOut.overCap,
        overBudget: ranked.length - affordable.length,
      },
      conditions,
      isSimulated: deps.supplier.isSimulated,
    },
  }
}

/** Flights that are shown stay: then what was said is only looked at. */
async function wishesKept(
  change: SearchChange,
  caller: TripCaller,
  deps: TripDeps,
): Promise<{ wishes: SearchWishes; most: Money | null } | { refusal: Refusal }> {
  const live = await loadLiveTrip(caller.threadId, caller.userId, deps)
  if (!live) return refuse('not_found', 'We can’t find this trip.')
  const { wishes } = live.trip
  if (wishes.departureOn !== null || wishes.slices.length > 0)
    return { wishes: changeWishes(wishes, change), most: budgetForFlights(live.trip) }
  const issued = await issueTripCommand({ type: 'change-search', change }, caller, deps)
  return 'refusal' in issued ? issued : { wishes: issued.live.trip.wishes, most: budgetForFlights(issued.live.trip) }
}

function toAnswer(problem: SearchProblem): DatesAnswer {
  return 'refusal' in problem ? { status: 'refused', ...problem } : { status: 'unclear-place', ...problem }
}

function nothingSentence(
  { slices: [slice], directOnly }: FlightSearch,
  pairs: number,
  conditions: readonly string[],
  cheapest: Money | null,
): string {
  const compared = pairs === 1 ? 'the one pair of days that fits' : `${pairs} pairs of days`
  if (cheapest) return `I compared ${compared}: nothing is within that budget. The cheapest is ${formatMoney(cheapest)} for everyone.`
  const direct = directOnly ? 'direct ' : ''
  const only = conditions.length > 0 ? ` with the ${conditions.join(' and the ')}` : ''
  return `I compared ${compared} and found no ${direct}flights from ${slice?.origin.name} to ${slice?.destination.name}${only}.`
}
