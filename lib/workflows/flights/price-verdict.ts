import type { FlightSupplier } from '../../ports/flight-supplier'
import type { PriceHistory } from '../../ports/price-history'
import type { SearchStore } from '../../ports/search-store'
import { daysBetween } from '../../travel/dates'
import type { SearchResult } from '../../travel/flights/offer-schema'
import {
  comparableDays,
  daysAheadBand,
  judgePrice,
  observationsOf,
  type PriceObservation,
  type PriceVerdict,
} from '../../travel/flights/price-verdict'

const WEEK_MS = 7 * 86_400_000

/** `priceHistory` is left out where none is kept, as in replays. */
export type PriceHistoryDeps = { priceHistory?: PriceHistory | undefined }

/** Keeps what a search found for later travellers; nothing of who searched. */
export async function rememberPrices(result: SearchResult, { priceHistory }: PriceHistoryDeps): Promise<void> {
  await priceHistory?.observe(observationsOf(result).filter((observation) => observation !== null))
}

/**
 * Whether the lowest price of one direction of a stored search is low, typical or high among what earlier searches found. `found` is
 * false for a foreign or unknown search; the verdict is null while the evidence is thin. A simulated market can be asked for its own
 * prices of earlier weeks, so that a fresh installation has evidence; of a real one only searches tell.
 */
export async function priceVerdict(
  request: { searchId: string; sliceIndex: number },
  caller: { userId: string },
  { searches, priceHistory, supplier }: PriceHistoryDeps & { searches: SearchStore; supplier?: PastMarket },
): Promise<{ found: boolean; verdict: PriceVerdict | null }> {
  const result = await searches.find(request.searchId, caller.userId)
  if (!result?.search.slices[request.sliceIndex]) return { found: false, verdict: null }
  const current = observationsOf(result)[request.sliceIndex]
  if (!current || !priceHistory) return { found: true, verdict: null }
  const stored = await priceHistory.find(current, daysAheadBand(current.daysAhead))
  const verdict = judgePrice(current, stored)
  if (verdict || !supplier?.isSimulated || supplier.name !== result.supplier) return { found: true, verdict }
  const past = await pastPrices(result, request.sliceIndex, current, supplier)
  // Kept, so that the next traveller's question is answered from there.
  await priceHistory.observe(past).catch(() => undefined)
  return { found: true, verdict: judgePrice(current, [...stored, ...past]) }
}

type PastMarket = Pick<FlightSupplier, 'name' | 'isSimulated' | 'dayPrices'>

/** What searches of earlier weeks would have found for one adult. */
async function pastPrices(
  { search, searchedAt }: SearchResult,
  sliceIndex: number,
  current: PriceObservation,
  supplier: PastMarket,
): Promise<PriceObservation[]> {
  const { currency } = current
  const forOne = { ...search, currency, travellers: { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] } }
  const past: PriceObservation[] = []
  for (const { weeksBack, departuresOn } of comparableDays(current)) {
    const then = new Date(Date.parse(searchedAt) - weeksBack * WEEK_MS)
    const observedOn = then.toISOString().slice(0, 10)
    for (const { date, total } of (await supplier.dayPrices?.(forOne, sliceIndex, departuresOn, then)) ?? []) {
      const daysAhead = daysBetween(observedOn, date)
      if (total) past.push({ ...current, departureOn: date, observedOn, daysAhead, lowestMinor: total.amountMinor })
    }
  }
  return past
}
