import { expect, test } from 'vitest'
import { checkToken } from './token-monitor'

const STARTED_AT = Date.UTC(2026, 0, 5, 9)
const MINUTE = 60_000

// An hour is stated, so half an hour counts.
test.each([
  ['at the start', 3600, 0, 'fine'],
  ['with five minutes and a moment left', 3600, 25 * MINUTE - 1, 'fine'],
  ['with exactly five minutes left', 3600, 25 * MINUTE, 'fine'],
  ['with a moment less than five minutes left', 3600, 25 * MINUTE + 1, 'refresh'],
  ['a moment before the expiry', 3600, 30 * MINUTE - 1, 'refresh'],
  ['at the expiry', 3600, 30 * MINUTE, 'expired'],
  ['after a night asleep', 3600, 9 * 60 * MINUTE, 'expired'],
  ['at the start of a token that states ten minutes', 600, 0, 'fine'],
  ['at the start of a token that states a second less', 599, 0, 'refresh'],
  ['half way through an odd lifetime', 601, 300_500, 'expired'],
  ['just before that', 601, 300_499, 'refresh'],
  ['at the start of a token that lasts no time', 0, 0, 'expired'],
  ['when the clock was put back', 3600, -MINUTE, 'fine'],
] as const)('%s', (_when, statedLifetimeSeconds, elapsedMs, verdict) => {
  expect(checkToken({ startedAt: STARTED_AT, statedLifetimeSeconds, now: STARTED_AT + elapsedMs })).toBe(verdict)
})
