import { expect, test } from 'vitest'
import { anOffer } from '@/tests/fixtures/trip'
import { columnTime, spokenFlight } from './flight-words'

test.each([
  [0, '12:25 at'],
  [1, '12:25 the next day at'],
  [2, '12:25 2 days later at'],
  [-1, '12:25 the day before at'],
])('an arrival %i days on is spoken as "%s"', (dayOffset, words) => {
  expect(spokenFlight({ ...anOffer({ offerId: 'a' }), dayOffset }, '24h')).toContain(words)
})

test('on a clock of twelve hours both times are spoken so', () => {
  expect(spokenFlight(anOffer({ offerId: 'a' }), '12h')).toMatch(/9:40 am from .*, 12:25 pm at/)
})

test('in a column a short time is as wide as a long one', () => {
  const times = ['2026-11-27T09:40', '2026-11-27T12:25', '2026-11-27T23:05']
  expect(times.map((time) => columnTime(time, '12h'))).toEqual(['\u20079:40 am', '12:25 pm', '11:05 pm'])
  expect(times.map((time) => columnTime(time, '24h'))).toEqual(['09:40', '12:25', '23:05'])
})
