import { expect, test } from 'vitest'
import { cardName, isCardExpired, isSameCard } from './saved-card'

const visa = { token: 'tok_sandbox_visa', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2026 }

test.each([
  ['2026-12-31', false],
  ['2026-11-30', false],
  ['2027-01-01', true],
])('a card of 12/2026 on %s: expired %s', (today, isExpired) => {
  expect(isCardExpired(visa, today)).toBe(isExpired)
})

test('a card is told by its brand and last four digits', () => {
  expect(cardName(visa)).toBe('Visa ending 4242')
})

test('a renewed card is another one', () => {
  expect(isSameCard(visa, { ...visa })).toBe(true)
  expect(isSameCard(visa, { ...visa, expiryYear: 2030 })).toBe(false)
})
