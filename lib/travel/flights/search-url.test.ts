import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../dates'
import { FLEXIBLE_DAYS } from './date-window'
import { HIGHEST_PRICE, LAST_MINUTE_OF_DAY } from './filters/facet'
import type { FlightFilters } from './filters/flight-filters'
import { STOPS } from './filters/offer-values'
import { CABIN_CLASSES } from './search-labels'
import {
  describeDropped,
  type FlightsAddress,
  readFlightsAddress,
  type SliceAddress,
  SORT_KEYS,
  writeFlightsAddress,
  writeSearchAddress,
} from './search-url'

function readQuery(query: string) {
  return readFlightsAddress(new URLSearchParams(query))
}

const nullable = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const letters = fc.array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), { minLength: 3, maxLength: 3 }).map((each) => each.join(''))
const place = fc.tuple(letters, fc.constantFrom('', '*')).map(([code, star]) => code + star)
const words = fc.stringMatching(/^[A-Za-zÀ-ž' &=+%#;,-]{4,30}$/).map((text) => `${text} city`.trim())
const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days))
const range = (highest: number) =>
  fc.tuple(fc.integer({ min: 0, max: highest }), fc.integer({ min: 0, max: highest })).map(([from, to]) => ({ from, to }))
const codes = (length: number) => fc.uniqueArray(fc.stringMatching(new RegExp(`^[A-Z0-9]{${length}}$`)), { minLength: 1, maxLength: 5 })

const filters: fc.Arbitrary<FlightFilters> = fc.record(
  {
    price: range(HIGHEST_PRICE),
    stops: fc.uniqueArray(fc.constantFrom(...STOPS), { minLength: 1 }),
    airlines: codes(2),
    withoutAirlines: codes(2),
    alliances: fc.uniqueArray(fc.constantFrom('oneworld' as const, 'star' as const, 'skyteam' as const), { minLength: 1 }),
    pairingKeys: fc.array(fc.string({ minLength: 1, maxLength: 20, unit: 'binary' }), { minLength: 1, maxLength: 3 }),
    departure: range(LAST_MINUTE_OF_DAY),
    arrival: range(LAST_MINUTE_OF_DAY),
    durationMinutes: range(10_000),
    layoverMinutes: range(10_000),
    withoutOvernightLayover: fc.constant(true as const),
    withoutAirportChange: fc.constant(true as const),
    aircraft: fc.subarray(['Airbus A320', 'Boeing 787'], { minLength: 1 }),
    withoutAircraft: fc.subarray(['ATR 72', 'Boeing 737 MAX'], { minLength: 1 }),
    oneAirline: fc.constant(true as const),
    airports: codes(3),
    withoutAirports: codes(3),
    layoverAirports: codes(3),
    withoutLayoverAirports: codes(3),
    layoverCountries: fc.subarray(['ES', 'DE', 'FR'], { minLength: 1 }),
    withoutLayoverCountries: fc.subarray(['GB', 'US'], { minLength: 1 }),
  },
  { requiredKeys: [] },
)

const travellers = fc.record({
  adults: fc.integer({ min: 0, max: 12 }),
  children: fc.integer({ min: 0, max: 9 }),
  infants: fc.integer({ min: 0, max: 9 }),
  pets: fc.integer({ min: 0, max: 3 }),
  childAges: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 5 }),
})

const weight = fc.oneof(
  fc.constant(1),
  fc.integer({ min: 0, max: 400 }).map((hundredths) => hundredths / 100),
)

function addressOf(tripType: FlightsAddress['tripType'], slices: fc.Arbitrary<SliceAddress[]>): fc.Arbitrary<FlightsAddress> {
  return slices.chain((chosen) => {
    const sliceCount = tripType === 'round-trip' ? 2 : chosen.length
    const shownSlice = fc.integer({ min: 0, max: sliceCount - 1 })
    return fc.record({
      tripType: fc.constant(tripType),
      slices: fc.constant(chosen),
      returnOn: tripType === 'round-trip' ? nullable(day) : fc.constant(null),
      travellers,
      cabinClass: fc.constantFrom(...CABIN_CLASSES),
      directOnly: fc.boolean(),
      checkedBags: fc.integer({ min: 0, max: 3 }),
      currency: nullable(fc.constantFrom('GBP', 'EUR', 'JPY')),
      withNearbyAirports: fc.boolean(),
      withAirportChange: fc.boolean(),
      flexibleDays: tripType === 'multi-trip' ? fc.constant(0 as const) : fc.constantFrom(...FLEXIBLE_DAYS),
      filters: fc.array(filters, { minLength: sliceCount, maxLength: sliceCount }),
      weights: fc.record({ time: weight, stops: weight, nights: weight, waits: weight }),
      sort: fc.record({ by: fc.constantFrom(...SORT_KEYS), isDescending: fc.boolean() }),
      shownSlice: tripType === 'round-trip' ? nullable(shownSlice) : shownSlice,
    })
  })
}

const oneSlice = fc.record({ from: nullable(fc.oneof(place, words)), to: nullable(fc.oneof(place, words)), on: nullable(day) })
const codedSlice = fc.record({ from: nullable(place), to: nullable(place), on: nullable(day) })
const anyAddress = fc.oneof(
  addressOf(
    'one-way',
    oneSlice.map((slice) => [slice]),
  ),
  addressOf(
    'round-trip',
    oneSlice.map((slice) => [slice]),
  ),
  addressOf('multi-trip', fc.array(codedSlice, { minLength: 2, maxLength: 5 })),
)

test('an address that was written reads the same again, and nothing of it is dropped', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      expect(readQuery(writeFlightsAddress(address))).toEqual({ address, dropped: [] })
    }),
    { numRuns: 200 },
  )
})

test('days around are no other search; four days, or days around several flights, are left out and said', () => {
  const flexible = readQuery('from=LON*&to=LIS&on=2026-12-04&back=2026-12-06&flex=2').address
  expect(flexible.flexibleDays).toBe(2)
  expect(writeSearchAddress(flexible)).toBe(writeSearchAddress({ ...flexible, flexibleDays: 0 }))
  for (const query of ['from=LON*&to=LIS&flex=4', 's=LON*-ROM*-2026-12-04,ROM*-ATH-2026-12-09&flex=2']) {
    const { address, dropped } = readQuery(query)
    expect(address.flexibleDays).toBe(0)
    expect(describeDropped(dropped)).toMatch(/^We didn’t understand part of this link and left it out: “flex=\d”\.$/)
  }
})

test('whatever a query holds, it reads without failing and writes to an address that reads the same', () => {
  const names = [
    'from',
    'to',
    'on',
    'back',
    's',
    'type',
    'adults',
    'ages',
    'cabin',
    'bags',
    'f0',
    'f1',
    'f7',
    'sort',
    'dir',
    'show',
    'weights',
    'x',
  ]
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('2026-02-30', 'LON', '--,--', 'LON-ROM-2026-12-04', 'stops:;price:1-', 'pairs:%E0%A4', '-1', '1e9'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 10 }), (query) => {
      const { address } = readFlightsAddress(query)
      expect(readQuery(writeFlightsAddress(address))).toEqual({ address, dropped: [] })
    }),
    { numRuns: 300 },
  )
})

test('an address says only what is not as usual, in words a person can read', () => {
  const { address } = readQuery(
    'from=LON*&to=LIS&on=2026-12-04&back=2026-12-06&adults=2&children=1&ages=4&infants=0&cabin=economy-with-restrictions&direct=1&bags=1&currency=GBP' +
      '&f0=stops:direct,one-stop;leave:06:00-12:00;no-airlines:FR&sort=price&dir=desc&show=2',
  )
  expect(writeFlightsAddress(address)).toBe(
    'from=LON*&to=LIS&on=2026-12-04&back=2026-12-06&adults=2&children=1&ages=4&direct=1&bags=1&currency=GBP' +
      '&f0=stops:direct,one-stop;leave:06:00-12:00;no-airlines:FR&sort=price&dir=desc&show=2',
  )
  expect(address.filters).toEqual([{ stops: ['direct', 'one-stop'], departure: { from: 360, to: 720 }, withoutAirlines: ['FR'] }, {}])
})

test('filters, order and the direction shown do not make another search', () => {
  const { address } = readQuery('from=LON&to=LIS&on=2026-12-04&f0=stops:direct&sort=price&type=one-way')
  expect(writeSearchAddress(address)).toBe('from=LON&to=LIS&on=2026-12-04')
})

test('a multi-trip is its slices, each with its places and its day', () => {
  const { address } = readQuery('s=LON-ROM-2026-12-04,rom-ath-2026-12-09')
  expect(address).toMatchObject({
    tripType: 'multi-trip',
    slices: [
      { from: 'LON', to: 'ROM', on: '2026-12-04' },
      { from: 'ROM', to: 'ATH', on: '2026-12-09' },
    ],
  })
})

test.each([
  ['adults=many', 'adults=many'],
  ['on=2026-02-30&to=LIS', 'on=2026-02-30'],
  ['colour=red', 'colour=red'],
  ['f0=stops:direct;wings:2', 'f0=wings:2'],
  ['weights=time:9', 'weights=time:9'],
  ['f0=leave:25:00-26:00', 'f0=leave:25:00-26:00'],
  ['from=LON&from=PAR', 'from=PAR'],
  ['s=LON-ROM', 's=LON-ROM'],
  ['type=one-way&on=2026-12-04&back=2026-12-06', 'back=2026-12-06'],
  ['dir=constructor', 'dir=constructor'],
])('what %s holds wrongly is dropped and named', (query, named) => {
  const { dropped } = readQuery(query)
  expect(dropped).toEqual([named])
  expect(describeDropped(dropped)).toContain(`“${named}”`)
})

test('many dropped parts make one short sentence', () => {
  expect(describeDropped(['a=1', 'b=2', 'c=3', 'd=4', 'e=5'])).toBe(
    'We didn’t understand part of this link and left it out: “a=1”, “b=2”, “c=3” and 2 more.',
  )
  expect(describeDropped([])).toBeNull()
})
