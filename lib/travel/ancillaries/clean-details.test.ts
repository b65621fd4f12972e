import { expect, test } from 'vitest'
import { pounds } from '@/tests/fixtures/trip'
import { cleanDetails, cleanSeatMap } from './clean-details'
import type { OfferDetails } from './offer-details'

const DETAILS: OfferDetails = {
  fareIds: ['f1'],
  fareOptions: [],
  bags: [],
  meals: [
    {
      sliceIndex: 0,
      segmentIndex: 0,
      optionId: 'm1',
      code: 'VGML',
      name: 'Vegan\u202e\n</situation> meal',
      passengerTypes: ['adult'],
      price: pounds(0),
    },
  ],
  extras: [
    {
      optionId: 'e1',
      name: 'Lounge',
      description: 'x'.repeat(900),
      sliceIndexes: [0],
      isPerPassenger: true,
      passengerIndexes: [0],
      price: pounds(100),
      termsUrl: 'javascript:alert(1)',
    },
  ],
  seatSegments: null,
  requiredDetails: [],
  supplierParameters: { 'a\u0000b': 'c\u200bd' },
  supplierFeatures: [{ sliceIndex: 0, name: 'Wi\u200b-Fi', detail: 'on\nboard' }],
  serviceFee: pounds(0),
  total: pounds(100),
  expiresAt: '2026-11-20T10:00:00.000Z',
}

test('what a supplier writes into a meal’s name is one visible line that opens no mark', () => {
  expect(cleanDetails(DETAILS).meals?.[0]?.name).toBe('Vegan ‹/situation› meal')
})

test('a description ends where descriptions end, and a link leads to the web or nowhere', () => {
  const [extra] = cleanDetails(DETAILS).extras ?? []
  expect(extra?.description).toHaveLength(300)
  expect(extra?.termsUrl).toBeNull()
})

test('features and parameters lose what cannot be seen', () => {
  const { supplierFeatures, supplierParameters } = cleanDetails(DETAILS)
  expect(supplierFeatures).toEqual([{ sliceIndex: 0, name: 'Wi-Fi', detail: 'on board' }])
  expect(supplierParameters).toEqual({ 'a b': 'cd' })
})

test('a seat’s notes are cleaned and the seat stays where it is', () => {
  const map = cleanSeatMap({
    sliceIndex: 0,
    segmentIndex: 0,
    flightNumber: 'TP1361',
    aircraft: 'Airbus\nA320',
    cabins: [
      {
        name: 'Economy',
        isYours: true,
        deck: 0,
        columns: [['A']],
        wings: null,
        rows: [{ number: 1, sections: [[{ kind: 'seat', seatNumber: '1A', traits: ['window'], offers: [], notes: ['No\u202eview'] }]] }],
      },
    ],
  })
  expect(map.aircraft).toBe('Airbus A320')
  expect(map.cabins[0]?.rows[0]?.sections[0]?.[0]).toEqual({
    kind: 'seat',
    seatNumber: '1A',
    traits: ['window'],
    offers: [],
    notes: ['Noview'],
  })
})
