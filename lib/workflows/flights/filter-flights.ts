import { isSameJson } from '@/lib/travel/same-json'
import type { Places } from '../../ports/places'
import { applyFilters } from '../../travel/flights/filters/apply-filters'
import { describeFilters, namesIn } from '../../travel/flights/filters/describe-filters'
import { explainNothing, filterToLift } from '../../travel/flights/filters/explain-nothing'
import { type FlightFilters, NO_FILTERS } from '../../travel/flights/filters/flight-filters'
import type { SearchResult } from '../../travel/flights/offer-schema'
import type { FlightPicks } from '../../travel/flights/ranked-offer'
import { sliceLabel } from '../../travel/flights/search'
import { type Refusal, refuse } from '../../travel/refusal'
import { nextSliceIndex } from '../../travel/trip/mode'
import type { Trip } from '../../travel/trip/trip'
import { issueTripCommand, type TripCaller, type TripDeps } from '../trips/issue-trip-command'
import { type FilterRequest, filtersAfter, readFilterWords } from './filter-request'
import { findResult, flyableResult, rankFlights } from './rank-flights'

/** One direction under its filters: the clauses that stand, and how many of how many flights they leave. */
export type FilteredSlice = { sliceIndex: number; label: string; filters: string[]; offerCount: number; totalCount: number }

export type FilterAnswer =
  | { status: 'found'; flights: FlightPicks; filtered: FilteredSlice[]; note: string | null }
  /** `lift` is the filter that the message names; without it, or without any where it is null, there would be `left` flights. */
  | { status: 'none'; message: string; lift: string | null; left: number; filtered: FilteredSlice[] }
  | { status: 'refused'; refusal: Refusal }

/**
 * Filters directions of the current result and answers with the picks of the one to choose next. What none of these flights
 * answers to is left out and told; where nothing else was said it is refused, and the filters stay as they were.
 */
export async function filterFlights(
  { also = [], ...first }: FilterRequest,
  caller: TripCaller,
  deps: TripDeps & { places: Places },
): Promise<FilterAnswer> {
  const found = await findResult(caller, deps)
  if ('refusal' in found) return { status: 'refused', ...refuse('no-result', 'There are no flights to filter yet. Search first.') }
  const { offers } = found.result
  const after = new Map<number, FlightFilters>()
  const notes = new Set<string>()
  for (const words of [first, ...also]) {
    const indexes = [...offers.keys()].filter((index) => index === (words.sliceIndex ?? index))
    if (indexes.length === 0) return { status: 'refused', ...refuse('no-such-slice', 'This trip has no flight in that direction.') }
    const understood = readFilterWords(
      words,
      { offers: indexes.flatMap((index) => offers[index] ?? []), search: found.result.search },
      deps.places,
    )
    if ('refusal' in understood) return { status: 'refused', refusal: understood.refusal }
    for (const note of understood.read.notes) notes.add(note)
    for (const index of indexes)
      after.set(index, filtersAfter(understood.read, after.get(index) ?? found.trip.filters[index] ?? NO_FILTERS))
  }
  const changes = [...after].filter(([index, filters]) => !isSameJson(filters, found.trip.filters[index] ?? NO_FILTERS))
  const [absent] = notes
  if (absent && changes.length === 0) return { status: 'refused', ...refuse('not-there', absent) }
  let { trip } = found
  if (changes.length > 0) {
    // One command, so that one undo takes back what was said at once.
    const slices = changes.map(([sliceIndex, filters]) => ({ sliceIndex, filters }))
    const issued = await issueTripCommand({ type: 'filter-flights', slices }, caller, deps)
    if ('refusal' in issued) return { status: 'refused', refusal: issued.refusal }
    trip = issued.live.trip
  }
  const indexes = [...after.keys()].sort((one, other) => one - other)
  return answerWith(found.result, trip, indexes, [...notes], caller, deps)
}

async function answerWith(
  result: SearchResult,
  trip: Trip,
  indexes: number[],
  notes: string[],
  caller: TripCaller,
  deps: TripDeps,
): Promise<FilterAnswer> {
  const flyable = flyableResult(result, trip)
  const names = namesIn(result.offers.flat())
  const filtered = indexes.map((sliceIndex): FilteredSlice => {
    const filters = trip.filters[sliceIndex] ?? NO_FILTERS
    const offers = flyable.offers[sliceIndex] ?? []
    return {
      sliceIndex,
      label: sliceLabel(result.search.tripType, sliceIndex),
      filters: describeFilters(filters, names),
      offerCount: applyFilters(offers, filters, result.search).length,
      totalCount: offers.length,
    }
  })
  const open = nextSliceIndex(trip)
  const shown = open ?? indexes[0] ?? 0
  const ranked = await rankFlights(open === null ? { sliceIndex: shown } : {}, caller, deps)
  if (ranked.status === 'refused') {
    if (ranked.refusal.code !== 'filtered-out') return ranked
    const offers = flyable.offers[shown] ?? []
    const lift = filterToLift(offers, trip.filters[shown] ?? NO_FILTERS, result.search)
    return { status: 'none', message: ranked.refusal.message, lift: lift?.name ?? null, left: lift?.left ?? offers.length, filtered }
  }
  const emptied = filtered.filter(({ sliceIndex, offerCount, totalCount }) => sliceIndex !== shown && offerCount === 0 && totalCount > 0)
  const explained = emptied.map(({ sliceIndex, label }) => {
    const why = explainNothing(flyable.offers[sliceIndex] ?? [], trip.filters[sliceIndex] ?? NO_FILTERS, result.search)
    return `${label}: ${why}`
  })
  return { status: 'found', flights: ranked.flights, filtered, note: [...notes, ...explained].join(' ') || null }
}
