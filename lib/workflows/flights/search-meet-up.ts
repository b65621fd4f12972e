import type { Places } from '../../ports/places'
import { cheapestByOutbound } from '../../travel/flights/best-journeys'
import { completeSearch, type MissingWish } from '../../travel/flights/complete-search'
import {
  closestLanding,
  FEWEST_GROUPS,
  findMeetUps,
  type MeetUpFlight,
  type MeetUps,
  MOST_GROUPS,
  USUAL_GAP_MINUTES,
} from '../../travel/flights/meet-ups'
import type { SearchResult } from '../../travel/flights/offer-schema'
import { changeWishes, type FlightSearch, type SearchChange } from '../../travel/flights/search'
import { addMoney } from '../../travel/money'
import type { Place } from '../../travel/places/place'
import { type Refusal, refuse } from '../../travel/refusal'
import type { LiveTrip } from '../../travel/trip/live-trip-schema'
import { issueTripCommand, type TripCaller, type TripDeps } from '../trips/issue-trip-command'
import { loadLiveTrip } from '../trips/load-live-trip'
import { runSearch } from './run-search'
import { inOneCurrency } from './search-places'
import { type SearchRequest, toSearchChange } from './to-search-change'

type People = Pick<SearchRequest, 'adults' | 'children' | 'infants' | 'childAges'>
/** Who starts where; the rest holds for all of them. Without a return day everybody flies one way. */
export type MeetUpRequest = {
  groups: ({ from: string } & People)[]
  withinMinutes?: number | undefined
} & Pick<SearchRequest, 'to' | 'departureOn' | 'returnOn' | 'cabinClass' | 'directOnly' | 'checkedBags' | 'currency'>

export type MeetUpAnswer =
  | { status: 'found'; meetUps: MeetUps }
  | { status: 'none'; message: string }
  | { status: 'missing'; missing: MissingWish }
  | { status: 'unclear-place'; field: 'from' | 'to'; said: string; candidates: Place[] }
  | { status: 'refused'; refusal: Refusal }

/** Flights of travellers who start in different cities, that land at one place within so many minutes of each other. */
export async function searchMeetUp(
  { groups, withinMinutes = USUAL_GAP_MINUTES, ...shared }: MeetUpRequest,
  caller: TripCaller,
  deps: TripDeps & { places: Places },
): Promise<MeetUpAnswer> {
  if (groups.length < FEWEST_GROUPS || groups.length > MOST_GROUPS)
    return { status: 'refused', ...refuse('groups', `I can match up to ${MOST_GROUPS} places of departure. Where does everyone start?`) }
  const live = await loadLiveTrip(caller.threadId, caller.userId, deps)
  if (!live) return { status: 'refused', ...refuse('not_found', 'We can’t find this trip.') }
  await keepWishes(groups, shared, live, caller, deps)
  const searches: FlightSearch[] = []
  for (const { from, ...people } of groups) {
    const request = { adults: 1, children: 0, infants: 0, childAges: [], ...definedOf(people) }
    const { change, problem } = toSearchChange({ ...shared, ...request, pets: 0, from }, deps.places)
    if (problem) return 'refusal' in problem ? { status: 'refused', ...problem } : { status: 'unclear-place', ...problem }
    const completed = completeSearch(changeWishes({ ...live.trip.wishes, slices: [] }, withWay(change)), caller.today)
    if ('refusal' in completed) return { status: 'refused', ...completed }
    if ('missing' in completed) return { status: 'missing', missing: completed.missing }
    searches.push(completed.search)
  }
  const starts = searches.flatMap(({ slices: [out] }) => out ?? [])
  if (new Set(starts.map(({ origin }) => origin.iataCode)).size < starts.length)
    return {
      status: 'refused',
      ...refuse('groups', 'Two of those groups start in one place, so count them as one. Where does everyone start?'),
    }
  const results = await Promise.all(searches.map((search) => resultOf(inOneCurrency(search, starts, caller), caller, deps)))
  const failed = results.find((one) => 'refusal' in one)
  if (failed) return { status: 'refused', ...failed }
  return meetUpsOf(
    results.flatMap((one) => ('refusal' in one ? [] : one)),
    withinMinutes,
    deps.supplier.isSimulated,
  )
}

/** Where and when they meet belongs to the trip, as do the people of its own group, until it has a start or flights of its own. */
async function keepWishes(
  [own]: MeetUpRequest['groups'],
  { to, departureOn, returnOn }: Omit<MeetUpRequest, 'groups'>,
  { trip: { result, wishes } }: LiveTrip,
  caller: TripCaller,
  deps: TripDeps & { places: Places },
): Promise<void> {
  const { change } = toSearchChange({ ...own, from: undefined, to, departureOn, returnOn }, deps.places)
  if (result || wishes.origin || Object.keys(change).length === 0) return
  await issueTripCommand({ type: 'change-search', change }, caller, deps)
}

function withWay(change: SearchChange): SearchChange {
  return change.returnOn ? change : { ...change, returnOn: null }
}

function definedOf<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
}

async function resultOf(search: FlightSearch, { userId }: TripCaller, deps: TripDeps): Promise<SearchResult | { refusal: Refusal }> {
  const ran = await runSearch(search, { userId, threadId: null }, deps)
  if ('refusal' in ran) return ran
  return (await deps.searches.find(ran.result.searchId, userId)) ?? refuse('search-gone', 'We can’t find that search. Please search again.')
}

function meetUpsOf(results: SearchResult[], withinMinutes: number, isSimulated: boolean): MeetUpAnswer {
  const flights = results.map((result) => flightsOf(result))
  const [first] = results
  const [out, back] = first?.search.slices ?? []
  const closest = closestLanding(flights)
  if (!out || closest === null) return { status: 'none', message: nothingSentence(results) }
  const options = findMeetUps(flights, Math.max(withinMinutes, closest))
  return {
    status: 'found',
    meetUps: {
      groups: results.map(({ search }) => ({ origin: search.slices[0]?.origin ?? out.origin, travellers: search.travellers })),
      destination: out.destination,
      departureOn: out.departureOn,
      returnOn: back?.departureOn ?? null,
      withinMinutes,
      isWider: closest > withinMinutes,
      options: options.map(({ flights: chosen, gapMinutes }) => {
        const [total, ...others] = chosen.map((one) => one.flight.total)
        if (!total) throw new Error('A meet-up without a flight is none')
        return { flights: chosen.map(({ flight }) => flight), total: addMoney(total, ...others), gapMinutes }
      }),
      isSimulated,
    },
  }
}

function flightsOf(result: SearchResult): { arrivesAt: string; amountMinor: number; flight: MeetUpFlight }[] {
  return cheapestByOutbound(result).flatMap(({ offerId, total, flights: [out, back] }) =>
    out
      ? [
          {
            arrivesAt: out.arrivesAt,
            amountMinor: total.amountMinor,
            flight: { searchId: result.searchId, offerId, total, out, back: back ?? null },
          },
        ]
      : [],
  )
}

function nothingSentence(results: readonly SearchResult[]): string {
  const without = results.filter((result) => cheapestByOutbound(result).length === 0)
  const names = without.flatMap(({ search }) => search.slices[0]?.origin.name ?? [])
  const where = names.length > 0 ? ` from ${names.join(' and ')}` : ''
  return `I found no flights${where} on those days.`
}
