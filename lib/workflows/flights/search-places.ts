import type { Places } from '../../ports/places'
import { currencyOfCountry } from '../../travel/country-currency'
import { bestJourneys } from '../../travel/flights/best-journeys'
import { completeSearch, type MissingWish } from '../../travel/flights/complete-search'
import { type DayHours, hoursFilters } from '../../travel/flights/day-hours'
import { applyFilters } from '../../travel/flights/filters/apply-filters'
import { describeFilters } from '../../travel/flights/filters/describe-filters'
import { type FlightFilters, NO_FILTERS } from '../../travel/flights/filters/flight-filters'
import type { SearchResult } from '../../travel/flights/offer-schema'
import type { PickLabel } from '../../travel/flights/ranked-offer'
import {
  byAirport,
  journeyOf,
  MOST_DESTINATIONS,
  MOST_ORIGINS,
  type RouteChoice,
  type RouteChoices,
  type RouteEnds,
  rankRoutes,
  routesBetween,
} from '../../travel/flights/route-choices'
import { changeWishes, type FlightSearch, type SearchChange, type SearchWishes, sliceLabel } from '../../travel/flights/search'
import { formatMoney, type Money, minorDigits } from '../../travel/money'
import type { Place } from '../../travel/places/place'
import { type Refusal, refuse } from '../../travel/refusal'
import { budgetForFlights, isWithin } from '../../travel/trip/trip-budget'
import { issueTripCommand, type TripCaller, type TripDeps } from '../trips/issue-trip-command'
import { loadLiveTrip } from '../trips/load-live-trip'
import { onCheapestDays, pairsOf, type WindowRequest, withFirstDays } from './cheapest-days-of-routes'
import { between, searchRoutes } from './search-routes'
import { type SearchProblem, type SearchRequest, toSearchChange } from './to-search-change'

/** `budget`: the most for everybody, in whole units of the currency. `eachAirportOf`: the end whose city is shown airport by airport. */
export type PlacesRequest = {
  from: string[]
  to: string[]
  by?: PickLabel | undefined
  eachAirportOf?: 'from' | 'to' | undefined
  /** Days that were left open: each route is searched on its cheapest. */
  window?: WindowRequest | undefined
  budget?: number | undefined
  outHours?: DayHours | undefined
  backHours?: DayHours | undefined
} & Omit<SearchRequest, 'from' | 'to' | 'slices' | 'preference'>

export type PlacesAnswer =
  | { status: 'found'; choices: RouteChoices }
  /** `cheapest`: what the cheapest costs everybody, where only the budget leaves nothing. */
  | { status: 'none'; message: string; cheapest?: Money | undefined }
  | { status: 'missing'; missing: MissingWish }
  | { status: 'unclear-place'; field: 'from' | 'to'; said: string; candidates: Place[] }
  | { status: 'refused'; refusal: Refusal }

type Caller = TripCaller & { onProgress: (done: number, of: number) => void }

/**
 * The same days and people from each origin to each destination: the cheapest, fastest and best-value journey of every route. What was said
 * of the days and people is kept with the trip unless it has flights: those stay until the traveller chooses a route.
 */
export async function searchPlaces(
  { from, to, by = 'cheapest', eachAirportOf, window, budget, outHours, backHours, ...request }: PlacesRequest,
  caller: Caller,
  deps: TripDeps & { places: Places },
): Promise<PlacesAnswer> {
  const { change, problem } = toSearchChange(request, deps.places)
  const named = findEnds(from, to, deps.places)
  const wished = await wishesKept({ ...change, ...onlyEnd(named) }, caller, deps)
  if (problem) return toAnswer(problem)
  if ('refusal' in wished) return { status: 'refused', ...wished }
  if ('status' in named) return named
  const found = withEndsOfTrip(named, wished.wishes)
  if ('missing' in found) return found
  const routes = routesBetween(found.origins, found.destinations)
  const [first] = routes
  if (!first) return { status: 'refused', ...refuse('same-place', 'Those places are all in one city. Where would you like to go?', 'to') }
  const pairs = window ? pairsOf(window, caller.today, deps) : []
  if ('refusal' in pairs) return { status: 'refused', ...pairs }
  const completed = completeSearch({ ...withFirstDays(wished.wishes, pairs), ...first, slices: [] }, caller.today)
  if ('refusal' in completed) return { status: 'refused', ...completed }
  if ('missing' in completed) return { status: 'missing', missing: completed.missing }
  const search = inOneCurrency(completed.search, routes, caller)
  const filters = [outHours, backHours].map((hours) => (hours ? hoursFilters(hours) : undefined))
  const dated = pairs.length > 0 ? await onCheapestDays(search, routes, pairs, filters, caller, deps) : routes
  if ('refusal' in dated) return { status: 'refused', ...dated }
  const searched = await searchRoutes(search, dated, caller, deps)
  if ('refusal' in searched) return { status: 'refused', ...searched }
  const { results, failed } = searched
  const priced = results.map(({ route, result }) => ({ route, choices: choicesOf(route, filtered(result, filters), eachAirportOf) }))
  const choices = priced.flatMap((one) => one.choices)
  const isAffordable = (total: Money) =>
    budget === undefined ? isWithin(total, wished.most) : total.amountMinor <= budget * 10 ** minorDigits(total.currency)
  const affordable = rankRoutes(choices, by).flatMap((choice) => within(choice, isAffordable))
  const [best] = affordable
  if (!best) {
    const [cheapest] = rankRoutes(choices, 'cheapest')
    return {
      status: 'none',
      message: nothingSentence(results.length, cheapest, search),
      ...(cheapest ? { cheapest: journeyOf(cheapest, 'cheapest').total } : {}),
    }
  }
  const isIn = (ends: readonly RouteEnds[], one: RouteEnds) => ends.some((other) => isSameRoute(one, other))
  return {
    status: 'found',
    choices: {
      search: between(search, { ...best, days: best }),
      by,
      areDaysOpen: window !== undefined,
      routes: affordable,
      coverage: {
        searched: results.length,
        noFlights: priced.filter((one) => one.choices.length === 0).map(({ route }) => endsOf(route)),
        notSearched: routes.filter((route) => !isIn(failed, route) && !results.some((one) => isSameRoute(one.route, route))),
        failed: failed.map(endsOf),
        overBudget: choices.filter((choice) => !isIn(affordable, choice)).map(endsOf),
      },
      conditions: filters.flatMap((one, sliceIndex) =>
        one ? describeFilters(one).map((clause) => `${sliceLabel(search.tripType, sliceIndex).toLowerCase()} ${clause}`) : [],
      ),
      isSimulated: deps.supplier.isSimulated,
    },
  }
}

type Ends = { origins: Place[]; destinations: Place[] }
type Missing = Extract<PlacesAnswer, { status: 'missing' }>

function findEnds(from: string[], to: string[], places: Places): Ends | PlacesAnswer {
  const tooMany = tooManyPlaces(new Set(from).size, new Set(to).size)
  if (tooMany) return { status: 'refused', ...tooMany }
  const found: Ends = { origins: [], destinations: [] }
  for (const [field, end, names] of [
    ['from', 'origins', from],
    ['to', 'destinations', to],
  ] as const) {
    for (const said of names) {
      const { change, problem } = toSearchChange({ to: said }, places)
      if (problem) return toAnswer('refusal' in problem ? problem : { ...problem, field })
      if (change.destination) found[end].push(change.destination)
    }
  }
  return found
}

function tooManyPlaces(origins: number, destinations: number): { refusal: Refusal } | null {
  const most = `I can compare up to ${MOST_ORIGINS} places to leave from with up to ${MOST_DESTINATIONS} to go to, and you named`
  if (origins > MOST_ORIGINS)
    return refuse('too-many-places', `${most} ${origins} to leave from. Which of them matter most to you?`, 'from')
  return destinations > MOST_DESTINATIONS
    ? refuse('too-many-places', `${most} ${destinations} to go to. Which of them matter most to you?`, 'to')
    : null
}

/** An end that has one place only is the trip's, too. */
function onlyEnd(named: Ends | PlacesAnswer): SearchChange {
  if ('status' in named) return {}
  const { origins, destinations } = named
  if (origins.length > 1 && destinations.length === 1 && destinations[0]) return { destination: destinations[0] }
  return destinations.length > 1 && origins.length === 1 && origins[0] ? { origin: origins[0] } : {}
}

/** An end that wasn't named is that of the trip. */
function withEndsOfTrip({ origins, destinations }: Ends, { origin, destination }: SearchWishes): Ends | Missing {
  const ends = {
    origins: origins.length === 0 && origin ? [origin] : origins,
    destinations: destinations.length === 0 && destination ? [destination] : destinations,
  }
  if (ends.destinations.length === 0) return { status: 'missing', missing: 'destination' }
  return ends.origins.length === 0 ? { status: 'missing', missing: 'origin' } : ends
}

/** Flights that are shown stay: then what was said is only looked at. */
async function wishesKept(
  change: SearchChange,
  caller: TripCaller,
  deps: TripDeps,
): Promise<{ wishes: SearchWishes; most: Money | null } | { refusal: Refusal }> {
  const live = await loadLiveTrip(caller.threadId, caller.userId, deps)
  if (!live) return refuse('not_found', 'We can’t find this trip.')
  const { wishes, result } = live.trip
  const isComplete = wishes.origin !== null && wishes.destination !== null
  if (result || isComplete || Object.keys(change).length === 0)
    return { wishes: changeWishes(wishes, change), most: budgetForFlights(live.trip) }
  const issued = await issueTripCommand({ type: 'change-search', change }, caller, deps)
  return 'refusal' in issued ? issued : { wishes: issued.live.trip.wishes, most: budgetForFlights(issued.live.trip) }
}

/** Prices of places in several countries are shown in one currency: that of the first, where none was named. */
export function inOneCurrency(
  search: FlightSearch,
  routes: readonly Pick<RouteEnds, 'origin'>[],
  { preferredCurrency }: TripCaller,
): FlightSearch {
  const currencies = new Set(routes.map(({ origin }) => currencyOfCountry(origin.countryCode)))
  const [first] = currencies
  const currency = search.currency ?? preferredCurrency ?? (currencies.size > 1 ? (first ?? 'EUR') : undefined)
  return currency ? { ...search, currency } : search
}

function filtered(result: SearchResult, filters: (FlightFilters | undefined)[]): SearchResult {
  const offers = result.offers.map((slice, sliceIndex) => applyFilters(slice, filters[sliceIndex] ?? NO_FILTERS, result.search))
  return { ...result, offers }
}

function choicesOf(route: RouteEnds, result: SearchResult, eachAirportOf?: 'from' | 'to'): RouteChoice[] {
  const parts = eachAirportOf ? byAirport(result, eachAirportOf) : [{ ends: route, offers: result.offers }]
  return parts.flatMap(({ ends: { origin, destination }, offers }) => {
    const journeys = bestJourneys({ search: result.search, offers })
    const [out, back] = result.search.slices
    return journeys.length > 0 && out
      ? [{ origin, destination, departureOn: out.departureOn, returnOn: back?.departureOn ?? null, journeys }]
      : []
  })
}

function within(choice: RouteChoice, isAffordable: (total: Money) => boolean): RouteChoice[] {
  const journeys = choice.journeys.filter(({ total }) => isAffordable(total))
  return journeys.length > 0 ? [{ ...choice, journeys }] : []
}

function endsOf({ origin, destination }: RouteEnds): RouteEnds {
  return { origin, destination }
}

function isSameRoute(one: RouteEnds, other: RouteEnds): boolean {
  return one.origin.iataCode === other.origin.iataCode && one.destination.iataCode === other.destination.iataCode
}

function toAnswer(problem: SearchProblem): PlacesAnswer {
  return 'refusal' in problem ? { status: 'refused', ...problem } : { status: 'unclear-place', ...problem }
}

function nothingSentence(count: number, cheapest: RouteChoice | undefined, { directOnly }: FlightSearch): string {
  const compared = count === 1 ? 'the one route that fits' : `${count} routes`
  if (!cheapest) return `I compared ${compared} and found no ${directOnly ? 'direct ' : ''}flights on those days.`
  const { total } = journeyOf(cheapest, 'cheapest')
  return `I compared ${compared}: nothing is within that budget. The cheapest, from ${cheapest.origin.name} to ${cheapest.destination.name}, is ${formatMoney(total)} for everyone.`
}
