import { expect, test } from 'vitest'
import { createLiveRuns } from './live-runs'

test('a thread has one answer at a time, and the next when that one has ended', () => {
  const runs = createLiveRuns()
  const first = runs.start('thr_1')
  expect(runs.start('thr_1')).toBeNull()
  expect(runs.start('thr_2')).not.toBeNull()
  first?.end()
  expect(runs.start('thr_1')).not.toBeNull()
})

test('an old run that ends late does not end the newer one', () => {
  const runs = createLiveRuns()
  const first = runs.start('thr_1')
  first?.end()
  runs.start('thr_1')
  first?.end()
  expect(runs.start('thr_1')).toBeNull()
})

test('stop aborts the answer of that thread alone', () => {
  const runs = createLiveRuns()
  const [first, other] = [runs.start('thr_1'), runs.start('thr_2')]
  expect(runs.stop('thr_1')).toBe(true)
  expect([first?.signal.aborted, other?.signal.aborted]).toEqual([true, false])
  expect(runs.stop('thr_3')).toBe(false)
})
