import { expect, test } from 'vitest'
import { readAmount, sharePerPerson } from './amounts'
import { partyFare } from './party-price'

const pounds = (amountMinor: number) => ({ amountMinor, currency: 'GBP' })
const family = { adults: 2, children: 1, infants: 1, pets: 1, childAges: [] }

test('a price for everybody stays one price, with the tax that the airline states', () => {
  expect(partyFare({ total: pounds(17198), taxes: pounds(8658) }, family)).toEqual({
    type: 'everyone',
    count: 4,
    base: pounds(8540),
    taxes: pounds(8658),
    total: pounds(17198),
  })
})

test('tax that the airline does not state is unknown, not zero', () => {
  expect(partyFare({ total: pounds(17198), taxes: null }, family)).toMatchObject({ base: null, taxes: null, total: pounds(17198) })
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
