import { expect, test } from 'vitest'
import type { SearchChange } from '@/lib/travel/flights/search'
import { aBilling, aFare, anOffer, aPassenger, aSearch, facts, LISBON, LONDON, pounds, ROUND_TRIP } from '@/tests/fixtures/trip'
import type { FlightFilters } from '../flights/filters/flight-filters'
import { applyTripCommand, type CommandFacts, foldTrip, type TripCommand } from './commands'
import { chatMode, checkoutStep, nextSliceIndex } from './mode'
import { tripPrice } from './price'
import { describeSituation } from './situation'
import type { Trip } from './trip'

type Entry = [TripCommand, CommandFacts]

const out = anOffer({ offerId: 'out' })
const back = anOffer({ offerId: 'back', sliceIndex: 1, departsAt: '2026-11-29T18:00', arrivesAt: '2026-11-29T20:45' })
const searched: Entry = [{ type: 'change-search', change: ROUND_TRIP }, { result: facts() }]
const pickedOut: Entry = [{ type: 'pick-offer', sliceIndex: 0, offerId: 'out' }, { offer: out }]
const pickedBack: Entry = [{ type: 'pick-offer', sliceIndex: 1, offerId: 'back' }, { offer: back }]
const faredOut: Entry = [{ type: 'choose-fare', sliceIndex: 0, fareId: 'out-standard' }, { fare: aFare({ fareId: 'out-standard' }) }]
const faredBack: Entry = [
  { type: 'choose-fare', sliceIndex: 1, fareId: 'back-standard' },
  { fare: aFare({ fareId: 'back-standard', base: 9000 }) },
]
const checkingOut: Entry = [{ type: 'start-checkout' }, {}]
const whole = [searched, pickedOut, pickedBack, faredOut, faredBack, checkingOut]

function tripOf(...entries: Entry[]): Trip {
  return foldTrip(entries.map(([command, found]) => ({ command, facts: found })))
}

function refusalOf(trip: Trip, command: TripCommand, found: CommandFacts = {}): string {
  const applied = applyTripCommand(trip, command, found)
  return 'refusal' in applied ? applied.refusal.code : 'accepted'
}

test('the mode follows from the trip at every stage', () => {
  expect(whole.map((_, index) => chatMode(tripOf(...whole.slice(0, index + 1))))).toEqual([
    'flight_search',
    'flight_search',
    'flight_summary',
    'flight_summary',
    'trip_summary',
    'trip_summary',
  ])
  expect(chatMode(tripOf())).toBe('chat')
})

test('the next direction to pick is the first without a flight', () => {
  expect([tripOf(searched), tripOf(searched, pickedOut), tripOf(searched, pickedOut, pickedBack)].map(nextSliceIndex)).toEqual([0, 1, null])
})

test('one command fewer is the trip before it', () => {
  expect(tripOf(...whole.slice(0, -1))).toEqual(tripOf(...whole.slice(0, 5)))
  expect(tripOf(...whole.slice(0, 5)).isCheckingOut).toBe(false)
})

test('the price adds up to the minor unit over both directions', () => {
  const price = tripPrice(tripOf(...whole))
  expect(price).toMatchObject({
    total: pounds(8000 + 2000 + 500 + 9000 + 2000 + 500),
    serviceFee: pounds(1000),
    isFinal: true,
    lines: [{ type: 'adult', count: 1, base: pounds(17_000), taxes: pounds(4000), subtotal: pounds(21_000) }],
  })
})

test('a new search drops the picks and keeps what was typed about other things', () => {
  const trip = tripOf(...whole, [
    { type: 'change-search', change: { directOnly: true } },
    { result: facts(aSearch({ directOnly: true }), 's2') },
  ])
  expect(trip).toMatchObject({
    picks: [null, null],
    isCheckingOut: false,
    wishes: { origin: LONDON, destination: LISBON, directOnly: true },
  })
})

test('other travellers make the passengers on file void', () => {
  const named = tripOf(...whole, [{ type: 'set-passengers', passengers: [aPassenger()] }, {}])
  expect(named.passengers).toHaveLength(1)
  const changed = applyTripCommand(named, { type: 'change-search', change: { travellers: { adults: 2 } } }, { result: facts() })
  expect('trip' in changed && changed.trip.passengers).toEqual([])
})

test('a flight that is not among the results is refused', () => {
  expect(refusalOf(tripOf(searched), { type: 'pick-offer', sliceIndex: 0, offerId: 'invented' })).toBe('offer-gone')
})

test('a return that leaves before the outbound arrives is refused', () => {
  const early = anOffer({ offerId: 'early', sliceIndex: 1, departsAt: '2026-11-27T12:00', arrivesAt: '2026-11-27T14:00' })
  expect(refusalOf(tripOf(searched, pickedOut), { type: 'pick-offer', sliceIndex: 1, offerId: 'early' }, { offer: early })).toBe(
    'leaves-before-arrival',
  )
})

test('a fare of another flight is refused', () => {
  const found = { fare: aFare({ fareId: 'elsewhere' }) }
  expect(refusalOf(tripOf(searched, pickedOut), { type: 'choose-fare', sliceIndex: 0, fareId: 'elsewhere' }, found)).toBe('fare-gone')
})

test('nobody checks out before every flight has its fare', () => {
  expect(refusalOf(tripOf(searched, pickedOut, pickedBack, faredOut), { type: 'start-checkout' })).toBe('trip-incomplete')
})

test('incomplete passengers are refused with how many are complete', () => {
  const applied = applyTripCommand(tripOf(...whole), { type: 'set-passengers', passengers: [aPassenger({ lastName: 'O' })] }, {})
  expect(applied).toMatchObject({
    refusal: { message: 'Please complete all required passenger information. 0/1 passengers completed.' },
  })
})

test('the checkout goes from passengers to payment to confirmation', () => {
  const checkout = tripOf(...whole)
  const named = tripOf(...whole, [{ type: 'set-passengers', passengers: [aPassenger()] }, {}])
  expect([
    checkoutStep(tripOf(searched), false),
    checkoutStep(checkout, false),
    checkoutStep(named, false),
    checkoutStep(named, true),
  ]).toEqual([null, 1, 2, 3])
})

test('a billing form with a fault is refused with its sentence', () => {
  expect(applyTripCommand(tripOf(...whole), { type: 'set-billing', billing: aBilling({ email: 'a@b' }) }, {})).toMatchObject({
    refusal: { message: 'Please enter a valid email address', field: 'email' },
  })
})

test('starting over empties the trip', () => {
  expect(tripOf(...whole, [{ type: 'start-over' }, {}])).toEqual(tripOf())
})

const WITHOUT_RYANAIR: FlightFilters = { withoutAirlines: ['FR'], price: { from: 0, to: 300 } }
const NO_RYANAIR: TripCommand = { type: 'filter-flights', slices: [0, 1].map((sliceIndex) => ({ sliceIndex, filters: WITHOUT_RYANAIR })) }

test('filters stay for another day, other travellers and another cabin, and go with another place', () => {
  const filtered: Entry[] = [searched, [NO_RYANAIR, {}]]
  const again = (change: SearchChange): Entry => [{ type: 'change-search', change }, { result: facts(aSearch(), 's2') }]
  expect(tripOf(...filtered, again({ departureOn: '2026-11-28', cabinClass: 'business', travellers: { adults: 2 } })).filters).toEqual(
    tripOf(...filtered).filters,
  )
  expect(tripOf(...filtered, again({ destination: { ...LISBON, iataCode: 'OPO', cityName: 'Porto' } })).filters).toEqual([])
  expect(tripOf(...filtered, again({ origin: LISBON, destination: LONDON })).filters).toEqual([])
})

test('a price limit goes with its currency', () => {
  const inEuros: Entry = [{ type: 'change-search', change: { currency: 'EUR' } }, { result: facts(aSearch(), 's2') }]
  expect(tripOf(searched, [NO_RYANAIR, {}], inEuros).filters).toEqual([{ withoutAirlines: ['FR'] }, { withoutAirlines: ['FR'] }])
})

test('filters are for directions that there are, and drop no pick', () => {
  expect(refusalOf(tripOf(), NO_RYANAIR)).toBe('no-result')
  expect(refusalOf(tripOf(searched), { type: 'filter-flights', slices: [{ sliceIndex: 2, filters: WITHOUT_RYANAIR }] })).toBe(
    'no-such-slice',
  )
  const trip = tripOf(searched, pickedOut, [{ type: 'filter-flights', slices: [{ sliceIndex: 1, filters: { stops: ['direct'] } }] }, {}])
  expect(trip.filters).toEqual([{}, { stops: ['direct'] }])
  expect(trip.picks[0]?.offer.offerId).toBe('out')
})

test('the situation says which filters stand, and nothing where none do', () => {
  const trip = tripOf(searched, [
    { type: 'filter-flights', slices: [{ sliceIndex: 1, filters: { departure: { from: 720, to: 1439 } } }] },
    {},
  ])
  const { slices } = describeSituation(trip, null, '2026-11-20', '2026-11-20T09:00:00.000Z')
  expect(slices.map(({ filters, filterNames }) => [filters, filterNames])).toEqual([
    [undefined, undefined],
    [['leaving after 12:00'], ['departure']],
  ])
})
