import type { Places } from '../../ports/places'
import { completeSearch } from '../../travel/flights/complete-search'
import type { FilterWords } from '../../travel/flights/filters/filter-words'
import { type FlightFilters, NO_FILTERS } from '../../travel/flights/filters/flight-filters'
import type { SearchResult } from '../../travel/flights/offer-schema'
import { changeWishes, type FlightSearch, type SearchChange } from '../../travel/flights/search'
import { type Refusal, refuse } from '../../travel/refusal'
import { keptFilters } from '../../travel/trip/commands'
import type { ResultFacts, Trip } from '../../travel/trip/trip'
import { variantClauses } from '../../travel/trip/variant-words'
import { filtersAfter, readFilterWords } from '../flights/filter-request'
import { noFlightsSentence } from '../flights/no-flights-sentence'
import { runSearch } from '../flights/run-search'
import type { TripCaller, TripDeps } from './issue-trip-command'
import { type VariantRequest, variantChange } from './variant-change'

export type AskedVariant = VariantRequest & { filters?: FilterWords[] | undefined }
export type VariantDeps = TripDeps & { places: Places }
/** The trip with the answer that its prices are of, and their currency. */
export type VariantBase = { trip: Trip; result: SearchResult; currency: string }

export type ReadVariant = {
  change: SearchChange
  filters: FlightFilters[]
  search: FlightSearch
  result: SearchResult
  /** What differs from the trip, in words. */
  clauses: string[]
}

/** A variant in the traveller's words as a change of the search with its filters, and the flights found with it; or why there are none. */
export async function readVariant(
  { filters: words = [], ...request }: AskedVariant,
  { trip, result, currency }: VariantBase,
  caller: TripCaller,
  deps: VariantDeps,
): Promise<ReadVariant | { message: string; clauses: string[] }> {
  const unread = (message: string, clauses: string[] = []) => ({ message, clauses })
  const changed = variantChange(trip.wishes, request, deps.places)
  if ('refusal' in changed) return unread(changed.refusal.message)
  const change = inSameCurrency(changed.change, trip, currency)
  const wishes = changeWishes(trip.wishes, change)
  const completed = completeSearch(wishes, caller.today)
  if ('refusal' in completed) return unread(completed.refusal.message)
  if ('missing' in completed) return unread('I need the places and the days of that to price it.')
  const { search } = completed
  const found = Object.keys(change).length === 0 ? { result } : await resultOf(search, caller, deps)
  if ('refusal' in found) return unread(found.refusal.message)
  const narrowed = withFilters(words, keptFilters(trip, wishes), found.result, deps.places)
  if ('refusal' in narrowed) return unread(narrowed.refusal.message)
  const { filters } = narrowed
  const clauses = variantClauses({ search: result.search, filters: trip.filters }, { search, filters }, found.result.offers.flat())
  if (change.checkedBags === 0 && search.checkedBags === result.search.checkedBags && hasBags(trip)) clauses.push('without checked bags')
  if (clauses.length === 0) return unread('That’s what your trip has already.')
  const empty = search.slices[found.result.offers.findIndex((offers) => offers.length === 0)]
  if (empty) return unread(noFlightsSentence(search, empty), clauses)
  return { change, filters, search, result: found.result, clauses }
}

/** Today's answer to the trip's own search. */
export async function currentResult(
  { search, searchId, expiresAt }: ResultFacts,
  caller: TripCaller,
  deps: VariantDeps,
): Promise<{ result: SearchResult } | { refusal: Refusal }> {
  const stored = deps.clock().toISOString() < expiresAt ? await deps.searches.find(searchId, caller.userId) : null
  return stored ? { result: { ...stored, search } } : resultOf(search, caller, deps)
}

async function resultOf(
  search: FlightSearch,
  { userId }: TripCaller,
  deps: VariantDeps,
): Promise<{ result: SearchResult } | { refusal: Refusal }> {
  const ran = await runSearch(search, { userId, threadId: null }, deps)
  if ('refusal' in ran) return ran
  const stored = await deps.searches.find(ran.result.searchId, userId)
  if (!stored) throw new Error('a search that was just stored is not there')
  return { result: { ...stored, search } }
}

/** Bags that were bought, or that a chosen fare holds. */
function hasBags({ ancillaries, picks }: Trip): boolean {
  return ancillaries.bags.some(({ option }) => option.kind === 'checked') || picks.some((pick) => (pick?.fare?.checkedBags.pieces ?? 0) > 0)
}

/** Two totals are only compared in one currency, also where the trip would start in another country. */
function inSameCurrency(change: SearchChange, { wishes }: Trip, currency: string): SearchChange {
  const startsElsewhere = change.origin !== undefined || change.slices !== undefined
  return startsElsewhere && wishes.currency === undefined ? { ...change, currency } : change
}

function withFilters(
  words: FilterWords[],
  standing: FlightFilters[],
  { offers, search }: SearchResult,
  places: Places,
): { filters: FlightFilters[] } | { refusal: Refusal } {
  if (words.length === 0) return { filters: standing }
  let filters = offers.map((_, index) => standing[index] ?? NO_FILTERS)
  for (const said of words) {
    const isMeant = (index: number) => index === (said.sliceIndex ?? index)
    const read = readFilterWords(said, { offers: offers.filter((_, index) => isMeant(index)).flat(), search }, places)
    if ('refusal' in read) return read
    const [absent] = read.read.notes
    if (absent) return refuse('not-there', absent)
    filters = filters.map((one, index) => (isMeant(index) ? filtersAfter(read.read, one) : one))
  }
  return { filters }
}
