import { expect, test } from 'vitest'
import { aFare, anOffer, pounds } from '@/tests/fixtures/trip'
import type { Fare } from '../flights/offer-schema'
import type { FlightSearch } from '../flights/search'
import { refundLines } from './refund-lines'

const SEARCH = { tripType: 'round-trip', slices: [{}, {}] } as unknown as FlightSearch

/** Out and back for £100 each, £20 of it taxes; £10 of fee and £30 of bags beside them. */
function bought(outbound: Partial<Fare> = {}, back: Partial<Fare> = {}) {
  const picks = [outbound, back].map((change, index) => ({
    offer: anOffer({ offerId: `o${index}`, sliceIndex: index }),
    fare: aFare({ fareId: `f${index}`, ...change }),
  }))
  const quote = {
    ancillaries: [{ kind: 'bags' as const, count: 1, total: pounds(3_000) }],
    serviceFee: pounds(1_000),
    total: pounds(24_000),
  }
  return { search: SEARCH, picks, quote }
}
const quoted = (amountMinor: number) => ({ refund: pounds(amountMinor), refundBy: 'card' as const })
const FLEX: Partial<Fare> = { brand: 'Flex', refund: { allowed: true, penalty: pounds(0) } }
const LESS: Partial<Fare> = { refund: { allowed: true, penalty: pounds(2_500) } }

test('each fare gives back what its terms say, and what stands beside the fares is kept', () => {
  expect(refundLines(bought(FLEX, LESS), quoted(17_500))).toEqual([
    { what: 'Outbound · Flex', paid: pounds(10_000), back: pounds(10_000), why: 'Refundable in full, as your fare says.' },
    {
      what: 'Return · Standard',
      paid: pounds(10_000),
      back: pounds(7_500),
      why: 'Refundable less £25.00 per traveller, as your fare says.',
    },
    { what: 'Bags', paid: pounds(3_000), back: pounds(0), why: 'Not refunded.' },
    { what: 'Service fee', paid: pounds(1_000), back: pounds(0), why: 'Not refunded.' },
  ])
})

test.each([
  [0, ['Not refundable, as your fare says.', 'Not refundable, as your fare says.']],
  [4_000, Array(2).fill('Not refundable, as your fare says; only the airport taxes come back.')],
])('of fares that are not refundable %i pence come back, with or without their taxes', (minor, why) => {
  expect(
    refundLines(bought(), quoted(minor))
      ?.slice(0, 2)
      .map((line) => line.why),
  ).toEqual(why)
})

test('within a free day everything comes back, the fee as well', () => {
  const lines = refundLines(bought(), quoted(24_000))
  expect(lines?.map(({ back }) => back.amountMinor)).toEqual([10_000, 10_000, 3_000, 1_000])
})

test('a penalty is taken of each traveller, and never more than the fare', () => {
  const party = [{ type: 'adult' as const, count: 2, base: pounds(4_000), taxes: pounds(1_000), total: pounds(5_000) }]
  const both = { passengerFares: party }
  expect(
    refundLines(bought({ ...LESS, ...both }, { refund: { allowed: true, penalty: pounds(9_900) }, ...both }), quoted(5_000))?.map(
      ({ back }) => back.amountMinor,
    ),
  ).toEqual([5_000, 0, 0, 0])
})

test.each([
  ['a sum that the terms do not lead to', bought(FLEX, FLEX), quoted(16_000)],
  ['terms that the airline does not state', bought({ refund: { allowed: null, penalty: null } }), quoted(2_000)],
  ['a voucher', bought(FLEX, FLEX), { refund: pounds(20_000), refundBy: 'airline' as const }],
  ['no sum', bought(FLEX, FLEX), { refund: null, refundBy: 'card' as const }],
])('%s is given no lines', (_, order, cancellation) => {
  expect(refundLines(order, cancellation)).toBeNull()
})
