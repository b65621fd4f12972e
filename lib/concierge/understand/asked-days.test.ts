import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { NO_WISHES } from '@/lib/travel/flights/search'
import type { Situation } from '@/lib/travel/trip/situation'
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

test.each([
  "what's cheapest on the friday?",
  'how much is it on the 14th?',
  'what does it cost on 14 December?',
  'how much would it be the day before?',
  'was kostet es am 14.?',
  'is it cheaper on tuesday?',
  '¿cuánto cuesta el día 14?',
])('“%s” compares that day and moves nothing', (words) => {
  expect(heard(words)).toEqual({ asks: [{ what: 'other-days', scope: null }], change: {} })
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
