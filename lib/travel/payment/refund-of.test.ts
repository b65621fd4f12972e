import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundOf } from './refund-of'

const pounds = (amountMinor: number) => ({ amountMinor, currency: 'GBP' })

test('never more goes back than was taken, and never less than both allow', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 10_000_000 }), (captured, refund) => {
      expect(refundOf(pounds(captured), { refund: pounds(refund), refundBy: 'card' })).toEqual(pounds(Math.min(captured, refund)))
    }),
  )
})

test('nothing is given back for a refund of zero, nor for a voucher that the airline gives itself', () => {
  expect(refundOf(pounds(100), { refund: pounds(0), refundBy: 'card' })).toBe('nothing')
  expect(refundOf(pounds(100), { refund: pounds(100), refundBy: 'airline' })).toBe('nothing')
})

test('an amount that the airline has not said, or said in another currency, is not guessed', () => {
  expect(refundOf(pounds(100), { refund: null, refundBy: 'card' })).toBe('unknown')
  expect(refundOf(pounds(100), { refund: { amountMinor: 50, currency: 'EUR' }, refundBy: 'card' })).toBe('unknown')
  expect(refundOf(pounds(100), { refund: pounds(50), refundBy: 'unknown' })).toBe('unknown')
})
