import { expect, test } from 'vitest'
import type { Condition } from '@/lib/travel/flights/offer-schema'
import { refundOf } from './refund'
import type { RefundFacts } from './sandbox-bookings'

const pounds = (amountMinor: number) => ({ amountMinor, currency: 'GBP' })
const BOOKED_AT = '2026-11-20T09:00:00.000Z'
const LATER = new Date('2026-11-22T09:00:00Z')

/** Two adults at £100 with £30 taxes each, an infant at £10; £9 of fee and £50 of bags beside them. */
function booking(refund: Condition, change: Partial<RefundFacts> = {}, returnsTaxes = true) {
  const passengers = [
    { count: 2, paid: pounds(10_000), taxes: pounds(3_000) },
    { count: 1, paid: pounds(1_000), taxes: pounds(0) },
  ]
  const common = { bookedAt: BOOKED_AT, departsAt: '2026-12-20T09:00:00.000Z', isFreeForOneDay: false, coveredShare: 0 }
  return { total: pounds(26_900), refundFacts: { ...common, fares: [{ refund, returnsTaxes, passengers }], ...change } }
}

test('a refundable fare comes back less the penalty of each passenger, never less than nothing; the fee and bags stay', () => {
  expect(refundOf(booking({ allowed: true, penalty: pounds(2_500) }), LATER).refund).toEqual(pounds(15_000))
  expect(refundOf(booking({ allowed: true, penalty: pounds(0) }), LATER)).toEqual({
    refund: pounds(21_000),
    refundTo: 'the card you paid with',
  })
  expect(refundOf(booking({ allowed: true, penalty: pounds(90_000) }), LATER).refund).toEqual(pounds(0))
})

test('of a fare that is not refundable full-service airlines give the taxes back, low-cost ones nothing, and it is said', () => {
  const kept = { allowed: false, penalty: null }
  expect(refundOf(booking(kept), LATER)).toEqual({
    refund: pounds(6_000),
    refundTo: 'the card you paid with: only the airport taxes, as the fare is not refundable',
  })
  expect(refundOf(booking(kept, {}, false), LATER)).toMatchObject({
    refund: pounds(0),
    refundTo: expect.stringContaining('keeps the taxes'),
  })
})

test('what the airline does not say is not known, in one direction or both', () => {
  expect(refundOf(booking({ allowed: null, penalty: null }), LATER).refund).toBeNull()
  expect(refundOf(booking({ allowed: true, penalty: null }), LATER).refund).toBeNull()
  const { refundFacts } = booking({ allowed: true, penalty: pounds(0) })
  const [known] = refundFacts.fares
  const unknown = booking({ allowed: null, penalty: null }).refundFacts.fares
  expect(
    refundOf({ total: pounds(1), refundFacts: { ...refundFacts, fares: [...(known ? [known] : []), ...unknown] } }, LATER).refund,
  ).toBeNull()
})

test('within 24 hours all of it comes back where that is the law, not a minute later', () => {
  const free = booking({ allowed: false, penalty: null }, { isFreeForOneDay: true })
  expect(refundOf(free, new Date('2026-11-21T09:00:00Z'))).toMatchObject({
    refund: pounds(26_900),
    refundTo: expect.stringContaining('24 hours'),
  })
  expect(refundOf(free, new Date('2026-11-21T09:01:00Z')).refund).toEqual(pounds(6_000))
})

test('a cancellation cover gives its share of the fares, unless the fare itself gives more', () => {
  const covered = { coveredShare: 0.8 }
  expect(refundOf(booking({ allowed: false, penalty: null }, covered), LATER)).toMatchObject({
    refund: pounds(16_800),
    refundTo: expect.stringContaining('cover'),
  })
  expect(refundOf(booking({ allowed: true, penalty: pounds(0) }, covered), LATER).refund).toEqual(pounds(21_000))
  expect(refundOf(booking({ allowed: null, penalty: null }, covered), LATER).refund).toEqual(pounds(16_800))
})

test('of a booking from before such facts were kept nothing is known', () => {
  expect(refundOf({ total: pounds(26_900) }, LATER).refund).toBeNull()
})
