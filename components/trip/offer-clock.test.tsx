import { beforeEach, expect, test, vi } from 'vitest'
import { comeAlive } from '@/tests/fixtures/come-alive'
import { DrawnAtProvider } from '../state/drawn-at'
import { OfferClock } from './offer-clock'

const NOW = new Date('2026-11-20T10:00:20Z')
const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers({ now: NOW }))

const clock = (expiresAt: string) => (
  <DrawnAtProvider value={NOW.getTime()}>
    <OfferClock threadId="offer-clock" expiresAt={expiresAt} />
  </DrawnAtProvider>
)
const after = (minutes: number) => ({ meanwhile: () => void vi.advanceTimersByTime(minutes * MINUTE_MS) })

test.each([
  ['Europe/Lisbon', 'Asia/Tokyo'],
  ['Asia/Kolkata', 'America/St_Johns'],
  ['Australia/Perth', 'UTC'],
])('what a server in %s draws comes to life in %s as it stands', (serverZone, ownZone) => {
  expect(comeAlive(clock('2026-11-20T10:30:00Z'), { serverZone, ownZone }).faults).toEqual([])
  expect(comeAlive(clock('2026-11-20T09:30:00Z'), { serverZone, ownZone }).faults).toEqual([])
})

test('the server, wherever it stands, says until when in UTC, and then it is the traveller’s own clock', () => {
  const { drawn, alive } = comeAlive(clock('2026-11-20T10:30:00Z'), { serverZone: 'America/New_York', ownZone: 'Asia/Tokyo' })
  expect(drawn).toBe('Prices held until 10:30 UTC')
  expect(alive).toBe('Prices held until 19:30')
})

test('the minutes that pass before a page comes to life are counted at once when it has', () => {
  const { drawn, alive, faults } = comeAlive(clock('2026-11-20T10:04:00Z'), after(2))
  expect(drawn).toContain('4 min left')
  expect(alive).toContain('2 min left')
  expect(faults).toEqual([])
})

test('prices that run out before a page comes to life can be asked for again at once when it has', () => {
  const { drawn, alive, faults } = comeAlive(clock('2026-11-20T10:01:00Z'), after(3))
  expect(drawn).toContain('Prices held until 10:01 UTC')
  expect(alive).toMatch(/^These prices were held until 19:01\..*Check the prices again$/)
  expect(faults).toEqual([])
})
