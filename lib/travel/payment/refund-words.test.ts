import { expect, test } from 'vitest'
import { quotedRefundWords, refundWords } from './refund-words'

const pounds = (amountMinor: number) => ({ amountMinor, currency: 'GBP' })
const card = 'the card you paid with'
const paid = pounds(21200)

test('what would come back is said with what was paid, where to, and why', () => {
  expect(quotedRefundWords(paid, { refund: pounds(15000), refundBy: 'card' as const, refundTo: card })).toBe(
    'You’ll get £150.00 of £212.00 back to the card you paid with.',
  )
  expect(
    quotedRefundWords(paid, {
      refund: pounds(4800),
      refundBy: 'card' as const,
      refundTo: `${card}: only the airport taxes, as the fare is not refundable`,
    }),
  ).toBe('You’ll get £48.00 of £212.00 back to the card you paid with: only the airport taxes, as the fare is not refundable.')
  expect(
    quotedRefundWords(paid, { refund: pounds(0), refundBy: 'card' as const, refundTo: `${card}: nothing, as the fare is not refundable` }),
  ).toBe('You won’t get any of the £212.00 back, as the fare is not refundable.')
  expect(quotedRefundWords(paid, { refund: pounds(0), refundBy: 'card' as const, refundTo: card })).toBe(
    'You won’t get any of the £212.00 back: these fares give no money back.',
  )
  expect(quotedRefundWords(paid, { refund: pounds(5000), refundBy: 'airline' as const, refundTo: 'an airline voucher' })).toBe(
    'You’ll get £50.00 back as an airline voucher, from the airline itself.',
  )
  expect(quotedRefundWords(paid, { refund: null, refundBy: 'card' as const, refundTo: card })).toBe(
    'The airline doesn’t say in advance how much it refunds. It may be nothing.',
  )
})

test('what became of the money is never said before it happened', () => {
  const refund = { refund: pounds(15000), refundBy: 'card' as const, refundTo: card }
  expect(refundWords(paid, refund, 'refunding')).toBe('£150.00 is on its way back to the card you paid with.')
  expect(refundWords(paid, refund, 'refunded')).toBe(
    '£150.00 went back to the card you paid with. Banks usually show it within 5 to 10 days.',
  )
  expect(refundWords(paid, refund, 'in-review')).toBe('We’re checking your refund by hand and will write to you.')
  expect(refundWords(paid, { ...refund, refund: null }, 'refunded')).toBe('We’re checking your refund by hand and will write to you.')
})
