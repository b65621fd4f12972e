import { expect, test } from 'vitest'
import { toFlightPicks } from '@/lib/travel/flights/rank-flights'
import { rankRoundTrips } from '@/lib/travel/flights/rank-round-trips'
import { EMPTY_TRIP } from '@/lib/travel/trip/trip'
import { sampleLiveTrip } from '@/tests/fixtures/checkout'
import { anOffer, aResult, LISBON, LONDON } from '@/tests/fixtures/trip'
import { nothingCertain, sayFacts, unsure } from './say-facts'

test('the picked trip comes first, with its price', () => {
  const { trip } = sampleLiveTrip()
  expect(sayFacts(trip, null, 'en')).toMatch(/^Let me stick to what is certain: .+ \d\d:\d\d–\d\d:\d\d and .+, £[\d.]+ in all\.$/)
})

test('else the first of the flights that are shown', () => {
  const flights = toFlightPicks(aResult([[anOffer({ offerId: 'a' })], []]), 0)
  expect(sayFacts(EMPTY_TRIP, flights, 'en')).toBe('Let me stick to what is certain: TAP Air Portugal 09:40–12:25, £105.00 one way.')
})

test('of whole round trips the first is told with its price there and back', () => {
  const back = anOffer({ offerId: 'b', sliceIndex: 1, departsAt: '2026-11-29T18:00', arrivesAt: '2026-11-29T20:45' })
  const result = aResult([[anOffer({ offerId: 'a' })], [back]])
  const roundTrips = rankRoundTrips(result)
  if (!roundTrips) throw new Error('there is a round trip')
  expect(sayFacts(EMPTY_TRIP, { ...toFlightPicks(result, 0), roundTrips }, 'de')).toBe(
    'Sicher ist: TAP Air Portugal 09:40–12:25 und TAP Air Portugal 18:00–20:45, £210.00 hin und zurück.',
  )
})

test('else what is asked for, else nothing', () => {
  const wishes = { ...EMPTY_TRIP.wishes, origin: LONDON, destination: LISBON, departureOn: '2026-11-27' }
  expect(sayFacts({ ...EMPTY_TRIP, wishes }, null, 'en')).toBe('Let me stick to what is certain: London to Lisbon, on Fri 27 Nov.')
  expect(sayFacts(EMPTY_TRIP, null, 'en')).toBeNull()
})

test.each([
  ['de', 'Sicher ist: von London nach Lisbon, am Freitag, 27. November.'],
  ['fr', 'Ce qui est certain : de London à Lisbon, le vendredi 27 novembre.'],
  ['es', 'Lo que es seguro: de London a Lisbon, el viernes, 27 de noviembre.'],
  ['hi', 'जो पक्का है: London से Lisbon, शुक्रवार, 27 नवंबर।'],
] as const)('the facts are said in %s', (language, said) => {
  const wishes = { ...EMPTY_TRIP.wishes, origin: LONDON, destination: LISBON, departureOn: '2026-11-27' }
  expect(sayFacts({ ...EMPTY_TRIP, wishes }, null, language)).toBe(said)
  expect(sayFacts(sampleLiveTrip().trip, null, language)).toMatch(/ \d\d:\d\d–\d\d:\d\d .*£[\d.]+/)
  expect(nothingCertain(language)).toContain(unsure(language))
})
