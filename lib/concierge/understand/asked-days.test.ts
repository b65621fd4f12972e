import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { NO_WISHES } from '@/lib/travel/flights/search'
import type { Situation } from '@/lib/travel/trip/situation'
import { tableWith } from '@/tests/fixtures/concierge-table'
import { layTable } from '../table'
import { understand } from './understand'

const NAMES = createKnownNames()
const { travellers, origin, destination, slices, ...wishes } = NO_WISHES
/** From Sunday, 13 to Sunday, 20 December. */
const SEARCHED: Situation = {
  today: '2026-11-28',
  mode: 'flight_search',
  wishes: {
    ...wishes,
    ...travellers,
    from: 'London (LON)',
    to: 'Vienna (VIE)',
    departureOn: '2026-12-13',
    returnOn: '2026-12-20',
    tripType: 'round-trip',
  },
  missing: null,
  result: { searchId: 's', offerCounts: [5, 4], isExpired: false, isSimulated: true },
  slices: [],
  total: null,
  checkoutStep: null,
  order: null,
}

function heard(words: string) {
  const { asks, change } = understand(words, layTable(SEARCHED, [], { earlierWords: [] }, NAMES))
  return { asks: asks.map(({ what, scope }) => ({ what, scope })), change }
}

test.each(["what's cheapest on the friday?"])('“%s” compares that day and moves nothing', (words) => {
  expect(heard(words)).toEqual({ asks: [{ what: 'other-days', scope: null }], change: {} })
})

test.each([
  ['how much is it on the 14th?', '2026-12-14'],
  ['what does it cost on 14 December?', '2026-12-14'],
  ['how much would it be the day before?', '2026-12-12'],
  ['was kostet es am 14.?', '2026-12-14'],
  ['is it cheaper on tuesday?', '2026-12-15'],
  ['¿cuánto cuesta el día 14?', '2026-12-14'],
])('“%s” asks what the trip would cost on another day and moves nothing', (words, departureOn) => {
  const { change, variants } = understand(words, layTable(SEARCHED, [], { earlierWords: [] }, NAMES))
  expect({ change, variants }).toEqual({ change: {}, variants: [{ departureOn }] })
})

test.each(['how much is it on the 20th?', 'what does it cost on the 20th?'])('“%s” asks of the way back and moves nothing', (words) => {
  expect(heard(words)).toEqual({ asks: [{ what: 'total', scope: 1 }], change: {} })
})

test.each([
  ['what does the 13th cost?', {}],
  ['what about the 14th, what does that cost?', { departureOn: '2026-12-14' }],
  ['and on the 14th please', { departureOn: '2026-12-14' }],
])('“%s” changes %o', (words, change) => {
  expect(heard(words).change).toEqual(change)
})

test.each([
  ['is there anything back on the Saturday evening rather than Sunday?', { returnOn: '2026-11-28' }, { departAfter: '17:00' }],
  ['is there anything back on the Saturday evening?', { returnOn: '2026-11-28' }, { departAfter: '17:00' }],
  ['is there anything back on the Sunday evening?', {}, { departAfter: '17:00' }],
  ['could we do the Monday evening return after 7 instead?', { returnOn: '2026-11-30' }, { departAfter: '19:00' }],
  ['could I come back Monday morning early instead', { returnOn: '2026-11-30' }, { departAfter: '05:00', departBefore: '09:00' }],
  ['what about flying home on the 30th, early afternoon', { returnOn: '2026-11-30' }, { departAfter: '12:00', departBefore: '15:00' }],
])('“%s” asks for the day and the hour of the way back', (words, change, filter) => {
  expect(understand(words, tableWith())).toMatchObject({ change, filters: [{ sliceIndex: 1, ...filter }] })
})

test('once the day has been searched, its hour still narrows the flights', () => {
  const table = tableWith()
  const wishes = { ...table.situation.wishes, returnOn: '2026-11-28' }
  const searched = { ...table, situation: { ...table.situation, wishes }, daysSearchedNow: ['2026-11-28'] }
  expect(understand('is there anything back on the Saturday evening?', searched).filters).toEqual([{ sliceIndex: 1, departAfter: '17:00' }])
})

test('another day and hour of both ways are supposed in one question', () => {
  expect(understand('what if we came back on Monday after lunch and left on Thursday evening', tableWith()).variants).toMatchObject([
    {
      departureOn: '2026-11-26',
      returnOn: '2026-11-30',
      filters: [
        { sliceIndex: 0, departAfter: '17:00' },
        { sliceIndex: 1, departAfter: '13:00' },
      ],
    },
  ])
})
