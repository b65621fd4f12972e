import { expect, test } from 'vitest'
import { LISBON, LONDON, ROUND_TRIP } from '@/tests/fixtures/trip'
import { completeSearch } from './complete-search'
import { changeWishes, NO_WISHES, type SearchChange } from './search'

const TODAY = '2026-11-20'

function completed(change: SearchChange) {
  return completeSearch(changeWishes(NO_WISHES, change), TODAY)
}

test.each<[SearchChange, string]>([
  [{}, 'destination'],
  [{ destination: LISBON }, 'origin'],
  [{ destination: LISBON, origin: LONDON }, 'departureOn'],
  [{ destination: LISBON, origin: LONDON, departureOn: '2026-11-27' }, 'tripType'],
  [{ destination: LISBON, origin: LONDON, departureOn: '2026-11-27', tripType: 'round-trip' }, 'returnOn'],
])('with %j the next thing to ask is %s', (change, missing) => {
  expect(completed(change)).toEqual({ missing })
})

test('a round trip searches both directions', () => {
  expect(completed(ROUND_TRIP)).toMatchObject({
    search: {
      tripType: 'round-trip',
      slices: [
        { origin: LONDON, destination: LISBON, departureOn: '2026-11-27' },
        { origin: LISBON, destination: LONDON, departureOn: '2026-11-29' },
      ],
    },
  })
})

test('no way back makes it one way, a way back makes it a round trip again', () => {
  const oneWay = changeWishes(changeWishes(NO_WISHES, ROUND_TRIP), { returnOn: null })
  expect(oneWay).toMatchObject({ tripType: 'one-way', returnOn: null })
  expect(changeWishes(oneWay, { returnOn: '2026-12-01' })).toMatchObject({ tripType: 'round-trip' })
})

test.each<[SearchChange, string]>([
  [{ departureOn: '2026-11-19' }, 'date-past'],
  [{ departureOn: '2027-11-17' }, 'date-too-far'],
  [{ departureOn: '2026-11-27', returnOn: '2026-11-26' }, 'return-before-departure'],
  [{ travellers: { adults: 10 } }, 'too-many-travellers'],
  [{ travellers: { pets: 1_000_000 } }, 'too-many-travellers'],
  [{ travellers: { childAges: Array.from({ length: 10 }, () => 3) } }, 'too-many-travellers'],
  [{ travellers: { adults: 0, children: 1 } }, 'adult-needed'],
  [{ travellers: { adults: 1, infants: 2 } }, 'too-many-infants'],
  [{ travellers: { children: -1 } }, 'travellers-negative'],
  [{ origin: LONDON, destination: LONDON }, 'same-place'],
])('%j is refused as %s', (change, code) => {
  expect(completed(change)).toMatchObject({ refusal: { code, message: expect.stringMatching(/\.|\?$/) } })
})

test('today and the same day back are allowed', () => {
  expect(completed({ ...ROUND_TRIP, departureOn: TODAY, returnOn: TODAY })).toHaveProperty('search')
})

test('a place named alone gives a multi-trip up instead of being passed over', () => {
  const slices = [
    { origin: LONDON, destination: LISBON, departureOn: '2026-11-27' },
    { origin: LISBON, destination: LONDON, departureOn: '2026-11-29' },
  ]
  const multiTrip = changeWishes(NO_WISHES, { slices, origin: LONDON, departureOn: '2026-11-27' })
  expect(completeSearch(changeWishes(multiTrip, { destination: LISBON }), TODAY)).toEqual({ missing: 'tripType' })
  expect(completeSearch(changeWishes(multiTrip, { cabinClass: 'business' }), TODAY)).toMatchObject({ search: { tripType: 'multi-trip' } })
})
