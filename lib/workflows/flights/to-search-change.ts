import type { Places } from '../../ports/places'
import { isPlainDate } from '../../travel/dates'
import type { FlightSearch, SearchChange } from '../../travel/flights/search'
import { searchChangeSchema } from '../../travel/flights/search-schema'
import type { Place, PlaceMatch } from '../../travel/places/place'
import { type Refusal, refuse } from '../../travel/refusal'

/** A change of the search in the traveller's own words for places; only what is named changes. */
export type SearchRequest = {
  from?: string | undefined
  to?: string | undefined
  departureOn?: string | undefined
  returnOn?: string | null | undefined
  tripType?: 'one-way' | 'round-trip' | undefined
  slices?: { from: string; to: string; departureOn: string }[] | undefined
  adults?: number | undefined
  children?: number | undefined
  infants?: number | undefined
  pets?: number | undefined
  childAges?: number[] | undefined
  cabinClass?: FlightSearch['cabinClass'] | undefined
  directOnly?: boolean | undefined
  checkedBags?: number | undefined
  preference?: FlightSearch['preference'] | undefined
  currency?: string | null | undefined
  withNearbyAirports?: boolean | undefined
  withAirportChange?: boolean | undefined
}

/** Which place is unclear and what may be meant, or another thing that cannot be taken, in words. */
export type SearchProblem = { field: 'from' | 'to'; said: string; candidates: Place[] } | { refusal: Refusal }
type UnclearMatch = Exclude<PlaceMatch, { status: 'found' }>

/** Places found, days checked, numbers of the right kind; what holds is in `change`, the first thing that does not in `problem`. */
export function toSearchChange(request: SearchRequest, places: Places): { change: SearchChange; problem: SearchProblem | null } {
  const { from, to, departureOn, returnOn, adults, children, infants, pets, childAges, slices, ...rest } = request
  let problem: SearchProblem | null = null
  const found: SearchChange = {}
  for (const [field, name, said] of [
    ['from', 'origin', from],
    ['to', 'destination', to],
  ] as const) {
    if (said === undefined) continue
    const match = places.findPlace(placeWords(said))
    if (match.status === 'found') found[name] = match.place
    else problem ??= { field, said, candidates: likely(match) }
  }
  for (const [name, date] of [
    ['departureOn', departureOn],
    ['returnOn', returnOn],
  ] as const) {
    if (typeof date !== 'string' || isPlainDate(date)) continue
    problem ??= noSuchDay(date, name)
  }
  const travellers = definedOnly({ adults, children, infants, pets, childAges })
  const days = definedOnly({ departureOn: validDay(departureOn), returnOn: returnOn === null ? null : validDay(returnOn) })
  const journey = slices && findSlices(slices, places)
  if (journey && 'refusal' in journey) problem ??= journey
  const change = searchChangeSchema.safeParse({
    ...definedOnly(rest),
    ...days,
    ...found,
    ...(journey && 'slices' in journey ? journey : {}),
    ...(Object.keys(travellers).length > 0 ? { travellers } : {}),
  })
  if (change.success) return { change: change.data, problem }
  const refused = refuse('bad-search', sentenceFor(change.error.issues[0]?.path.map(String) ?? []))
  return { change: { ...days, ...found }, problem: problem ?? refused }
}

/** All slices of a multi-trip or none: half a journey is not what was asked for. */
function findSlices(
  said: NonNullable<SearchRequest['slices']>,
  places: Places,
): { slices: NonNullable<SearchChange['slices']> } | { refusal: Refusal } {
  const slices: NonNullable<SearchChange['slices']> = []
  for (const { from, to, departureOn } of said) {
    if (!isPlainDate(departureOn)) return noSuchDay(departureOn, 'slices')
    const [origin, destination] = [places.findPlace(placeWords(from)), places.findPlace(placeWords(to))]
    if (origin.status !== 'found') return unclearPlace(from, origin)
    if (destination.status !== 'found') return unclearPlace(to, destination)
    slices.push({ origin: origin.place, destination: destination.place, departureOn })
  }
  return { slices }
}

function unclearPlace(said: string, match: UnclearMatch): { refusal: Refusal } {
  const names = likely(match)
    .slice(0, 3)
    .map(({ name, countryCode, iataCode }) => `${name}, ${countryCode} (${iataCode})`)
  const meant = names.length > 0 ? ` Do you mean ${names.join(' or ')}?` : ' Which place do you mean?'
  return refuse('unclear-place', `I’m not sure where “${said}” is.${meant}`, 'slices')
}

function likely(match: UnclearMatch): Place[] {
  return match.status === 'ambiguous' ? match.candidates : match.suggestions
}

function noSuchDay(date: string, field: string): { refusal: Refusal } {
  return refuse('no-such-day', `“${date}” isn’t a day. Which day do you mean?`, field)
}

function validDay(day: string | null | undefined): string | undefined {
  return typeof day === 'string' && isPlainDate(day) ? day : undefined
}

/** "London (LON)" is how the situation names a place: the code is what counts then. */
function placeWords(said: string): string {
  return said.match(/\(([A-Z]{3})\)\s*$/)?.[1] ?? said
}

function sentenceFor(path: string[]): string {
  if (path.includes('travellers')) return 'The number of travellers must be a whole number, and children up to 12 years old.'
  if (path.includes('slices')) return 'A multi-city trip can have two to five flights.'
  if (path.includes('currency')) return 'A currency has a code of three letters, such as EUR.'
  if (path.includes('checkedBags')) return 'A search can ask for up to 3 checked bags for each traveller.'
  return 'I couldn’t read that search. Please say it another way.'
}

function definedOnly<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
}
