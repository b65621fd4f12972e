import type { Places } from '../../ports/places'
import { isPlainDate } from '../../travel/dates'
import type { FlightPicks } from '../../travel/flights/ranked-offer'
import { completeSearch, type FlightSearch, type MissingWish, type SearchChange, searchChangeSchema } from '../../travel/flights/search'
import type { Place } from '../../travel/places/place'
import { type Refusal, refuse } from '../../travel/refusal'
import type { LiveTrip } from '../../travel/trip/live-trip'
import { issueTripCommand, type TripCaller, type TripDeps } from '../trips/issue-trip-command'
import { noFlightsSentence } from './no-flights-sentence'
import { rankFlights } from './rank-flights'

/** A change of the search in the traveller's own words for places; only what is named changes. */
export type SearchRequest = {
  from?: string | undefined
  to?: string | undefined
  departureOn?: string | undefined
  returnOn?: string | null | undefined
  tripType?: 'one-way' | 'round-trip' | undefined
  adults?: number | undefined
  children?: number | undefined
  infants?: number | undefined
  pets?: number | undefined
  childAges?: number[] | undefined
  cabinClass?: FlightSearch['cabinClass'] | undefined
  directOnly?: boolean | undefined
  checkedBags?: number | undefined
  preference?: FlightSearch['preference'] | undefined
}

export type SearchAnswer =
  | { status: 'found'; flights: FlightPicks }
  | { status: 'none'; message: string }
  | { status: 'missing'; missing: MissingWish }
  | { status: 'unclear-place'; field: 'from' | 'to'; said: string; candidates: Place[] }
  | { status: 'refused'; refusal: Refusal }

/**
 * Changes the trip's search and, as soon as nothing is missing, answers it with the picks for the way out. What cannot be taken
 * (an unknown place, a day in the past) is answered with its sentence; everything else that was said is kept.
 */
export async function searchFlights(
  request: SearchRequest,
  caller: TripCaller,
  deps: TripDeps & { places: Places },
): Promise<SearchAnswer> {
  const understood = toSearchChange(request, deps.places)
  const issued = await keepWhatHolds(understood.change, caller, deps)
  if (understood.problem) return understood.problem
  if ('refusal' in issued) return { status: 'refused', refusal: issued.refusal }
  const { trip } = issued.live
  if (!trip.result) {
    const completed = completeSearch(trip.wishes, caller.today)
    return { status: 'missing', missing: 'missing' in completed ? completed.missing : 'departureOn' }
  }
  const emptySlice = trip.result.offerCounts.indexOf(0)
  const slice = trip.result.search.slices[emptySlice]
  if (slice) return { status: 'none', message: noFlightsSentence(trip.result.search, slice) }
  const ranked = await rankFlights({ sliceIndex: 0 }, caller, deps)
  return ranked.status === 'found' ? ranked : { status: 'refused', refusal: ranked.refusal }
}

/** Issues the change; what is refused is left out and the rest issued, but the first refusal is still the answer. */
async function keepWhatHolds(change: SearchChange, caller: TripCaller, deps: TripDeps): Promise<{ live: LiveTrip } | { refusal: Refusal }> {
  const issued = await issueTripCommand({ type: 'change-search', change }, caller, deps)
  if (!('refusal' in issued)) return issued
  const { field } = issued.refusal
  const rest = searchChangeSchema.parse(Object.fromEntries(Object.entries(change).filter(([name]) => name !== field)))
  const isLess = field !== undefined && Object.hasOwn(change, field)
  // A way back on an impossible day is still a way back.
  if (isLess && field === 'returnOn' && rest.departureOn) rest.tripType = 'round-trip'
  if (isLess && Object.keys(rest).length > 0) await keepWhatHolds(rest, caller, deps)
  return issued
}

function toSearchChange(request: SearchRequest, places: Places): { change: SearchChange; problem: SearchAnswer | null } {
  const { from, to, departureOn, returnOn, adults, children, infants, pets, childAges, ...rest } = request
  let problem: SearchAnswer | null = null
  const found: SearchChange = {}
  for (const [field, name, said] of [
    ['from', 'origin', from],
    ['to', 'destination', to],
  ] as const) {
    if (said === undefined) continue
    const match = places.findPlace(placeWords(said))
    if (match.status === 'found') found[name] = match.place
    else
      problem ??= { status: 'unclear-place', field, said, candidates: match.status === 'ambiguous' ? match.candidates : match.suggestions }
  }
  for (const [name, date] of [
    ['departureOn', departureOn],
    ['returnOn', returnOn],
  ] as const) {
    if (typeof date !== 'string' || isPlainDate(date)) continue
    problem ??= { status: 'refused', ...refuse('no-such-day', `There is no day “${date}”. Which day do you mean?`, name) }
  }
  const travellers = definedOnly({ adults, children, infants, pets, childAges })
  const days = definedOnly({ departureOn: validDay(departureOn), returnOn: returnOn === null ? null : validDay(returnOn) })
  const change = searchChangeSchema.safeParse({
    ...definedOnly(rest),
    ...days,
    ...found,
    ...(Object.keys(travellers).length > 0 ? { travellers } : {}),
  })
  if (change.success) return { change: change.data, problem }
  const refused = refuse('bad-search', sentenceFor(change.error.issues[0]?.path.map(String) ?? []))
  return { change: { ...days, ...found }, problem: problem ?? { status: 'refused', ...refused } }
}

function validDay(day: string | null | undefined): string | undefined {
  return typeof day === 'string' && isPlainDate(day) ? day : undefined
}

/** "London (LON)" is how the situation names a place: the code is what counts then. */
function placeWords(said: string): string {
  return said.match(/\(([A-Z]{3})\)\s*$/)?.[1] ?? said
}

function sentenceFor(path: string[]): string {
  if (path.includes('travellers')) return 'The number of travellers has to be a whole number, and children up to 12 years old.'
  if (path.includes('checkedBags')) return 'A search can ask for up to 3 checked bags for each traveller.'
  return 'I could not read that search. Please say it in other words.'
}

function definedOnly<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
}
