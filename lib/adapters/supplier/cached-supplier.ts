import type { FareRequest, FlightSupplier } from '@/lib/ports/flight-supplier'
import type { SearchResult } from '@/lib/travel/flights/offer-schema'
import type { FlightSearch } from '@/lib/travel/flights/search'

/** Long enough for a traveller who goes back and forth, short enough that nobody is shown yesterday's prices. */
const KEPT_MS = 90_000
const MOST_KEPT = 40

/** Seats and bags of the same fares: each click looks them up, and real suppliers take a second for it. */
const DETAILS_KEPT_MS = 60_000

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

  const details = keptByFares(supplier.fetchDetails)
  const seatMaps = keptByFares(supplier.fetchSeatMaps)
  const forget = () => {
    kept.clear()
    details.forget()
    seatMaps.forget()
  }

  return {
    ...supplier,
    search,
    fetchDetails: details.ask,
    fetchSeatMaps: seatMaps.ask,
    // Whoever is told to search again, because a fare is gone, must not be shown the same one.
    fetchTerms: async (request) => {
      const answer = await supplier.fetchTerms(request)
      if ('refusal' in answer) forget()
      return answer
    },
    // Offers are sold once: after a booking the same question is asked anew, also by those who asked while it was made.
    book: async (request) => {
      forget()
      try {
        return await supplier.book(request)
      } finally {
        forget()
      }
    },
  }
}

/** The same question about the same fares, answered from memory for a minute; refusals and failures are asked again. */
function keptByFares<Answer extends object>(
  ask: (request: FareRequest) => Promise<Answer>,
): { ask: (request: FareRequest) => Promise<Answer>; forget: () => void } {
  const answers = new Map<string, { answer: Answer; until: number }>()
  let forgotten = 0
  return {
    forget: () => {
      forgotten++
      answers.clear()
    },
    ask: async (request) => {
      const key = `${request.fareIds.join(' ')} ${searchKey(request.search)}`
      const known = answers.get(key)
      if (known && performance.now() < known.until) return known.answer
      answers.delete(key)
      const forgottenBefore = forgotten
      const answer = await ask(request)
      // An answer that was on its way while a booking was made may hold seats that it took.
      if ('refusal' in answer || forgotten !== forgottenBefore) return answer
      for (const [old, { until }] of answers) if (until <= performance.now() || answers.size >= MOST_KEPT) answers.delete(old)
      answers.set(key, { answer, until: performance.now() + DETAILS_KEPT_MS })
      return answer
    },
  }
}

/** The preference changes the order of the flights, not the question; the order of fields changes nothing. */
function searchKey({ preference: _preference, ...asked }: FlightSearch): string {
  return JSON.stringify(Object.entries(asked).sort(([first], [second]) => (first < second ? -1 : 1)))
}
