import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SELECTABLE_CURRENCIES } from '../currencies'
import { minorDigits } from '../money'
import { isPayable, payableStep, roundUpToPayable, withPayableTotal } from './payable-amount'
import { refundOf } from './refund-of'

const CODES = SELECTABLE_CURRENCIES.map(({ code }) => code)

test('of three decimals the last is 0; every other currency that prices are shown in is charged to its smallest unit', () => {
  const coarse = CODES.filter((currency) => payableStep(currency) > 1)
  expect(coarse).toEqual(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])
  expect(coarse).toEqual(CODES.filter((currency) => minorDigits(currency) === 3))
  expect(isPayable({ amountMinor: 5_124, currency: 'KWD' })).toBe(false)
  expect(isPayable({ amountMinor: 5_120, currency: 'KWD' })).toBe(true)
  expect(isPayable({ amountMinor: 0, currency: 'EUR' })).toBe(false)
})

test('what a supplier asks is rounded up by less than a step, and the parts of the price still add up', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CODES), fc.integer({ min: 1, max: 10_000_000 }), fc.nat(10_000), (currency, fares, fee) => {
      const money = (amountMinor: number) => ({ amountMinor, currency })
      const price = withPayableTotal({ serviceFee: money(fee), total: money(fares + fee) })
      expect(isPayable(price.total)).toBe(true)
      expect(price.total.amountMinor).toBe(fares + price.serviceFee.amountMinor)
      const added = price.total.amountMinor - (fares + fee)
      expect(added).toBeGreaterThanOrEqual(0)
      expect(added).toBeLessThan(payableStep(currency))
    }),
  )
})

test('what goes back can be given back to a card, and is never more than was taken', () => {
  const dinars = (amountMinor: number) => ({ amountMinor, currency: 'KWD' })
  expect(refundOf(dinars(62_350), { refund: dinars(31_173), refundBy: 'card' })).toEqual(dinars(31_180))
  expect(refundOf(dinars(62_350), { refund: dinars(62_349), refundBy: 'card' })).toEqual(dinars(62_350))
  expect(roundUpToPayable({ amountMinor: 31_173, currency: 'JPY' }).amountMinor).toBe(31_173)
})
