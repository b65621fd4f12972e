import type { RateLimitStore } from '@/lib/ports/rate-limit-store'

/** Counts like the store, for tests of what is counted; windows never close. */
export function openMemoryLimits(): RateLimitStore {
  const uses = new Map<string, number>()
  return {
    async hit(key, limit, windowSeconds) {
      const used = (uses.get(key) ?? 0) + 1
      uses.set(key, used)
      return { retryAfterSeconds: used > limit ? windowSeconds : 0 }
    },
  }
}
