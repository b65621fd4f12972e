import { expect, test } from 'vitest'
import { stayThread } from '@/tests/fixtures/stay-thread'
import { EMPTY_TRIP, type Trip } from '../../travel/trip/trip'
import { stayNightsOf } from './trip-stay-defaults'

const LISBON = { kind: 'city', iataCode: 'LIS', name: 'Lisbon', countryCode: 'PT' }

/** A stay that was searched from the 12th to the 15th, and flights on other days. */
function tripWith(departureOn: string, returnOn: string): Trip {
  const search = { city: { slug: 'lisbon', name: 'Lisbon' }, checkInOn: '2027-03-12', checkOutOn: '2027-03-15' }
  return {
    ...EMPTY_TRIP,
    wishes: { ...EMPTY_TRIP.wishes, destination: LISBON, departureOn, returnOn },
    stays: { search, chosen: null },
  } as unknown as Trip
}

test.each([
  ['between the flights as they are the nights stay', '2027-03-10', '2027-03-20', { checkInOn: '2027-03-12', checkOutOn: '2027-03-15' }],
  ['when the flights move later, so do the nights', '2027-03-13', '2027-03-16', { checkInOn: '2027-03-13', checkOutOn: '2027-03-16' }],
  [
    'when the flight back moves earlier, so does the last night',
    '2027-03-12',
    '2027-03-14',
    { checkInOn: '2027-03-12', checkOutOn: '2027-03-14' },
  ],
])('%s', (_, departureOn, returnOn, nights) => {
  expect(stayNightsOf({}, tripWith(departureOn, returnOn), 'lisbon', stayThread().deps)).toEqual(nights)
})
