import { expect, test } from 'vitest'
import { duffelOffer, duffelSlice, OUT } from '@/tests/fixtures/duffel-offers'
import { readOffers } from './read-offers'

/** The fare of an offer of one flight whose first passenger's cabin has these amenities. */
function fareWith(amenities: unknown, conditions: unknown = null) {
  const slice = duffelSlice('Main Cabin', OUT)
  const segments = slice.segments.map((segment) => ({ ...segment, passengers: [{ ...segment.passengers[0], cabin: { amenities } }] }))
  const [offer] = readOffers([duffelOffer('1', '120.00', [{ ...slice, conditions, segments }])]).offers
  return offer?.slices[0]?.fare
}

// As recorded of American, Spirit, Austrian and easyJet.
test.each([
  [
    { wifi: null, power: null, seat: { pitch: '37', legroom: 'more' } },
    { wifi: null, power: null, legroom: 'more', pitchInches: 37 },
  ],
  [
    { wifi: { available: true, cost: 'paid' }, power: { available: true }, seat: { pitch: '30', legroom: 'n/a' } },
    { wifi: 'paid', power: true, legroom: null, pitchInches: 30 },
  ],
  [
    { wifi: { available: false, cost: 'n/a' }, power: { available: false }, seat: { pitch: '29', legroom: 'less' } },
    { wifi: 'none', power: false, legroom: 'less', pitchInches: 29 },
  ],
  [
    { wifi: { available: true, cost: 'free or paid' }, seat: null },
    { wifi: 'free-or-paid', power: null, legroom: null, pitchInches: null },
  ],
])('amenities %j are read as %j', (said, read) => {
  expect(fareWith(said)?.amenities).toEqual([read])
})

test('a cabin of which nothing is said has no amenities at all', () => {
  expect(fareWith(null)).not.toHaveProperty('amenities')
})

test.each([[true], [false], [null]])('seat selection in advance, stated as %s, stays so', (advance_seat_selection) => {
  expect(fareWith(null, { advance_seat_selection })?.seatIncluded).toBe(advance_seat_selection)
})
