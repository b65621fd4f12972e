import { expect, test } from 'vitest'
import { partNamedAt, readWrittenClocks } from './clock-of-the-day'

test.each([
  ['leaving after 1745', { departureHours: { from: '17:45' } }],
  ['to Porto before 0930', { departureHours: { to: '09:30' } }],
  ['arriving in Porto by 1800 hours', { arrivalHours: { to: '18:00' } }],
  ['that leaves at 1030 am', { departureHours: { from: '10:30', to: '10:30' } }],
  ['leaving at 745 pm', { departureHours: { from: '19:45', to: '19:45' } }],
  ['departing at noon', { departureHours: { from: '12:00', to: '12:00' } }],
  ['about 2000 dollars', {}],
  ['in 2027', {}],
])('"%s"', (words, facts) => {
  expect(readWrittenClocks(words).facts).toEqual(facts)
})

test('a part of the day is named before any number', () => {
  expect(partNamedAt('on friday morning', 0)).toBe('morning')
  expect(partNamedAt('after 5 in the evening', 0)).toBeUndefined()
})
