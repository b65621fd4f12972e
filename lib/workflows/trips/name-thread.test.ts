import { expect, test } from 'vitest'
import { NO_WISHES, type SliceSearch } from '@/lib/travel/flights/search'
import { EMPTY_TRIP, type Trip } from '@/lib/travel/trip/trip'
import { LISBON, LONDON } from '@/tests/fixtures/trip'
import { tripName } from './name-thread'

const ROME = { ...LISBON, iataCode: 'ROM', name: 'Rome', cityName: 'Rome', countryCode: 'IT' }
const ATHENS = { ...LISBON, iataCode: 'ATH', name: 'Athens', cityName: 'Athens', countryCode: 'GR' }

function multiTrip(...slices: SliceSearch[]): Trip {
  return { ...EMPTY_TRIP, wishes: { ...NO_WISHES, tripType: 'multi-trip', slices } }
}

test('a multi-trip is named after all of its stops, also where it goes on from another city', () => {
  const out = { origin: LONDON, destination: ROME, departureOn: '2026-12-04' }
  expect(tripName(multiTrip(out, { origin: ROME, destination: LISBON, departureOn: '2026-12-08' }))).toBe(
    'London – Rome – Lisbon, Fri 4 Dec',
  )
  expect(tripName(multiTrip(out, { origin: ATHENS, destination: LONDON, departureOn: '2026-12-08' }))).toBe(
    'London – Rome – Athens – London, Fri 4 Dec',
  )
})

test('a trip without both ends has no name yet', () => {
  expect(tripName({ ...EMPTY_TRIP, wishes: { ...NO_WISHES, origin: LONDON } })).toBeNull()
})
