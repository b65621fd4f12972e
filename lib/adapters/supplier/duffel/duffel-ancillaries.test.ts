import { expect, onTestFinished, test } from 'vitest'
import type { WantedService } from '@/lib/travel/ancillaries/ancillaries'
import { offerDetailsSchema } from '@/lib/travel/ancillaries/offer-details-schema'
import { seatsOf } from '@/lib/travel/ancillaries/seat-map'
import { seatMapsSchema } from '@/lib/travel/ancillaries/seat-map-schema'
import { batch, inBatches } from '@/tests/fixtures/duffel-batches'
import { BACK, duffelOffer, duffelOrder, duffelSearch, duffelSlice, OUT, RETURN_SEARCH } from '@/tests/fixtures/duffel-offers'
import { type Handler, json, openTestServer } from '@/tests/fixtures/duffel-server'
import { duffelBag, duffelCancelling, duffelSeatMap, duffelSeatRow } from '@/tests/fixtures/duffel-services'
import { lastOf } from '@/tests/fixtures/gathered'
import { aPassenger } from '@/tests/fixtures/trip'
import { createDuffelSupplier } from './duffel-supplier'

const now = new Date('2026-11-20T09:00:00.000Z')
const pounds = (amountMinor: number) => ({ amountMinor, currency: 'GBP' })
const FAMILY = { adults: 2, children: 1, infants: 1, pets: 0, childAges: [5, 1] }
// Not in our order, as an airline may answer.
const FAMILY_PLACES = [
  { id: 'pas_child', type: 'child', age: 5 },
  { id: 'pas_1', type: 'adult', age: null },
  { id: 'pas_lap', type: 'infant_without_seat', age: 1 },
  { id: 'pas_2', type: null, age: null },
]

async function supplierWith(handlers: Record<string, Handler>) {
  const server = await openTestServer(handlers)
  onTestFinished(server.close)
  const supplier = createDuffelSupplier({
    accessToken: 'duffel_test_secret',
    basePath: server.basePath,
    clock: () => now,
    log: () => {},
  })
  return { supplier, server }
}

/** A supplier that sells one offer for the family, there and back, and the fares to ask for it with. */
async function familyTrip(change: Record<string, unknown> = {}, handlers: Record<string, Handler> = {}) {
  const offer = duffelOffer('1', '600.00', [duffelSlice('Basic', OUT), duffelSlice('Basic', BACK)], {
    passengers: FAMILY_PLACES,
    ...change,
  })
  const plus = duffelOffer('2', '680.00', [duffelSlice('Plus', OUT), duffelSlice('Basic', BACK)], { passengers: FAMILY_PLACES })
  const opened = await supplierWith({
    ...inBatches(1, batch(0, offer, plus)),
    'GET /air/offers/off_1': json(200, { data: offer }),
    ...handlers,
  })
  const search = { ...RETURN_SEARCH, travellers: FAMILY }
  const [out = [], back = []] = (await lastOf(opened.supplier.search(search, now))).offers
  const fareIds = [out, back].flatMap((offers) => offers.flatMap(({ fares }) => fares).find(({ brand }) => brand === 'Basic')?.fareId ?? [])
  return { ...opened, request: { search, fareIds, travellers: FAMILY } }
}

const BOTH_WAYS = ['seg_TP1361', 'seg_TP1350']
const SERVICES = [
  duffelBag('both_1', { segment_ids: BOTH_WAYS, total_amount: '54.00' }),
  duffelBag('out_1'),
  duffelBag('out_2', { passenger_ids: ['pas_2'] }),
  duffelBag('out_child', { passenger_ids: ['pas_child'], total_amount: '20.00' }),
  duffelBag('cabin_1', { total_amount: '12.00', maximum_quantity: 1 }, { type: 'carry_on', maximum_weight_kg: null }),
  duffelBag('dollars', { total_currency: 'USD' }, { maximum_weight_kg: 32 }),
  duffelBag('stranger', { passenger_ids: ['pas_9'] }, { maximum_weight_kg: 32 }),
  { ...duffelBag('lounge'), type: 'lounge_access' },
  duffelCancelling(['pas_1', 'pas_2', 'pas_child', 'pas_lap'], BOTH_WAYS),
]

test('the details name bags by direction and passenger, one option for those who pay the same', async () => {
  const { supplier, request } = await familyTrip({ available_services: SERVICES })
  const answer = await supplier.fetchDetails(request)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  expect(offerDetailsSchema.parse(answer.details)).toEqual(answer.details)
  const { bags, meals, extras, seatSegments, total, fareIds } = answer.details
  expect(
    bags?.map(({ optionId, sliceIndexes, passengerIndexes, price }) => [optionId, sliceIndexes, passengerIndexes, price.amountMinor]),
  ).toEqual([
    ['bag~cabin~any~0', [0], [0], 1200],
    ['bag~checked~23~0', [0], [2], 2000],
    ['bag~checked~23~0~2', [0], [0, 1], 3000],
    ['bag~checked~23~0+1', [0, 1], [0], 5400],
  ])
  expect(bags?.[2]).toMatchObject({ kind: 'checked', isPerPassenger: true, pieces: 1, weightKg: 23, mostQuantity: 2 })
  expect(meals).toBeNull()
  expect(extras).toEqual([
    {
      optionId: 'cancel-for-any-reason',
      name: 'Cancel for any reason',
      description: 'Cancel the whole trip without giving a reason and get £90.00 back; the terms say until when.',
      sliceIndexes: [0, 1],
      isPerPassenger: false,
      passengerIndexes: [],
      price: pounds(2500),
      termsUrl: 'https://example.com/terms',
    },
  ])
  expect(seatSegments).toEqual([
    { sliceIndex: 0, segmentIndex: 0 },
    { sliceIndex: 1, segmentIndex: 0 },
  ])
  expect([fareIds, total]).toEqual([request.fareIds, pounds(60000)])
})

test('the fare options are those of the same search, and after a restart the chosen ones', async () => {
  const { supplier, request } = await familyTrip()
  const brandsOf = async (from: typeof supplier) => {
    const answer = await from.fetchDetails(request)
    return 'details' in answer && answer.details.fareOptions.map((fares) => fares.map(({ brand, total }) => [brand, total.amountMinor]))
  }
  expect(await brandsOf(supplier)).toEqual([
    [
      ['Basic', 60000],
      ['Plus', 68000],
    ],
    [['Basic', 0]],
  ])
  const pair = duffelOffer('1', '600.00', [duffelSlice('Basic', OUT), duffelSlice('Basic', BACK)], { passengers: FAMILY_PLACES })
  const restarted = await supplierWith({
    'GET /air/offer_requests/orq_1': json(200, { data: { id: 'orq_1', offers: [pair] } }),
    'GET /air/offers/off_1': json(200, { data: pair }),
  })
  expect(await brandsOf(restarted.supplier)).toEqual([[['Basic', 60000]], [['Basic', 0]]])
})

test('conditions, cabin and passports are told, and what the airline does not say is left out', async () => {
  const slice = duffelSlice('Basic', OUT)
  slice.conditions = {
    change_before_departure: { allowed: true, penalty_amount: '60.00', penalty_currency: 'GBP' },
    priority_boarding: true,
    priority_check_in: false,
    advance_seat_selection: null,
  }
  const amenities = { wifi: { available: true, cost: 'paid' }, seat: { pitch: '29', legroom: 'less' }, power: null }
  const segments = slice.segments.map((segment) => ({ ...segment, passengers: [{ ...segment.passengers[0], cabin: { amenities } }] }))
  const offer = duffelOffer('1', '120.00', [{ ...slice, segments }], {
    conditions: { change_before_departure: null, refund_before_departure: { allowed: false } },
    passenger_identity_documents_required: true,
  })
  const { supplier } = await supplierWith({ 'GET /air/offers/off_1': json(200, { data: offer }) })
  const search = duffelSearch()
  const answer = await supplier.fetchDetails({ search, fareIds: ['off_1'], travellers: search.travellers })
  expect(answer).toMatchObject({
    details: {
      requiredDetails: ['passport'],
      supplierParameters: { Passport: 'Needed for every passenger' },
      supplierFeatures: [
        { sliceIndex: 0, name: 'Changes', detail: '£60.00 for each passenger, before departure' },
        { sliceIndex: 0, name: 'Refund', detail: 'Not possible' },
        { sliceIndex: 0, name: 'Priority boarding', detail: 'Included' },
        { sliceIndex: 0, name: 'Wi-Fi', detail: 'For a fee' },
        { sliceIndex: 0, name: 'Seat', detail: '29 inches from row to row, less legroom than usual' },
      ],
    },
  })
})

const EVERYBODY = ['pas_child', 'pas_1', 'pas_2']
const MAP = duffelSeatMap(
  'seg_TP1350',
  [
    duffelSeatRow('lavatory | galley'),
    duffelSeatRow('empty bassinet empty | empty'),
    duffelSeatRow('1A:EXTRA_LEGROOM=35.00 1B=35.00 1C | 1D=35.00 1E 1F', EVERYBODY),
    duffelSeatRow('2A=9.00 ? 2C | ? 2E=9.00 2F', EVERYBODY),
    duffelSeatRow('exit_row | exit_row'),
    duffelSeatRow('3A=15.00 3B 3C | 3D 3E 3F:SEAT_ASSIGNMENT=0.00', EVERYBODY),
  ],
  { wings: { first_row_index: 3, last_row_index: 5 } },
)
const withMaps = (...maps: unknown[]) => ({ 'GET /air/seat_maps': json(200, { data: maps }) })

test('a seat map is ours: by flight and place in the party, every seat in its place', async () => {
  const strange = duffelSeatMap('seg_other', [duffelSeatRow('1A | 1B')])
  const { supplier, server, request } = await familyTrip({}, withMaps(MAP, strange))
  const answer = await supplier.fetchSeatMaps(request)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  expect(server.received.at(-1)?.query.get('offer_id')).toBe('off_1')
  expect(seatMapsSchema.parse(answer.seatMaps)).toEqual(answer.seatMaps)
  expect(answer.seatMaps).toMatchObject([{ sliceIndex: 1, segmentIndex: 0, flightNumber: 'TP1350', aircraft: 'Airbus A320' }])
  const [map] = answer.seatMaps
  const [cabin] = map?.cabins ?? []
  expect(cabin).toMatchObject({
    name: 'Economy',
    isYours: true,
    deck: 0,
    columns: [
      ['A', 'B', 'C'],
      ['D', 'E', 'F'],
    ],
    wings: { firstRow: 2, lastRow: 3 },
  })
  expect(cabin?.rows.map(({ number }) => number)).toEqual([null, null, 1, 2, null, 3])
  const seats = map ? seatsOf(map) : []
  expect(seats.map(({ seatNumber }) => seatNumber).join(' ')).toBe('1A 1B 1C 1D 1E 1F 2A 2B 2C 2D 2E 2F 3A 3B 3C 3D 3E 3F')
  const seat = (number: string) => seats.find(({ seatNumber }) => seatNumber === number)
  expect(seat('1A')).toEqual({
    kind: 'seat',
    seatNumber: '1A',
    traits: ['window', 'extra-legroom', 'front-row'],
    offers: [2, 0, 1].map((passengerIndex) => ({ optionId: 'seat~1.0~1A', passengerIndex, price: pounds(3500) })),
    notes: ['Extra legroom'],
  })
  expect(seat('1B')?.traits).toEqual(['middle', 'bassinet', 'front-row'])
  expect(seat('1C')).toMatchObject({ traits: ['aisle', 'front-row'], offers: [] })
  expect(seat('2B')).toMatchObject({ offers: [], notes: [] })
  expect(seat('3F')).toMatchObject({ traits: ['window', 'exit-row'], offers: [{ price: pounds(0) }, {}, {}], notes: [] })
})

test('a seat that must be an adult’s is not offered to the child', async () => {
  const row = duffelSeatRow('1A=20.00 | 1B', EVERYBODY)
  for (const { elements } of row.sections) for (const element of elements) element.disclosures = ['Passenger must be an adult']
  const { supplier, request } = await familyTrip({}, withMaps(duffelSeatMap('seg_TP1361', [row])))
  const answer = await supplier.fetchSeatMaps(request)
  const [seat] = 'seatMaps' in answer && answer.seatMaps[0] ? seatsOf(answer.seatMaps[0]) : []
  expect(seat?.offers.map(({ passengerIndex }) => passengerIndex)).toEqual([0, 1])
  expect(seat?.notes).toEqual(['Passenger must be an adult'])
})

const WANTED: WantedService[] = [
  { optionId: 'bag~checked~23~0~2', passengerIndex: 1, quantity: 2 },
  { optionId: 'bag~checked~23~0', passengerIndex: 2, quantity: 1 },
  { optionId: 'seat~1.0~2A', passengerIndex: 2, quantity: 1 },
  { optionId: 'cancel-for-any-reason', passengerIndex: null, quantity: 1 },
]
const WANTED_TOTAL = 60000 + 2 * 3000 + 2000 + 900 + 2500

test('the terms add what is bought at today’s prices', async () => {
  const { supplier, request } = await familyTrip({ available_services: SERVICES }, withMaps(MAP))
  const answer = await supplier.fetchTerms({ ...request, services: WANTED })
  expect(answer).toMatchObject({
    terms: {
      lines: [{ subtotal: pounds(60000) }],
      ancillaries: [
        { kind: 'seats', count: 1, total: pounds(900) },
        { kind: 'bags', count: 3, total: pounds(8000) },
        { kind: 'extras', count: 1, total: pounds(2500) },
      ],
      total: pounds(WANTED_TOTAL),
    },
  })
})

test('without a seat no seat map is asked for', async () => {
  const { supplier, server, request } = await familyTrip({ available_services: SERVICES })
  expect(await supplier.fetchTerms({ ...request, services: WANTED.slice(0, 2) })).toHaveProperty('terms')
  expect(server.received.some(({ path }) => path.includes('seat_maps'))).toBe(false)
})

test.each<[string, WantedService, string]>([
  [
    'a taken seat',
    { optionId: 'seat~1.0~1C', passengerIndex: 0, quantity: 1 },
    'Seat 1C is no longer free. Nothing was booked; please choose another seat.',
  ],
  [
    'a seat on a flight without a map',
    { optionId: 'seat~0.0~1A', passengerIndex: 0, quantity: 1 },
    'Seat 1A is no longer free. Nothing was booked; please choose another seat.',
  ],
  [
    'a bag that is gone',
    { optionId: 'bag~checked~32~0', passengerIndex: 0, quantity: 1 },
    'A bag that was chosen is no longer sold with this flight. Nothing was booked; please choose again.',
  ],
  [
    'somebody else’s bag',
    { optionId: 'bag~checked~23~0', passengerIndex: 0, quantity: 1 },
    'A bag that was chosen is no longer sold with this flight. Nothing was booked; please choose again.',
  ],
  [
    'too many bags',
    { optionId: 'bag~checked~23~0~2', passengerIndex: 0, quantity: 3 },
    'The airline now sells at most 2 of this bag. Nothing was booked; please choose again.',
  ],
  [
    'an extra that is gone',
    { optionId: 'lounge', passengerIndex: null, quantity: 1 },
    'An extra that was chosen is no longer sold with this flight. Nothing was booked; please choose again.',
  ],
])('%s refuses the terms with what happened', async (_, wanted, message) => {
  const { supplier, request } = await familyTrip({ available_services: SERVICES }, withMaps(MAP))
  expect(await supplier.fetchTerms({ ...request, services: [wanted] })).toMatchObject({ refusal: { code: 'service-gone', message } })
})

const PASSENGERS = [
  aPassenger({ firstName: 'Maya' }),
  aPassenger({ firstName: 'Leo' }),
  aPassenger({ type: 'child', bornOn: '2021-03-01', firstName: 'Ben' }),
  aPassenger({ type: 'infant', bornOn: '2025-10-10', firstName: 'Ada' }),
]
const booking = {
  reference: 'ord_ours',
  termsId: 'off_1',
  passengers: PASSENGERS,
  services: WANTED,
  contact: { email: 'maya@example.com', phone: '+44 20 7946 0000' },
}

test('an order names each service once, for the one it was bought for, and pays the sum', async () => {
  const orders = { 'POST /air/orders': json(201, { data: duffelOrder('ord_ours', { total_amount: '714.00' }) }) }
  const { supplier, server } = await familyTrip({ available_services: SERVICES }, { ...withMaps(MAP), ...orders })
  expect(await supplier.book({ ...booking, expectedTotal: pounds(WANTED_TOTAL) })).toMatchObject({ booking: { total: pounds(71400) } })
  expect(server.received.at(-1)?.body).toMatchObject({
    data: {
      services: [
        { id: 'ase_out_2', quantity: 2 },
        { id: 'ase_out_child', quantity: 1 },
        { id: 'ase_2A_pas_child', quantity: 1 },
        { id: 'ase_cfar', quantity: 1 },
      ],
      payments: [{ type: 'balance', amount: '714.00', currency: 'GBP' }],
    },
  })
})

test('a service that became dearer, went, or cannot be asked after is refused before anything is sent', async () => {
  const { supplier, server } = await familyTrip({ available_services: SERVICES }, withMaps(MAP))
  const book = (change: object = {}) => supplier.book({ ...booking, expectedTotal: pounds(WANTED_TOTAL), ...change })
  expect(await book({ expectedTotal: pounds(WANTED_TOTAL - 1) })).toMatchObject({ refusal: { code: 'price-changed' } })
  expect(await book({ services: [{ optionId: 'seat~1.0~1F', passengerIndex: 0, quantity: 1 }] })).toMatchObject({
    refusal: { code: 'service-gone' },
  })
  server.handlers['GET /air/seat_maps'] = (_, response) => response.writeHead(500).end()
  expect(await book()).toMatchObject({ refusal: { code: 'supplier-silent' } })
  expect(server.received.some(({ method, path }) => method === 'POST' && path.startsWith('/air/orders'))).toBe(false)
})
