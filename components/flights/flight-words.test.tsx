import { expect, test } from 'vitest'
import { anOffer } from '@/tests/fixtures/trip'
import { spokenFlight } from './flight-words'

test.each([
  [0, '12:25 at'],
  [1, '12:25 the next day at'],
  [2, '12:25 2 days later at'],
  [-1, '12:25 the day before at'],
])('an arrival %i days on is spoken as "%s"', (dayOffset, words) => {
  expect(spokenFlight({ ...anOffer({ offerId: 'a' }), dayOffset })).toContain(words)
})
