import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount, sharePerPerson } from './amounts'
import { estimateShares } from './party-price'

const pounds = (amountMinor: number) => ({ amountMinor, currency: 'GBP' })
const travellers = (adults: number, children = 0, infants = 0) => ({ adults, children, infants, pets: 0, childAges: [] })

test('one traveller pays exactly what the airline says', () => {
  expect(estimateShares([{ total: pounds(17198), taxes: pounds(8658) }], travellers(1))).toEqual([
    [{ type: 'adult', count: 1, base: pounds(8540), taxes: pounds(8658), total: pounds(17198) }],
  ])
})

test('a price that two adults cannot share evenly stays whole, and so do those beside it', () => {
  const lines = estimateShares(
    [
      { total: pounds(101), taxes: pounds(0) },
      { total: pounds(50), taxes: pounds(0) },
    ],
    travellers(2),
  )
  expect(lines.map(([line]) => [line?.count, line?.total.amountMinor])).toEqual([
    [1, 101],
    [1, 50],
  ])
})

test('the lines always add up to the airline’s price', () => {
  const price = fc.record({ total: fc.integer({ min: 0, max: 1_000_000 }), taxes: fc.integer({ min: -500, max: 90_000 }) })
  const counts = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 3 }))
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 4 }), counts, (prices, [adults, children, infants]) => {
      const party = prices.map(({ total, taxes }) => ({ total: pounds(total), taxes: pounds(taxes) }))
      const shares = estimateShares(party, travellers(adults, children, infants))
      for (const [index, lines] of shares.entries()) {
        expect(lines.reduce((sum, { total, count }) => sum + total.amountMinor * count, 0)).toBe(prices[index]?.total)
        for (const { base, taxes, total } of lines) expect(base.amountMinor + taxes.amountMinor).toBe(total.amountMinor)
      }
      expect(new Set(shares.map((lines) => lines.map(({ count }) => count).join())).size).toBe(1)
    }),
  )
})

test('amounts are read digit by digit, by the currency’s own decimals', () => {
  expect(['59.19', '118.7', '50', '0', '-2.5', '1.005', '1e3', ''].map((text) => readAmount(text, 'GBP')?.amountMinor ?? null)).toEqual([
    5919,
    11870,
    5000,
    0,
    -250,
    null,
    null,
    null,
  ])
  expect(readAmount('1234.00', 'JPY')).toEqual({ amountMinor: 1234, currency: 'JPY' })
  expect(readAmount('1.234', 'KWD')).toEqual({ amountMinor: 1234, currency: 'KWD' })
})

test('a penalty for everybody is one for each only when it divides evenly', () => {
  expect(sharePerPerson(pounds(11000), 2)).toEqual(pounds(5500))
  expect(sharePerPerson(pounds(11000), 3)).toBeNull()
})
