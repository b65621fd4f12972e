import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useServerClockStore } from './server-clock-store'
import { useHasPassed } from './use-has-passed'

const NOW = new Date('2026-11-20T09:35:00.000Z')
const HELD_UNTIL = '2026-11-20T09:30:00.000Z'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  useServerClockStore.setState({ aheadMs: 0 })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Held() {
  return <p>{useHasPassed(HELD_UNTIL) ? 'expired' : 'held'}</p>
}

test('a device whose clock is half an hour fast learns from the server that a price is still held', () => {
  render(<Held />)
  expect(screen.getByText('expired')).toBeDefined()
  act(() => useServerClockStore.getState().learn('Fri, 20 Nov 2026 09:05:00 GMT'))
  expect(screen.getByText('held')).toBeDefined()
  act(() => void vi.advanceTimersByTime(25 * 60_000))
  expect(screen.getByText('expired')).toBeDefined()
})

test('a device whose clock is slow learns that a price has run out', () => {
  vi.setSystemTime(new Date('2026-11-20T08:00:00.000Z'))
  render(<Held />)
  expect(screen.getByText('held')).toBeDefined()
  act(() => useServerClockStore.getState().learn('Fri, 20 Nov 2026 09:31:00 GMT'))
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText('expired')).toBeDefined()
})

test('the seconds that an answer takes, and an answer without a time, change nothing', () => {
  const { learn } = useServerClockStore.getState()
  learn('Fri, 20 Nov 2026 09:34:58 GMT')
  learn(null)
  learn('soon')
  expect(useServerClockStore.getState().aheadMs).toBe(0)
})
