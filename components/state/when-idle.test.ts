import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A browser that has never nothing to do: only the end of its patience makes it run what waits. */
function neverIdle() {
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: { timeout?: number }) =>
    options?.timeout === undefined ? undefined : setTimeout(run, options.timeout),
  )
  vi.stubGlobal('cancelIdleCallback', (handle: number) => clearTimeout(handle))
}

test('what waits for an idle page is done in the end, also where the page is never idle', () => {
  neverIdle()
  const run = vi.fn()
  whenIdle(run)
  vi.advanceTimersByTime(1_000)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5_000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('what was taken back is not done', () => {
  neverIdle()
  const run = vi.fn()
  whenIdle(run)()
  vi.advanceTimersByTime(60_000)
  expect(run).not.toHaveBeenCalled()
})
