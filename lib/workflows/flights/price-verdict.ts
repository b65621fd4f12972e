import type { PriceHistory } from '../../ports/price-history'
import type { SearchStore } from '../../ports/search-store'
import type { SearchResult } from '../../travel/flights/offer'
import { daysAheadBand, judgePrice, observationsOf, type PriceVerdict } from '../../travel/flights/price-verdict'

/** `priceHistory` is left out where none is kept, as in replays. */
export type PriceHistoryDeps = { priceHistory?: PriceHistory | undefined }

/** Keeps what a search found for later travellers; nothing of who searched. */
export async function rememberPrices(result: SearchResult, { priceHistory }: PriceHistoryDeps): Promise<void> {
  await priceHistory?.observe(observationsOf(result).filter((observation) => observation !== null))
}

/**
 * Whether the lowest price of one direction of a stored search is low, typical or high among what earlier searches found. `found` is
 * false for a foreign or unknown search; the verdict is null while the evidence is thin.
 */
export async function priceVerdict(
  request: { searchId: string; sliceIndex: number },
  caller: { userId: string },
  { searches, priceHistory }: PriceHistoryDeps & { searches: SearchStore },
): Promise<{ found: boolean; verdict: PriceVerdict | null }> {
  const result = await searches.find(request.searchId, caller.userId)
  if (!result?.search.slices[request.sliceIndex]) return { found: false, verdict: null }
  const current = observationsOf(result)[request.sliceIndex]
  if (!current || !priceHistory) return { found: true, verdict: null }
  const stored = await priceHistory.find(current, daysAheadBand(current.daysAhead))
  return { found: true, verdict: judgePrice(current, stored) }
}
