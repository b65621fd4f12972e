import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import type { SearchResult } from '@/lib/travel/flights/offer'
import type { FlightSearch } from '@/lib/travel/flights/search'

/** Long enough for a traveller who goes back and forth, short enough that nobody is shown yesterday's prices. */
const KEPT_MS = 90_000
const MOST_KEPT = 40

type Kept = { result: SearchResult; until: number }

/**
 * The same supplier, which answers an identical question of the last 90 seconds from memory: real suppliers count searches
 * against bookings. Only complete answers are kept; what a source could not give is asked for again.
 */
export function withSearchCache(supplier: FlightSupplier): FlightSupplier {
  const kept = new Map<string, Kept>()

  async function* search(wanted: FlightSearch, now: Date): AsyncGenerator<SearchResult> {
    const key = searchKey(wanted)
    const known = kept.get(key)
    if (known && now.getTime() < known.until && now.getTime() >= known.until - KEPT_MS) {
      yield { ...known.result, search: wanted }
      return
    }
    let latest: SearchResult | undefined
    for await (const update of supplier.search(wanted, now)) {
      latest = update
      yield update
    }
    if (latest?.sources.every(({ status }) => status === 'answered')) {
      kept.delete(key)
      kept.set(key, { result: latest, until: now.getTime() + KEPT_MS })
      const [oldest] = kept.keys()
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    }
  }

  return {
    ...supplier,
    search,
    // Offers are sold once: after a booking the same question is asked anew.
    book: (request) => {
      kept.clear()
      return supplier.book(request)
    },
  }
}

/** The preference changes the order of the flights, not the question; the order of fields changes nothing. */
function searchKey({ preference: _preference, ...asked }: FlightSearch): string {
  return JSON.stringify(Object.entries(asked).sort(([first], [second]) => (first < second ? -1 : 1)))
}
