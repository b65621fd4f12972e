import { expect, test } from 'vitest'
import { SANDBOX_CARD_NUMBERS, sandboxCard } from './sandbox-cards'

test('a test card becomes a token, however it is spaced', () => {
  expect(sandboxCard('4242 4242 4242 4242')).toEqual({ token: 'tok_sandbox_visa', brand: 'Visa' })
  expect(sandboxCard('3782-822463-10005')).toEqual({ token: 'tok_sandbox_amex', brand: 'American Express' })
})

test('any other number is not taken', () => {
  expect(sandboxCard('4111 1111 1111 1111')).toBeNull()
  expect(sandboxCard('')).toBeNull()
  expect(sandboxCard('constructor')).toBeNull()
})

test('no token holds any part of its number', () => {
  for (const number of SANDBOX_CARD_NUMBERS) expect(sandboxCard(number)?.token).not.toMatch(/\d/)
})
