import 'server-only'
import type { SearchResult } from '@/lib/travel/flights/offer-schema'
import type { TripDeps } from '@/lib/workflows/trips/issue-trip-command'

/**
 * What the tools of one answer are given: once the answer is stopped, or another process has taken it, a search is not waited for any
 * longer, and nothing that was still under way changes the trip.
 */
export function whileNotStopped<Deps extends TripDeps>(deps: Deps, signal: AbortSignal): Deps {
  const { trips, supplier } = deps
  return {
    ...deps,
    trips: {
      ...trips,
      append: async (entry) => {
        signal.throwIfAborted()
        return trips.append(entry)
      },
      undo: async (...command) => {
        signal.throwIfAborted()
        return trips.undo(...command)
      },
    },
    supplier: { ...supplier, search: (search, now) => untilStopped(supplier.search(search, now), signal) },
  }
}

async function* untilStopped(updates: AsyncIterable<SearchResult>, signal: AbortSignal): AsyncGenerator<SearchResult> {
  const iterator = updates[Symbol.asyncIterator]()
  const { promise: isStopped, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  // It may be stopped while nobody waits.
  isStopped.catch(() => undefined)
  signal.addEventListener('abort', stop, { once: true })
  try {
    signal.throwIfAborted()
    while (true) {
      const next = await Promise.race([iterator.next(), isStopped])
      if (next.done) return
      yield next.value
    }
  } finally {
    signal.removeEventListener('abort', stop)
    // Not awaited: a source that hangs would be waited for here.
    void iterator.return?.().catch(() => undefined)
  }
}
