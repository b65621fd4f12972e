import type { RateLimitStore } from '../../ports/rate-limit-store'

const SWEEP_EVERY_MS = 10_000
/** With more, the windows that opened first are forgotten: whoever makes up senders must not fill the memory. */
const MOST_WINDOWS = 100_000

type Window = { uses: number; endsAtMs: number }

/** Uses counted in memory, where one process alone takes requests; with it they are forgotten, and no window lasts longer than an hour. */
export function createInProcessLimits(): RateLimitStore {
  const windows = new Map<string, Window>()
  let sweptAtMs = 0

  function sweep(nowMs: number): void {
    sweptAtMs = nowMs
    for (const [key, { endsAtMs }] of windows) if (endsAtMs <= nowMs) windows.delete(key)
  }

  function open(key: string, nowMs: number, windowSeconds: number): Window {
    if (Math.abs(nowMs - sweptAtMs) > SWEEP_EVERY_MS) sweep(nowMs)
    const [oldest] = windows.keys()
    if (windows.size >= MOST_WINDOWS && oldest !== undefined) windows.delete(oldest)
    const opened = { uses: 0, endsAtMs: nowMs + windowSeconds * 1000 }
    // Behind all others, also where an earlier one of this key has ended.
    windows.delete(key)
    windows.set(key, opened)
    return opened
  }

  return {
    async hit(key, limit, windowSeconds, now) {
      const nowMs = now.getTime()
      const known = windows.get(key)
      const window = known && known.endsAtMs > nowMs ? known : open(key, nowMs, windowSeconds)
      window.uses += 1
      if (window.uses <= limit) return { retryAfterSeconds: 0 }
      return { retryAfterSeconds: Math.max(1, Math.ceil((window.endsAtMs - nowMs) / 1000)) }
    },
  }
}
