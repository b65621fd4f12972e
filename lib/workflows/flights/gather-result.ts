import { isOutsideFailure, OutsideFailure } from '../../ports/outside-failure'
import { cleanResult } from '../../travel/flights/clean-result'
import type { SearchResult } from '../../travel/flights/offer-schema'

/** How long a traveller is kept waiting for slow sources. Suppliers that have limits of their own keep them below this one. */
export const SEARCH_DEADLINE_MS = 20_000

/**
 * Reads what a supplier sends until it is complete or the time is up; sources that are still out then count as late. A failure
 * after the first flights costs only the sources that were still out; one before them is thrown.
 */
export async function gatherResult(
  updates: AsyncIterable<SearchResult>,
  {
    deadlineMs = SEARCH_DEADLINE_MS,
    onUpdate,
  }: { deadlineMs?: number | undefined; onUpdate?: ((soFar: SearchResult) => void) | undefined } = {},
): Promise<SearchResult> {
  const iterator = updates[Symbol.asyncIterator]()
  const timer = startTimer(deadlineMs)
  let latest: SearchResult | null = null
  try {
    while (true) {
      const next = await Promise.race([iterator.next(), timer.isOver])
      if (next === 'over') return ended(latest, 'late')
      if (next.done) break
      latest = cleanResult(next.value)
      onUpdate?.(latest)
    }
  } catch (failure) {
    if (!isOutsideFailure(failure) || !latest || countOffers(latest) === 0) throw failure
    return ended(latest, 'failed')
  } finally {
    timer.stop()
    // Not awaited: a source that hangs would keep the traveller waiting here.
    void iterator.return?.().catch(() => undefined)
  }
  return ended(latest, 'late')
}

/** Nothing that is answered stays "asked". */
function ended(latest: SearchResult | null, status: 'late' | 'failed'): SearchResult {
  if (!latest)
    throw new OutsideFailure('flights', 'The airlines didn’t answer in time. We’ve kept what you asked for; please search again.')
  const sources = latest.sources.map((report) => (report.status === 'asked' ? { ...report, status } : report))
  const isSilent = sources.length > 0 && sources.every((report) => report.status !== 'answered')
  if (isSilent) throw new OutsideFailure('flights', 'We got no answer about flights. We’ve kept what you asked for; please search again.')
  return { ...latest, sources }
}

/** Offers of all directions. */
function countOffers(result: SearchResult): number {
  return result.offers.reduce((sum, offers) => sum + offers.length, 0)
}

function startTimer(milliseconds: number): { isOver: Promise<'over'>; stop: () => void } {
  let stop = () => {}
  const isOver = new Promise<'over'>((resolve) => {
    const timer = setTimeout(() => resolve('over'), milliseconds)
    stop = () => clearTimeout(timer)
  })
  return { isOver, stop }
}
