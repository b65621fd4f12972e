import { expect, test } from 'vitest'
import { aSight } from '@/tests/fixtures/plan'
import { dayEnds, dayMinutes, dayTimes, walkingKm } from './day-times'

const told = (...stops: Parameters<typeof dayTimes>[0]) =>
  dayTimes(stops).map(({ id, arrivesAt, leavesAt, lunchMinutes }) => `${arrivesAt}–${leavesAt} ${id}${lunchMinutes ? ' after lunch' : ''}`)

test('a day begins at half past nine, and each stop follows by its way', () => {
  const stops = [aSight('castle', [0, 0]), aSight('church', [1.2, 0], { minutesThere: 30 })]
  expect(told(...stops)).toEqual(['09:30–10:30 castle', '10:50–11:20 church'])
  expect(dayTimes(stops)[1]?.way).toEqual({ by: 'walk', km: 1.5, minutes: 20 })
  expect(dayMinutes(stops)).toBe(110)
})

test('the first change of place after noon waits for lunch, and no other does', () => {
  const [a, b, c] = [aSight('a', [0, 0], { minutesThere: 150 }), aSight('b', [0, 0]), aSight('c', [0, 0])]
  expect(told(a, b, c)).toEqual(['09:30–12:00 a', '13:00–14:00 b after lunch', '14:00–15:00 c'])
})

test('whoever is out for half a day eats there', () => {
  expect(told(aSight('island', [0, 0], { minutesThere: 360 }), aSight('harbour', [0, 0]))).toEqual([
    '09:30–15:30 island',
    '15:30–16:30 harbour',
  ])
})

test('only what is walked counts as walking', () => {
  expect(walkingKm([aSight('a', [0, 0]), aSight('b', [1.2, 0]), aSight('c', [9, 0])])).toBe(1.5)
  expect(walkingKm([])).toBe(0)
})

test('a free day has no times, and a day past midnight reads as a clock does', () => {
  expect(dayTimes([])).toEqual([])
  expect(dayEnds([])).toBe(570)
  const long = aSight('long', [0, 0], { minutesThere: 720 })
  expect(told(long, { ...long, id: 'longer' })).toEqual(['09:30–21:30 long', '21:30–09:30 longer'])
})
