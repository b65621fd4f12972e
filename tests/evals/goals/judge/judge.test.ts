import { expect, test } from 'vitest'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import type { Place } from '@/lib/travel/places/place'
import { EMPTY_TRIP, type Trip } from '@/lib/travel/trip/trip'
import { aFare, anOffer, aSearch, facts, LISBON, LONDON, pounds } from '@/tests/fixtures/trip'
import { GROUPS } from '../travellers'
import { rightFares } from './fare-faults'
import type { Goal } from './goal'
import { faultsOf } from './judge'
import type { Outcome } from './outcome'

const BASIC = aFare({ fareId: 'basic', brand: 'Basic', checkedBags: { pieces: 0, weightKg: null }, total: pounds(10_000) })
const PLUS = aFare({ fareId: 'plus', brand: 'Plus', total: pounds(13_000) })
const FLEX = aFare({ fareId: 'flex', brand: 'Flex', refund: { allowed: true, penalty: null }, total: pounds(19_000) })
const fares = [BASIC, PLUS, FLEX]
const CHEAP = anOffer({ offerId: 'cheap', fares, connections: 1, durationMinutes: 400 })
const QUICK = anOffer({
  offerId: 'quick',
  departsAt: '2026-11-27T13:00',
  arrivesAt: '2026-11-27T15:40',
  durationMinutes: 160,
  fares: fares.map((fare) => ({ ...fare, total: pounds(fare.total.amountMinor + 1000) })),
})
const BACK = anOffer({ offerId: 'back', sliceIndex: 1, departsAt: '2026-11-29T18:00', arrivesAt: '2026-11-29T20:40', fares })

const slices = [
  { from: 'LON', to: 'LIS', on: '2026-11-27' },
  { from: 'LIS', to: 'LON', on: '2026-11-29' },
]
const goal: Goal = {
  search: { slices, isReturn: true, adults: 2, children: 1, ages: [4], bags: 1 },
  picks: [{ best: 'cheapest' }, 'as-meant'],
  fares: ['cheapest-with-bag', 'cheapest-refundable'],
  isCheckingOut: true,
}
const travellers = { adults: 2, children: 1, infants: 0, pets: 0, childAges: [4] }
const search = aSearch({ travellers, checkedBags: 1 })
const trip: Trip = {
  ...EMPTY_TRIP,
  result: facts(search),
  picks: [
    { offer: CHEAP, fare: PLUS },
    { offer: BACK, fare: FLEX },
  ],
  isCheckingOut: true,
}
const outcome: Outcome = {
  trip,
  offers: [[CHEAP, QUICK], [BACK]],
  meant: [{ sliceIndex: 1, offerId: 'back' }],
  before: new Map([[1, trip]]),
  hasFinished: true,
  failures: [],
}

function searched(change: Parameters<typeof aSearch>[0]): Outcome {
  return { ...outcome, trip: { ...trip, result: facts({ ...search, ...change }) } }
}
function picked(offer: FlightOffer, fare = PLUS): Outcome {
  return { ...outcome, trip: { ...trip, picks: [{ offer, fare }, trip.picks[1] ?? null] } }
}
function filtered(filters: Trip['filters'], wanted: Goal['filters']): string[] {
  const open = { ...trip, filters, picks: [null, null], isCheckingOut: false }
  return faultsOf({ ...(goal.search ? { search: goal.search } : {}), ...(wanted ? { filters: wanted } : {}) }, { ...outcome, trip: open })
}

test('a trip that is what was wanted has no fault', () => {
  expect(faultsOf(goal, outcome)).toEqual([])
})

const PORTO: Place = { ...LISBON, iataCode: 'OPO', name: 'Porto', cityName: 'Porto' }
const DAY = '2026-11-28'
const wrong: [string, Outcome, RegExp][] = [
  [
    'another origin',
    searched({ slices: [{ origin: PORTO, destination: LISBON, departureOn: '2026-11-27' }, search.slices[1] ?? fail()] }),
    /flight 1 from: wanted LON, is OPO/,
  ],
  [
    'another destination',
    searched({ slices: [{ origin: LONDON, destination: PORTO, departureOn: '2026-11-27' }, search.slices[1] ?? fail()] }),
    /flight 1 to: wanted LIS, is OPO/,
  ],
  [
    'another day',
    searched({ slices: [{ origin: LONDON, destination: LISBON, departureOn: DAY }, search.slices[1] ?? fail()] }),
    /flight 1 on/,
  ],
  [
    'another day back',
    searched({ slices: [search.slices[0] ?? fail(), { origin: LISBON, destination: LONDON, departureOn: DAY }] }),
    /flight 2 on/,
  ],
  ['no way back', searched({ tripType: 'one-way', slices: search.slices.slice(0, 1) }), /trip type: wanted round-trip, is one-way/],
  ['too few adults', searched({ travellers: { ...travellers, adults: 1 } }), /adults: wanted 2, is 1/],
  ['a child forgotten', searched({ travellers: { ...travellers, children: 0 } }), /children: wanted 1, is 0/],
  ['a child made an infant', searched({ travellers: { ...travellers, infants: 1 } }), /infants: wanted 0, is 1/],
  ['a pet from nowhere', searched({ travellers: { ...travellers, pets: 1 } }), /pets: wanted 0, is 1/],
  ['an age misheard', searched({ travellers: { ...travellers, childAges: [5] } }), /ages: wanted 4, is 5/],
  ['another cabin', searched({ cabinClass: 'business' }), /cabin/],
  ['direct only unasked', searched({ directOnly: true }), /direct only: wanted false, is true/],
  ['a bag forgotten', searched({ checkedBags: 0 }), /checked bags each: wanted 1, is 0/],
  ['another flight', picked(QUICK), /flight 1: the cheapest is TP1361, 09:40 → 12:25, picked TP1361, 13:00/],
  [
    'another flight than was pointed at',
    { ...outcome, meant: [{ sliceIndex: 1, offerId: 'other' }] },
    /flight 2: pointed at other, picked back/,
  ],
  ['nothing pointed at', { ...outcome, meant: [] }, /flight 2: none was ever pointed at/],
  ['no flight', { ...outcome, trip: { ...trip, picks: [null, trip.picks[1] ?? null] } }, /flight 1: none was picked/],
  ['another fare', picked(CHEAP, BASIC), /fare 1: cheapest-with-bag is Plus, chosen Basic/],
  ['no checkout', { ...outcome, trip: { ...trip, isCheckingOut: false } }, /the checkout was not opened/],
  ['a traveller who gave up', { ...outcome, hasFinished: false }, /gave up/],
  ['an answer that failed', { ...outcome, failures: ['Too busy.'] }, /^an answer failed: Too busy\.$/],
  ['no search', { ...outcome, trip: EMPTY_TRIP }, /no flights were searched/],
]

test.each(wrong)('%s is a fault', (_, result, fault) => {
  expect(faultsOf(goal, result).join('; ')).toMatch(fault)
})

test('what was never wanted is a fault: a pick, a fare, a checkout, a search', () => {
  const { search: wanted } = goal
  expect(faultsOf(wanted ? { search: wanted } : {}, outcome).join('; ')).toMatch(
    /flight 1: .* picked unasked.*fare 1: Plus was chosen unasked.*checkout was opened unasked/,
  )
  expect(faultsOf({}, { ...outcome, trip: { ...EMPTY_TRIP, result: facts() } })).toContain('flights were searched though none were wanted')
})

test('filters must be those that were wanted, on the direction they were wanted for, and no others', () => {
  const noon = { departure: { from: 720, to: 1439 } }
  expect(filtered([noon, {}], [{ leavesAfter: '12:00' }, {}])).toEqual([])
  expect(filtered([{ departure: { from: 0, to: 719 } }, {}], [{ leavesBefore: '12:00' }, {}])).toEqual([])
  expect(filtered([noon, noon], [{ leavesAfter: '12:00' }, {}])).toEqual(['return leaving after 12:00 was not wanted'])
  expect(filtered([{}, {}], { leavesAfter: ['11:00', '13:00'] })).toHaveLength(2)
  expect(filtered([{ arrival: { from: 0, to: 1079 } }, {}], [{ arrivesBefore: '18:00' }, {}])).toEqual([])
  expect(filtered([{ withoutAirlines: ['FR'] }, { withoutAirlines: ['FR'] }], { withoutAirlines: ['FR'] })).toEqual([])
  expect(filtered([{ airlines: ['FR'] }, {}], [{ withoutAirlines: ['FR'] }, {}])).toHaveLength(2)
  expect(filtered([{ layoverAirports: ['IST', 'SAW'] }, {}], [{ via: ['IST'] }, {}])).toEqual([])
  expect(filtered([{ withoutLayoverAirports: ['DXB'] }, {}], [{ notVia: ['DXB', 'DOH'] }, {}])).toHaveLength(1)
  expect(filtered([{ price: { from: 0, to: 250 } }, {}], [{ maxPrice: 200 }, {}])).toEqual(['outbound price up to: wanted 200, is 250'])
  expect(filtered([{ stops: ['direct'] }, {}], [{ stops: ['direct', 'one-stop'] }, {}])).toHaveLength(1)
  expect(filtered([{ durationMinutes: { from: 0, to: 600 } }, {}], [{}, {}])).toEqual(['outbound minutes at most: wanted any, is 600'])
  expect(filtered([{ alliances: ['star'] }, {}], [{ alliances: ['oneworld'] }, {}])).toHaveLength(1)
})

test('flights with stops left out by a filter, or other airports, are as good as not searched for', () => {
  const { search: wanted } = goal
  const open = { ...trip, picks: [null, null], isCheckingOut: false }
  const direct: Trip = { ...open, filters: [{ stops: ['direct'] }, { stops: ['direct'] }] }
  const isDirect: Goal = wanted ? { search: { ...wanted, isDirect: true } } : {}
  expect(faultsOf(isDirect, { ...outcome, trip: direct })).toEqual([])
  expect(faultsOf(isDirect, { ...outcome, trip: open })).toEqual(['direct only: wanted true, is false'])
  const gatwick: Trip = { ...open, filters: [{ airports: ['LGW'] }, { airports: ['LGW'] }] }
  const fromGatwick = slices.map((slice, index) => (index === 0 ? { ...slice, from: 'LGW' } : { ...slice, to: 'LGW' }))
  const only: Goal = wanted ? { search: { ...wanted, slices: fromGatwick }, filters: { airports: ['LGW'] } } : {}
  expect(faultsOf(only, { ...outcome, trip: gatwick })).toEqual([])
  expect(faultsOf(only, { ...outcome, trip: open })).not.toEqual([])
})

test('the best flight is looked for only among those that come into question', () => {
  const faults = (pick: NonNullable<Goal['picks']>[number], offer: FlightOffer) =>
    faultsOf({ ...goal, picks: [pick, 'any'] }, picked(offer))
  expect(faults({ best: 'cheapest', isDirect: true }, QUICK)).toEqual([])
  expect(faults({ best: 'cheapest', isDirect: true }, CHEAP)).toHaveLength(1)
  expect(faults({ best: 'fastest' }, QUICK)).toEqual([])
  expect(faults({ best: 'earliest' }, QUICK)).toHaveLength(1)
  expect(faults({ best: 'latest' }, QUICK)).toEqual([])
  expect(faults({ best: 'fastest', leavesBefore: '12:00' }, QUICK)).toHaveLength(1)
  expect(faults({ best: 'fastest', arrivesBefore: '13:00' }, CHEAP)).toEqual([])
  expect(faults({ best: 'cheapest', withoutAirline: 'TP' }, CHEAP)).toEqual(['flight 1: no flight fits the wish at all'])
})

test('a fare is looked for in the cabin that was searched', () => {
  const business = aFare({ fareId: 'business', brand: 'Business', cabinClass: 'business', refund: FLEX.refund, total: pounds(50_000) })
  expect(rightFares('cheapest', [...fares, business], 'business')).toEqual([business])
  expect(rightFares('cheapest-refundable', [...fares, business], 'economy-with-restrictions')).toEqual([FLEX])
  expect(rightFares('cheapest-refundable', [BASIC, business], 'economy-with-restrictions')).toEqual([])
})

test('questions that change the trip are a fault', () => {
  const asked: Goal = { ...goal, unchangedSinceBeat: 1 }
  expect(faultsOf(asked, outcome)).toEqual([])
  expect(faultsOf(asked, { ...outcome, before: new Map([[1, { ...trip, isCheckingOut: false }]]) })).toEqual([
    'the trip was changed though only questions were asked',
  ])
  expect(faultsOf(asked, { ...outcome, before: new Map() })).toEqual(['beat 1 was never spoken'])
})

test('no traveller’s goal is reached by an empty trip, but that of the one who only looks, whose goal a search misses', () => {
  const nothing: Outcome = { trip: EMPTY_TRIP, offers: [], meant: [], before: new Map([[1, EMPTY_TRIP]]), hasFinished: true, failures: [] }
  const all = GROUPS.flatMap(({ travellers: these }) => these)
  const reached = all.filter((traveller) => faultsOf(traveller.script('2026-11-20').goal, nothing).length === 0)
  expect(reached.map(({ name }) => name)).toEqual(['only-looking'])
  expect(faultsOf({}, { ...nothing, trip: { ...EMPTY_TRIP, result: facts() } })).not.toEqual([])
})

function fail(): never {
  throw new Error('the example has two directions')
}
