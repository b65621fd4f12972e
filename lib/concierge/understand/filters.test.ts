import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import type { Situation } from '@/lib/travel/trip/situation'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { layTable, type Table } from '../table'
import type { FilterWish } from './filter-wish'
import { understand } from './understand'

const NAMES = createKnownNames()

const NOTHING_SAID = startThread().situation()
const SLICES = [
  { sliceIndex: 0, label: 'Outbound', from: 'London (LON)', to: 'Lisbon (LIS)', departureOn: '2026-11-27', picked: null },
  { sliceIndex: 1, label: 'Return', from: 'Lisbon (LIS)', to: 'London (LON)', departureOn: '2026-11-29', picked: null },
]
const FOUND: Situation = {
  ...NOTHING_SAID,
  mode: 'flight_search',
  missing: null,
  wishes: {
    ...NOTHING_SAID.wishes,
    tripType: 'round-trip',
    from: 'London (LON)',
    to: 'Lisbon (LIS)',
    departureOn: '2026-11-27',
    returnOn: '2026-11-29',
  },
  result: { searchId: 's', offerCounts: [42, 42], isExpired: false, isSimulated: true },
  slices: SLICES,
}
const FILTERED: Situation = { ...FOUND, slices: SLICES.map((slice) => ({ ...slice, filterNames: ['withoutAirlines'] })) }

/** A table with a list of flights: TAP at 09:40 and Kestrel Air at 19:15. */
function tableOf(situation: Situation): Table {
  const brief = (offerId: string, airline: string, time: string, place: number) => ({
    offerId,
    place,
    flightNumbers: [offerId],
    airline,
    from: 'LHR',
    to: 'LIS',
    departsAt: `2026-11-27T${time}`,
    arrivesAt: '2026-11-27T23:00',
    durationMinutes: 160,
    connections: 0,
    via: [],
    total: '£100.00',
  })
  const flights = {
    searchId: 's',
    sliceIndex: 0,
    label: 'Outbound',
    from: 'London',
    to: 'Lisbon',
    departureOn: '2026-11-27',
    offerCount: 42,
    isSimulated: true,
    picks: [],
    briefs: [brief('TP1361', 'TAP Air Portugal', '09:40', 1), brief('KA40', 'Kestrel Air', '19:15', 2)],
  }
  const shown = { tool: 'rankFlights' as const, input: {}, result: { status: 'found' as const, ...flights } }
  return layTable(situation, situation.result ? [shown] : [], { earlierWords: [] }, NAMES)
}

function filtersOf(words: string, situation: Situation): FilterWish[] {
  return understand(words, tableOf(situation)).filters
}

const OUT = { sliceIndex: 0 }
const BACK = { sliceIndex: 1 }

test.each<[words: string, filters: FilterWish[]]>([
  ['no layover in Frankfurt', [{ notVia: ['Frankfurt'] }]],
  ['not via Frankfurt', [{ notVia: ['Frankfurt'] }]],
  ["I don't want to change in Madrid or Paris", [{ notVia: ['Madrid', 'Paris'] }]],
  ['avoid frankfurt please', [{ notVia: ['frankfurt'] }]],
  ['nothing via Munich', [{ notVia: ['Munich'] }]],
  ['not via Germany', [{ notViaCountries: ['Germany'] }]],
  ['no layovers in the USA', [{ notViaCountries: ['USA'] }]],
  ['I refuse to fly on a 737 MAX', [{ withoutAircraft: ['737 MAX'] }]],
  ['no layover over 3 hours', [{ maxLayoverMinutes: 180 }]],
  ['only with a stop in Madrid', [{ via: ['Madrid'] }]],
  ['via Porto please', [{ via: ['Porto'] }]],
  ['leave after lunch', [{ ...OUT, departAfter: '13:00' }]],
  ['leaving before 9', [{ ...OUT, departBefore: '09:00' }]],
  ["I can't leave before 10am", [{ departAfter: '10:00' }]],
  ['nothing before 8', [{ departAfter: '08:00' }]],
  ['not before noon', [{ departAfter: '12:00' }]],
  ['leaving between 9 and 12', [{ ...OUT, departAfter: '09:00', departBefore: '12:00' }]],
  ['leave after 9:30am and arrive before 2pm', [{ ...OUT, departAfter: '09:30', arriveBefore: '14:00' }]],
  ['leave around 10am', [{ ...OUT, departAfter: '09:00', departBefore: '11:00' }]],
  ['arrive before 18:00', [{ ...OUT, arriveBefore: '18:00' }]],
  ['I have to be there by 5', [{ ...OUT, arriveBefore: '17:00' }]],
  ['landing no later than 8pm', [{ ...OUT, arriveBefore: '20:00' }]],
  ['after work', [{ ...OUT, departAfter: '17:00' }]],
  ['in the morning', [{ ...OUT, departAfter: '05:00', departBefore: '12:00' }]],
  ['show me evening flights', [{ ...OUT, departAfter: '17:00' }]],
  ['arriving in the afternoon', [{ ...OUT, arriveAfter: '12:00', arriveBefore: '18:00' }]],
  ['early morning please', [{ ...OUT, departAfter: '05:00', departBefore: '09:00' }]],
  ['no red-eyes', [{ withoutRedEye: true }]],
  ['not too early', [{ departAfter: '08:00' }]],
  ['not Ryanair', [{ withoutAirlines: ['Ryanair'] }]],
  ['anything but ryanair and wizz', [{ withoutAirlines: ['Ryanair', 'Wizz Air'] }]],
  ['I hate flying with easyjet', [{ withoutAirlines: ['easyJet'] }]],
  ['no Kestrel', [{ withoutAirlines: ['Kestrel Air'] }]],
  ['only TAP or easyJet', [{ airlines: ['TAP Air Portugal', 'easyJet'] }]],
  ['Lufthansa only', [{ airlines: ['Lufthansa'] }]],
  ['show me British Airways flights', [{ airlines: ['British Airways'] }]],
  ['Star Alliance only', [{ alliances: ['star'] }]],
  ['just oneworld', [{ alliances: ['oneworld'] }]],
  ['max one stop', [{ stops: ['direct', 'one-stop'] }]],
  ['one stop at most', [{ stops: ['direct', 'one-stop'] }]],
  ['under 300', [{ maxPrice: 300 }]],
  ['220 max', [{ maxPrice: 220 }]],
  ['150 euros or less', [{ maxPrice: 150 }]],
  ['nothing with more than one stop', [{ stops: ['direct', 'one-stop'] }]],
  ['at most one stop and no longer than 7 hours', [{ maxDurationMinutes: 420, stops: ['direct', 'one-stop'] }]],
  ['at most £1,200', [{ maxPrice: 1200 }]],
  ['no longer than 6 hours', [{ maxDurationMinutes: 360 }]],
  ['under two and a half hours', [{ maxDurationMinutes: 150 }]],
  ['7 hours max', [{ maxDurationMinutes: 420 }]],
  ['from Gatwick only', [{ ...OUT, airports: ['Gatwick'] }]],
  ['only Heathrow or Gatwick', [{ airports: ['Heathrow', 'Gatwick'] }]],
  ['back to Gatwick only', [{ ...BACK, airports: ['Gatwick'] }]],
  ['not from Luton', [{ ...OUT, withoutAirports: ['Luton'] }]],
  ['for the way back, leave after 18:00', [{ ...BACK, departAfter: '18:00' }]],
  ['on the way back not Ryanair', [{ ...BACK, withoutAirlines: ['Ryanair'] }]],
  ['be back by 6pm', [{ ...BACK, arriveBefore: '18:00' }]],
  [
    'leave after lunch on the way out and in the evening on the way back',
    [
      { ...OUT, departAfter: '13:00' },
      { ...BACK, departAfter: '17:00' },
    ],
  ],
  [
    'not Ryanair, leaving after lunch, under £200',
    [
      { maxPrice: 200, withoutAirlines: ['Ryanair'] },
      { ...OUT, departAfter: '13:00' },
    ],
  ],
  ['nothing that arrives after 22:00', [{ arriveBefore: '22:00' }]],
  ['leave between 6 and 9 in the morning', [{ ...OUT, departAfter: '06:00', departBefore: '09:00' }]],
  ['leave out flights over 8 hours', [{ maxDurationMinutes: 480 }]],
  ['it must not cost more than 250', [{ maxPrice: 250 }]],
  ['is there anything in the morning?', [{ ...OUT, departAfter: '05:00', departBefore: '12:00' }]],
  ['what leaves after 6pm?', [{ ...OUT, departAfter: '18:00' }]],
  ['which ones leave in the morning?', [{ ...OUT, departAfter: '05:00', departBefore: '12:00' }]],
  ['which flights arrive before noon?', [{ ...OUT, arriveBefore: '12:00' }]],
  ['do any leave after 6pm?', [{ ...OUT, departAfter: '18:00' }]],
  ['what have you got after 6pm?', [{ ...OUT, departAfter: '18:00' }]],
  ['anything after 6pm?', [{ ...OUT, departAfter: '18:00' }]],
  ['which of those are not TAP?', [{ withoutAirlines: ['TAP Air Portugal'] }]],
  ['which of those is direct and not TAP?', [{ withoutAirlines: ['TAP Air Portugal'] }]],
  ['is there a direct one without TAP?', [{ withoutAirlines: ['TAP Air Portugal'] }]],
  ['is it with TAP?', []],
  ['not TAP', [{ withoutAirlines: ['TAP Air Portugal'] }]],
  ['is anything under £100?', [{ maxPrice: 100 }]],
  ['reset the filters', [{ reset: true }]],
  ['show all again', [{ reset: true }]],
])('filters in "%s"', (words, filters) => {
  expect(filtersOf(words, FOUND)).toEqual(filters)
})

test.each<[words: string, filters: FilterWish[]]>([
  ['Nothing that leaves before 9 in the morning', [{ departAfter: '09:00' }]],
  ['not before 11 am, we sleep long', [{ departAfter: '11:00' }]],
  ['we never fly after 9 pm', [{ departBefore: '21:00' }]],
  ['The flights should leave after 10 am, both ways', [{ departAfter: '10:00' }]],
  ['leave after 9 am on both days', [{ departAfter: '09:00' }]],
  ['on the Friday not before 6 pm', [{ ...OUT, departAfter: '18:00' }]],
  ['in the morning in both directions', [{ departAfter: '05:00', departBefore: '12:00' }]],
  ['the flight back after 4 pm', [{ ...BACK, departAfter: '16:00' }]],
  [
    'leave before 8 am and the flight home after 6 pm',
    [
      { ...OUT, departBefore: '08:00' },
      { ...BACK, departAfter: '18:00' },
    ],
  ],
  [
    'outbound leaving before 10:00 return leaving after 16:00',
    [
      { ...OUT, departBefore: '10:00' },
      { ...BACK, departAfter: '16:00' },
    ],
  ],
])('a bound holds both ways unless it names one: "%s"', (words, filters) => {
  expect(filtersOf(words, FOUND)).toEqual(filters)
})

test.each<[words: string, airlines: string[]]>([
  ['with ba if possible', ['British Airways']],
  ['lufthansa preferred', ['Lufthansa']],
  ['ideally with KLM', ['KLM']],
  ['I would prefer Swiss', ['SWISS']],
  ['fly lx please', ['SWISS']],
  ['by ib or ux if you can', ['Iberia', 'Air Europa']],
  ['preferably on tp', ['TAP Air Portugal']],
])('a soft wish for airlines is a filter: "%s"', (words, airlines) => {
  expect(filtersOf(words, FOUND)).toEqual([{ airlines }])
})

test.each(['come with us', 'go by it', 'with me and my wife', 'on to Rome', 'fly to Paris'])('no airline in "%s"', (words) => {
  expect(filtersOf(words, FOUND)).toEqual([])
})

const UP_TO_250: Situation = {
  ...FOUND,
  slices: SLICES.map((slice) => ({ ...slice, filterNames: ['stops', 'price'] })),
}

test.each<[words: string, filters: FilterWish[]]>([
  ['make that 400', [{ maxPrice: 400 }]],
  ['hmm, 350 then', [{ maxPrice: 350 }]],
  ['No, let us say 500 euros', [{ maxPrice: 500 }]],
  ['raise it to €320', [{ maxPrice: 320 }]],
  ['Forget the budget', [{ maxPrice: null }]],
  ['any price', [{ maxPrice: null }]],
  ['money is no object', [{ maxPrice: null }]],
  ['the price does not matter', [{ maxPrice: null }]],
  ['no limit on the price', [{ maxPrice: null }]],
  ["I don't care about the price", [{ maxPrice: null }]],
  ['all airlines please', [{ airlines: null, withoutAirlines: null }]],
  ['any alliance', [{ alliances: null }]],
  ['any carrier will do', [{ airlines: null, withoutAirlines: null }]],
  ['stops are fine too', [{ stops: null }]],
])('with a limit standing "%s" moves or lifts it, and picks nothing', (words, filters) => {
  const { filters: found, isTaking } = understand(words, tableOf(UP_TO_250))
  expect({ found, isTaking }).toEqual({ found: filters, isTaking: false })
})

test('a bare number is no limit while none is set', () => {
  expect(filtersOf('make that 400', FOUND)).toEqual([])
})

test.each<[words: string, filters: FilterWish[]]>([
  ['any airline is fine', [{ airlines: null, withoutAirlines: null }]],
  ['drop the price limit', [{ maxPrice: null }]],
  ['remove the time filter', [{ departAfter: null, departBefore: null, arriveAfter: null, arriveBefore: null }]],
  ['show me all the flights', [{ reset: true }]],
])('with filters standing "%s" takes away', (words, filters) => {
  expect(filtersOf(words, FILTERED)).toEqual(filters)
})

test.each([
  'the one after lunch',
  'I take the TAP one',
  'the cheapest in the evening',
  'TAP please',
  'direct only',
  'one stop is fine',
  'does it leave before noon?',
  'not the TAP one',
  'which of them leaves last?',
  'is there an evening flight?',
  'does any of those arrive before 6pm?',
  'when does it arrive?',
  'where is the stop?',
  'good morning',
  'what about 4 December?',
  'for five nights',
  'back by Sunday',
  'leave on 5 December',
  'Porto instead of Lisbon',
  'check out',
  'two adults and a child under 2',
])('no filter in "%s"', (words) => {
  expect(filtersOf(words, FOUND)).toEqual([])
})

test('the guide stays silent when a flight search explains every word', () => {
  expect(understand('Star Alliance only', tableOf(FOUND))).toMatchObject({ unsupported: null, filters: [{ alliances: ['star'] }] })
  expect(understand('do I earn miles with Star Alliance?', tableOf(FOUND)).unsupported).toBe('miles')
})

test('reads filters in a search message without changing the search', () => {
  const read = understand('London to Lisbon on 4 December, leaving after lunch, not Ryanair', tableOf(NOTHING_SAID))
  expect(read.change).toEqual({ from: 'London', to: 'Lisbon', departureOn: '2026-12-04' })
  expect(read.filters).toEqual([{ withoutAirlines: ['Ryanair'] }, { sliceIndex: 0, departAfter: '13:00' }])
})

test('each direction keeps its own time of day', () => {
  const read = understand('Leeds to Rome on Friday morning, back on Sunday evening, with TAP, via Madrid', tableOf(NOTHING_SAID))
  expect(read.change).toEqual({ from: 'Leeds', to: 'Rome', departureOn: '2026-11-20', returnOn: '2026-11-22' })
  expect(read.filters).toEqual([
    { airlines: ['TAP Air Portugal'], via: ['Madrid'] },
    { sliceIndex: 0, departAfter: '05:00', departBefore: '12:00' },
    { sliceIndex: 1, departAfter: '17:00' },
  ])
})

test('direct only changes the search, and one stop at most widens it again', () => {
  expect(understand('direct only', tableOf(FOUND)).change).toEqual({ directOnly: true })
  const direct = { ...FOUND, wishes: { ...FOUND.wishes, directOnly: true } }
  expect(understand('max one stop', tableOf(direct)).change).toEqual({ directOnly: false })
  expect(understand('no layover in Frankfurt', tableOf(FOUND)).change).toEqual({})
})

test('direct flights are no longer by way of a place', () => {
  const via: Situation = { ...FOUND, slices: SLICES.map((slice) => ({ ...slice, filterNames: ['layoverAirports'] })) }
  expect(filtersOf('direct please', via)).toEqual([{ via: null, viaCountries: null }])
  expect(filtersOf('direct or via Madrid', via)).toEqual([])
  expect(filtersOf('direct please', FOUND)).toEqual([])
})

test('with the outbound picked, a time is for the return', () => {
  const picked = { offerId: 'a', flight: 'TP1361', departsAt: '2026-11-27T09:40', arrivesAt: '2026-11-27T12:25', fare: null }
  const situation = { ...FOUND, slices: SLICES.map((slice, index) => (index === 0 ? { ...slice, picked } : slice)) }
  expect(filtersOf('leave after lunch', situation)).toEqual([{ ...BACK, departAfter: '13:00' }])
})

test('a limit per person becomes one for the party, and the currency is remembered', () => {
  const situation = { ...FOUND, wishes: { ...FOUND.wishes, adults: 2, children: 1 } }
  const read = understand('under €100 each', tableOf(situation))
  expect(read.filters).toEqual([{ maxPrice: 300 }])
  expect(read.limitSymbol).toBe('€')
})

test('a time before the return and its day is for the outbound, even without a comma', () => {
  const evening = { departAfter: '17:00' }
  for (const words of ['friday evening back sunday', 'on friday evening and back on sunday', 'friday evening returning on the 29th']) {
    expect(understand(`London to Lisbon ${words}`, tableOf(FOUND)).filters).toEqual([{ ...OUT, ...evening }])
  }
  expect(understand('London to Lisbon on friday, back on sunday, leaving in the evening', tableOf(FOUND)).filters).toEqual([
    { ...OUT, ...evening },
  ])
  expect(understand('London to Lisbon on friday, back on sunday leaving in the evening', tableOf(FOUND)).filters).toEqual([
    { ...BACK, ...evening },
  ])
  expect(understand('London to Lisbon on friday, back sunday evening', tableOf(FOUND)).filters).toEqual([{ ...BACK, ...evening }])
  expect(understand('in the evening on the way back', tableOf(FOUND)).filters).toEqual([{ ...BACK, ...evening }])
})
