import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import type { SearchResult } from '@/lib/travel/flights/offer'
import type { FlightSearch } from '@/lib/travel/flights/search'

/** Long enough for a traveller who goes back and forth, short enough that nobody is shown yesterday's prices. */
const KEPT_MS = 90_000
const MOST_KEPT = 40

type Kept = { result: SearchResult; until: number }

/**
 * The same supplier, which answers an identical question of the last 90 seconds from memory: real suppliers count searches
 * against bookings. Only complete answers are kept, and none beyond its own expiry; what a source could not give is asked for again.
 */
export function withSearchCache(supplier: FlightSupplier): FlightSupplier {
  const kept = new Map<string, Kept>()

  async function* search(wanted: FlightSearch, now: Date): AsyncGenerator<SearchResult> {
    const key = searchKey(wanted)
    const known = kept.get(key)
    if (known && now.getTime() < known.until && now.toISOString() >= known.result.searchedAt) {
      yield { ...known.result, search: wanted }
      return
    }
    let latest: SearchResult | undefined
    for await (const update of supplier.search(wanted, now)) {
      latest = update
      yield update
    }
    if (latest?.sources.every(({ status }) => status === 'answered')) {
      dropOld(now)
      kept.delete(key)
      kept.set(key, { result: latest, until: Math.min(now.getTime() + KEPT_MS, Date.parse(latest.expiresAt)) })
    }
  }

  /** Whole answers are large: none is held for longer than it can be given. */
  function dropOld(now: Date) {
    for (const [key, { until }] of kept) if (until <= now.getTime() || kept.size >= MOST_KEPT) kept.delete(key)
  }

  return {
    ...supplier,
    search,
    // Whoever is told to search again, because a fare is gone, must not be shown the same one.
    fetchTerms: async (request) => {
      const answer = await supplier.fetchTerms(request)
      if ('refusal' in answer) kept.clear()
      return answer
    },
    // Offers are sold once: after a booking the same question is asked anew, also by those who asked while it was made.
    book: async (request) => {
      kept.clear()
      try {
        return await supplier.book(request)
      } finally {
        kept.clear()
      }
    },
  }
}

/** The preference changes the order of the flights, not the question; the order of fields changes nothing. */
function searchKey({ preference: _preference, ...asked }: FlightSearch): string {
  return JSON.stringify(Object.entries(asked).sort(([first], [second]) => (first < second ? -1 : 1)))
}
