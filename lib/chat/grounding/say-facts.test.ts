import { expect, test } from 'vitest'
import { toFlightPicks } from '@/lib/travel/flights/rank-flights'
import { EMPTY_TRIP } from '@/lib/travel/trip/trip'
import { sampleLiveTrip } from '@/tests/fixtures/checkout'
import { anOffer, aResult, LISBON, LONDON } from '@/tests/fixtures/trip'
import { sayFacts } from './say-facts'

test('the picked trip comes first, with its price', () => {
  const { trip } = sampleLiveTrip()
  expect(sayFacts(trip, null, 'en')).toMatch(/^Let me stick to what is certain: .+ \d\d:\d\d–\d\d:\d\d and .+, £[\d.]+ in all\.$/)
})

test('else the first of the flights that are shown', () => {
  const flights = toFlightPicks(aResult([[anOffer({ offerId: 'a' })], []]), 0)
  expect(sayFacts(EMPTY_TRIP, flights, 'en')).toBe('Let me stick to what is certain: TAP Air Portugal 09:40–12:25, £105.00.')
})

test('else what is asked for, else nothing', () => {
  const wishes = { ...EMPTY_TRIP.wishes, origin: LONDON, destination: LISBON, departureOn: '2026-11-27' }
  expect(sayFacts({ ...EMPTY_TRIP, wishes }, null, 'en')).toBe('Let me stick to what is certain: London to Lisbon, on Fri 27 Nov.')
  expect(sayFacts(EMPTY_TRIP, null, 'en')).toBeNull()
})
