import { expect, test } from 'vitest'
import { isQa } from './require-qa'

const listed = ['quality@example.com']

test.each([
  ['a listed address with an account', { email: 'Quality@Example.com', isGuest: false }, true],
  ['another address', { email: 'someone@example.com', isGuest: false }, false],
  ['a guest, whatever address it has', { email: 'quality@example.com', isGuest: true }, false],
  ['somebody without an address', { email: null, isGuest: false }, false],
])('%s', (_who, user, isAllowed) => {
  expect(isQa(user, listed)).toBe(isAllowed)
})

test('an empty list lets nobody in', () => {
  expect(isQa({ email: '', isGuest: false }, [])).toBe(false)
})
