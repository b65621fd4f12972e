import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint, whenPainted } from './after-paint'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Frames that come when they are drawn, and not by themselves. */
function framesByHand() {
  const waiting: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => waiting.push(run))
  return { draw: () => waiting.splice(0).forEach((run) => void run(performance.now())) }
}

test('it is over behind the frame: when the next one begins', async () => {
  const frames = framesByHand()
  const run = vi.fn()
  void afterPaint().then(run)
  await vi.advanceTimersByTimeAsync(20)
  frames.draw()
  await vi.advanceTimersByTimeAsync(20)
  expect(run).not.toHaveBeenCalled()
  frames.draw()
  await vi.advanceTimersByTimeAsync(0)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a window that nobody sees draws nothing, and waits for a moment only', async () => {
  framesByHand()
  const run = vi.fn()
  void afterPaint().then(run)
  await vi.advanceTimersByTimeAsync(150)
  expect(run).toHaveBeenCalledTimes(1)
})

test('what waits for the paint runs once, and not at all when it has been taken back', async () => {
  const frames = framesByHand()
  const kept = vi.fn()
  const takenBack = vi.fn()
  whenPainted(kept)
  whenPainted(takenBack)()
  frames.draw()
  await vi.advanceTimersByTimeAsync(150)
  expect(kept).toHaveBeenCalledTimes(1)
  expect(takenBack).not.toHaveBeenCalled()
})
