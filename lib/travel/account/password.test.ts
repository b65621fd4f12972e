import { expect, test } from 'vitest'
import { isAboutOwnerOrUs, passwordErrors } from './password'

const errors = (current: string | null, next: string) => passwordErrors({ current, next }, { hasPassword: current !== null })

test('a new password has 8 to 200 characters, and is another one', () => {
  expect(errors('the old one', 'a'.repeat(8))).toEqual({})
  expect(errors('the old one', 'a'.repeat(200))).toEqual({})
  expect(errors('the old one', 'a'.repeat(7))).toEqual({ next: 'The password needs at least 8 characters' })
  expect(errors('the old one', 'a'.repeat(201))).toEqual({ next: 'The password can have up to 200 characters' })
  expect(errors('the old one', 'the old one')).toEqual({ next: 'This is already your password' })
  expect(errors('the old one', ' '.repeat(9))).toEqual({ next: 'The password needs more than spaces' })
})

test('whoever has a password says it; who has none sets one', () => {
  expect(errors('', 'a new password')).toEqual({ current: 'Your current password is required' })
  expect(errors(null, 'a new password')).toEqual({})
})

test.each([
  ['Wayfarer2026!', 'ada@example.com'],
  ['wayfarer', null],
  ['way-farer-way-farer', null],
  ['Ada.Marlow1990', 'ada.marlow@example.com'],
  ['adamarlow', 'ada.marlow@example.com'],
  ['ada.marlow@example.com', 'ada.marlow@example.com'],
  ['example.com', 'ada@example.com'],
])('%s is made of our name, or of the address %s', (password, email) => {
  expect(isAboutOwnerOrUs(password, email)).toBe(true)
})

test('a password that only holds such a word is its owner’s own', () => {
  for (const password of ['a wayfarer by the sea', 'ada likes long walks', '1990-04-07 it rained', '12345678']) {
    expect(isAboutOwnerOrUs(password, 'ada@example.com'), password).toBe(false)
  }
})
