import { expect, test } from 'vitest'
import { aPlace, aPlan, aSight } from '@/tests/fixtures/plan'
import { flightHours } from './flight-hours'

// One stop of an hour on each day, from 09:30.
const plan = aPlan(aPlace([aSight('castle', [0, 0]), aSight('museum', [0, 40])]), { days: 2, startsOn: '2098-11-27' })

test('a day that begins before one lands is told', () => {
  expect(flightHours(plan, '2098-11-27T12:05', null)).toEqual(['You land at 12:05 on day 1, but its first stop is at 09:30.'])
  expect(flightHours(plan, '2098-11-27T08:05', null)).toEqual([])
  expect(flightHours(plan, '2098-11-26T22:05', null)).toEqual([])
})

test('a day needs three hours before its flight', () => {
  expect(plan.days[1]?.stops).toHaveLength(1)
  expect(flightHours(plan, null, '2098-11-28T13:29')).toEqual(['Day 2 goes on until 10:30, but your flight leaves at 13:29.'])
  expect(flightHours(plan, null, '2098-11-28T13:30')).toEqual([])
  expect(flightHours(plan, null, '2098-11-29T06:00')).toEqual([])
})

test('days after the flight back are told', () => {
  expect(flightHours(plan, null, '2098-11-27T20:00')).toEqual(['You fly back on Thu 27 Nov, which is day 1, but the plan has 2 days.'])
})

test('without a first day nothing can be said, nor of a day without stops', () => {
  expect(flightHours({ ...plan, startsOn: null }, '2098-11-27T12:05', '2098-11-28T10:00')).toEqual([])
  const free = { ...plan, days: plan.days.map((day) => ({ ...day, stops: [] })) }
  expect(flightHours(free, '2098-11-27T12:05', '2098-11-28T10:00')).toEqual([])
})
