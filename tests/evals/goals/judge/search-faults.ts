import type { FlightSearch } from '@/lib/travel/flights/search'
import type { Trip } from '@/lib/travel/trip/trip'
import type { Goal, OneOf, SearchGoal, SliceGoal } from './goal'

/** What the search has otherwise than was wanted. */
export function searchFaults({ search: wanted, unchangedSinceBeat }: Goal, { result, filters }: Trip): string[] {
  if (!wanted) return result && unchangedSinceBeat === undefined ? ['flights were searched though none were wanted'] : []
  if (!result) return ['no flights were searched']
  const { search } = result
  const tripType = wanted.isReturn ? 'round-trip' : wanted.slices.length > 1 ? 'multi-trip' : 'one-way'
  return [
    ...differs('trip type', tripType, search.tripType),
    ...sliceFaults(
      wanted,
      search,
      filters.map((filter) => filter.airports ?? []),
    ),
    ...travellerFaults(wanted, search),
    ...differs('cabin', wanted.cabin ?? 'economy-with-restrictions', search.cabinClass),
    ...differs('direct only', wanted.isDirect ?? false, search.directOnly || isDirectByFilter(search, filters)),
    ...differs('checked bags each', wanted.bags ?? 0, search.checkedBags),
    ...(wanted.preference ? differs('preference', wanted.preference, search.preference) : []),
  ]
}

/** Leaving out flights with stops is as good as not searching for them. */
function isDirectByFilter({ slices }: FlightSearch, filters: Trip['filters']): boolean {
  return slices.every((_, index) => filters[index]?.stops?.join() === 'direct')
}

function sliceFaults({ slices, isReturn }: SearchGoal, search: FlightSearch, airports: string[][]): string[] {
  const count = isReturn ? 2 : slices.length
  if (slices.length !== count) throw new Error('a return goal names its way out and its way back')
  if (search.slices.length !== count) return [`wanted ${count} flights, searched ${search.slices.length}`]
  return slices.flatMap((wanted, index) => endFaults(wanted, search, index, airports[index] ?? []))
}

function endFaults(wanted: SliceGoal, search: FlightSearch, index: number, airports: string[]): string[] {
  const slice = search.slices[index]
  if (!slice) return []
  const label = `flight ${index + 1}`
  // "From Gatwick" may be a search from Gatwick, or one from London that shows Gatwick alone.
  const isNarrowed = (codes: OneOf<string>) => listOf(codes).some((code) => airports.includes(code))
  return [
    ...(isNarrowed(wanted.from) ? [] : differs(`${label} from`, wanted.from, slice.origin.iataCode)),
    ...(isNarrowed(wanted.to) ? [] : differs(`${label} to`, wanted.to, slice.destination.iataCode)),
    ...differs(`${label} on`, wanted.on, slice.departureOn),
  ]
}

function travellerFaults(wanted: SearchGoal, { travellers }: FlightSearch): string[] {
  const ages = (list: number[]) => list.toSorted((a, b) => a - b).join()
  return [
    ...differs('adults', wanted.adults ?? 1, travellers.adults),
    ...differs('children', wanted.children ?? 0, travellers.children),
    ...differs('infants', wanted.infants ?? 0, travellers.infants),
    ...differs('pets', wanted.pets ?? 0, travellers.pets),
    ...(wanted.ages ? differs('ages', ages(wanted.ages), ages(travellers.childAges)) : []),
  ]
}

export function differs<Value>(what: string, wanted: OneOf<Value>, is: Value): string[] {
  const right = listOf(wanted)
  return right.includes(is) ? [] : [`${what}: wanted ${right.join(' or ')}, is ${is}`]
}

export function listOf<Value>(oneOf: OneOf<Value>): Value[] {
  return Array.isArray(oneOf) ? oneOf : [oneOf]
}
