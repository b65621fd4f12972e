import { expect, test } from 'vitest'
import { hasCardNumber } from './find-card-number'
import { SANDBOX_CARD_NUMBERS, sandboxCard } from './sandbox-cards'

test('a test card becomes a token, however it is spaced', () => {
  expect(sandboxCard('4242 4242 4242 4242')).toEqual({ token: 'tok_sandbox_visa', brand: 'Visa' })
  expect(sandboxCard('3782-822463-10005')).toEqual({ token: 'tok_sandbox_amex', brand: 'American Express' })
  expect(sandboxCard('4000 0025 0000 3155')).toEqual({ token: 'tok_sandbox_asks_unless_kept', brand: 'Visa' })
})

test.each([
  ['another test number of the trade', '4111 1111 1111 1111'],
  ['a number that could be real', '4539 5787 6362 1486'],
  ['a test number with its last digit wrong', '4242 4242 4242 4241'],
  ['a test number with one digit more', '4242 4242 4242 4242 4'],
  ['a test number without its last digit', '4242 4242 4242 424'],
  ['nothing', ''],
  ['no number at all', 'constructor'],
])('%s is not taken', (_, number) => {
  expect(sandboxCard(number)).toBeNull()
})

test('every number has a scenario of its own, and no token holds any part of its number', () => {
  const tokens = SANDBOX_CARD_NUMBERS.map((number) => sandboxCard(number)?.token)
  expect(new Set(tokens).size).toBe(SANDBOX_CARD_NUMBERS.length)
  for (const token of tokens) expect(token).toMatch(/^tok_sandbox_[a-z_]+$/)
})

test('every number is one that the conversation keeps out', () => {
  expect(SANDBOX_CARD_NUMBERS.filter((number) => !hasCardNumber(number))).toEqual([])
})
