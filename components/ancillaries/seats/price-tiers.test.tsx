import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSeatMap } from '@/tests/fixtures/ancillaries'
import { pounds } from '@/tests/fixtures/trip'
import { priceTiers, tierOf } from './price-tiers'

const amounts = (prices: number[]) =>
  priceTiers(aSeatMap({ rows: prices.length, priceOf: (_seatNumber, row) => prices[row - 1] ?? 0 })).map(({ tier, from, to }) => [
    tier,
    from.amountMinor,
    to.amountMinor,
  ])

test('what is included is a tier of its own, and few prices are a tier each', () => {
  expect(amounts([0, 1200, 3600])).toEqual([
    [0, 0, 0],
    [1, 1200, 1200],
    [2, 3600, 3600],
  ])
  expect(amounts([1200])).toEqual([[1, 1200, 1200]])
})

test('many prices are three tiers', () => {
  expect(amounts([900, 1200, 1800, 2200, 2800, 3600])).toEqual([
    [1, 900, 1200],
    [2, 1800, 2200],
    [3, 2800, 3600],
  ])
})

test('seats of another cabin make no tier', () => {
  const map = aSeatMap({ rows: 2 })
  const other = aSeatMap({ rows: 1, priceOf: () => 99_000 }).cabins.map((cabin) => ({ ...cabin, isYours: false }))
  expect(priceTiers({ ...map, cabins: [...other, ...map.cabins] })).toHaveLength(1)
})

test('every price has a tier, and a dearer seat is never in a cheaper one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20_000), { minLength: 1, maxLength: 30 }), (prices) => {
      const tiers = priceTiers(aSeatMap({ rows: prices.length, exitRows: [], priceOf: (_seatNumber, row) => prices[row - 1] ?? 0 }))
      const reached = prices.toSorted((one, other) => one - other).map((price) => tierOf(pounds(price), tiers))
      expect(reached).toEqual(reached.toSorted((one, other) => one - other))
      for (const price of prices) expect(tierOf(pounds(price), tiers) === 0).toBe(price === 0)
    }),
  )
})
