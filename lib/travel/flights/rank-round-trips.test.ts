import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aFare, anOffer, aSearch, pounds } from '@/tests/fixtures/trip'
import type { FlightOffer } from './offer-schema'
import { rankRoundTrips } from './rank-round-trips'

const search = aSearch({ preference: 'cheapest' })

function out(offerId: string, price: number, changes: Partial<FlightOffer> = {}): FlightOffer {
  return anOffer({ offerId, fares: [aFare({ fareId: `${offerId}-fare`, total: pounds(price) })], ...changes })
}

function back(offerId: string, price: number, changes: Partial<FlightOffer> = {}): FlightOffer {
  return out(offerId, price, { sliceIndex: 1, departsAt: '2026-11-29T18:00', arrivesAt: '2026-11-29T20:45', ...changes })
}

function tripsOf(offers: FlightOffer[][], options: Parameters<typeof rankRoundTrips>[1] = {}) {
  return rankRoundTrips({ search, offers }, options)?.trips ?? []
}

test('the cheapest, the fastest and the best-value round trip carry the sum of both flights and a reason', () => {
  const trips = tripsOf([
    [out('cheap', 5_000, { durationMinutes: 600 }), out('quick', 30_000, { durationMinutes: 120 }), out('good', 8_000)],
    [back('back', 7_000)],
  ])
  expect(trips).toEqual([
    expect.objectContaining({
      offerIds: ['cheap', 'back'],
      labels: ['cheapest'],
      total: pounds(12_000),
      reason: '£250.00 less than the fastest, 8 h longer',
    }),
    expect.objectContaining({ offerIds: ['quick', 'back'], labels: ['fastest'], total: pounds(37_000) }),
    expect.objectContaining({ offerIds: ['good', 'back'], labels: ['best-value'], durationMinutes: 330 }),
  ])
})

test('where one round trip wins several labels the next best stands beside it with its own reason', () => {
  const trips = tripsOf([
    [out('best', 5_000, { departsAt: '2026-11-27T04:30' }), out('later', 6_000), out('worse', 9_000)],
    [back('back', 7_000)],
  ])
  expect(trips.map(({ offerIds: [first], labels, reason }) => [first, labels, reason])).toEqual([
    ['best', ['cheapest', 'fastest', 'best-value'], 'cheapest and fastest at once, £10.00 less than the next'],
    ['later', [], '£10.00 more than the cheapest, but at better hours'],
    ['worse', [], '£40.00 more than the cheapest, but at better hours'],
  ])
})

test('the flight back leaves at least two hours after the outbound has landed, and is sold with it', () => {
  const landsAtNoon = out('out', 5_000, { arrivesAt: '2026-11-29T12:00', pairingKey: 'a' })
  const leaving = (time: string, pairingKey = 'a') => back(time, 5_000, { departsAt: `2026-11-29T${time}`, pairingKey })
  expect(tripsOf([[landsAtNoon], [leaving('11:00'), leaving('13:59'), leaving('14:00'), leaving('15:00', 'b')]])).toMatchObject([
    { offerIds: ['out', '14:00'], reason: 'the only round trip that fits' },
  ])
  expect(rankRoundTrips({ search, offers: [[landsAtNoon], [leaving('13:00')]] })).toBeNull()
})

test('the filters of each direction leave out its own flights', () => {
  const offers = [
    [out('stop', 5_000, { connections: 1 }), out('direct', 9_000)],
    [back('late', 5_000), back('early', 9_000, { departsAt: '2026-11-29T09:00' })],
  ]
  const filters = [{ stops: ['direct' as const] }, { departure: { from: 6 * 60, to: 12 * 60 } }]
  expect(tripsOf(offers).at(0)?.offerIds).toEqual(['stop', 'late'])
  expect(tripsOf(offers, { filters })).toMatchObject([{ offerIds: ['direct', 'early'], total: pounds(18_000) }])
})

test('a one-way search has no round trips', () => {
  expect(rankRoundTrips({ search: aSearch({ tripType: 'one-way' }), offers: [[out('out', 5_000)]] })).toBeNull()
})

const facts = fc.record({
  price: fc.integer({ min: 1, max: 40 }),
  minutes: fc.integer({ min: 60, max: 400 }),
  key: fc.constantFrom('a', 'b', 'any'),
})

test('no pair of all of them is cheaper than the cheapest or faster than the fastest', () => {
  fc.assert(
    fc.property(fc.array(facts, { minLength: 1, maxLength: 25 }), fc.array(facts, { minLength: 1, maxLength: 25 }), (first, second) => {
      const flights = (list: typeof first, one: typeof out) =>
        list.map(({ price, minutes, key }, index) => one(`${index}`, price * 100, { durationMinutes: minutes, pairingKey: key }))
      const [there, return_] = [flights(first, out), flights(second, back)]
      const all = first.flatMap((one) =>
        second
          .filter((other) => one.key === other.key || one.key === 'any' || other.key === 'any')
          .map((other) => ({ price: (one.price + other.price) * 100, minutes: one.minutes + other.minutes })),
      )
      const trips = tripsOf([there, return_])
      expect(trips).toHaveLength(Math.min(3, all.length))
      if (all.length === 0) return
      const labelled = (label: string) => trips.find(({ labels }) => labels.some((one) => one === label))
      expect(labelled('cheapest')?.total.amountMinor).toBe(Math.min(...all.map(({ price }) => price)))
      expect(labelled('fastest')?.durationMinutes).toBe(Math.min(...all.map(({ minutes }) => minutes)))
      expect(trips.flatMap(({ labels }) => labels).toSorted()).toEqual(['best-value', 'cheapest', 'fastest'])
      expect(trips[0]?.labels).toContain('cheapest')
    }),
  )
})
