import { expect } from 'vitest'
import type { RateLimitStore } from '../../ports/rate-limit-store'

/** What all limits do, wherever uses are counted. */
export async function expectCountedPerKeyAndWindow(limits: RateLimitStore): Promise<void> {
  const hit = (key: string, seconds: number) => limits.hit(key, 2, 30, new Date(Date.UTC(2026, 10, 20, 9, 0, seconds)))
  expect([await hit('login:a', 0), await hit('login:a', 10)]).toEqual([{ retryAfterSeconds: 0 }, { retryAfterSeconds: 0 }])
  expect(await hit('login:a', 12)).toEqual({ retryAfterSeconds: 18 })
  expect(await hit('login:b', 12)).toEqual({ retryAfterSeconds: 0 })
  expect(await hit('login:a', 30)).toEqual({ retryAfterSeconds: 0 })
}
