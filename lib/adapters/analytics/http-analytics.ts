import type { Analytics } from '@/lib/ports/analytics'

const TIMEOUT_MS = 3_000

/** Posts each event as JSON to one address. */
export function createHttpAnalytics({ url, timeoutMs = TIMEOUT_MS }: { url: string; timeoutMs?: number }): Analytics {
  return {
    async record(event) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          redirect: 'error',
          cache: 'no-store',
          signal: AbortSignal.timeout(timeoutMs),
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(event),
        })
        await response.body?.cancel()
      } catch {
        // A visit that is not counted is no failure of anything that a traveller does.
      }
    },
  }
}
