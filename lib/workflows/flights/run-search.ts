import type { Clock } from '../../ports/clock'
import type { FlightSupplier } from '../../ports/flight-supplier'
import type { SearchStore } from '../../ports/search-store'
import type { SearchResult, SourceReport } from '../../travel/flights/offer-schema'
import type { FlightSearch } from '../../travel/flights/search'
import { type Refusal, refuse } from '../../travel/refusal'
import type { ResultFacts } from '../../travel/trip/trip'
import { callOutside } from '../orders/call-outside'
import { gatherResult } from './gather-result'
import { type PriceHistoryDeps, rememberPrices } from './price-verdict'

export type SearchDeps = { supplier: FlightSupplier; searches: SearchStore; clock: Clock } & PriceHistoryDeps
export type SearchCaller = {
  userId: string
  threadId: string | null
  /** Told of a running search what has come so far. */
  onSearchUpdate?: ((soFar: SearchResult) => void) | undefined
}

/** Asks the supplier, keeps the whole answer under its id for this traveller, and returns what a trip knows of it. */
export async function runSearch(
  search: FlightSearch,
  { userId, threadId, onSearchUpdate }: SearchCaller,
  { supplier, searches, clock, priceHistory }: SearchDeps,
): Promise<{ result: ResultFacts; sources: SourceReport[] } | { refusal: Refusal }> {
  const gathered = await callOutside(() => gatherResult(supplier.search(search, clock()), { onUpdate: onSearchUpdate }), [])
  if ('failure' in gathered) return refuse('search-failed', gathered.failure.message)
  await searches.save(userId, threadId, gathered.answer)
  // Evidence for later travellers is not worth this one's answer.
  await rememberPrices(gathered.answer, { priceHistory }).catch(() => undefined)
  return { result: resultFacts(gathered.answer), sources: gathered.answer.sources }
}

/** What a trip keeps of a stored search. */
export function resultFacts({ searchId, search, isSimulated, searchedAt, expiresAt, offers }: SearchResult): ResultFacts {
  return { searchId, search, isSimulated, searchedAt, expiresAt, offerCounts: offers.map((slice) => slice.length) }
}
