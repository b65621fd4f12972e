import { expect, test } from 'vitest'
import { findConsent, readConsent, writeConsent } from './consent'

test('only yes and no are decisions', () => {
  expect([readConsent('yes'), readConsent('no')]).toEqual(['yes', 'no'])
  expect([undefined, '', 'YES', 'true', 'yes '].map(readConsent)).toEqual([null, null, null, null, null])
})

test('the decision is found among other cookies, and not in one whose name only ends alike', () => {
  expect(findConsent('theme=dark; wayfarer.consent=no; other=yes')).toBe('no')
  expect(findConsent('not.wayfarer.consent=yes')).toBeNull()
  expect(findConsent('')).toBeNull()
})

test('a yes is kept for a year and a no for half of one, and over TLS neither travels without it', () => {
  expect(writeConsent('yes', true)).toBe('wayfarer.consent=yes; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(writeConsent('no', false)).toBe('wayfarer.consent=no; Path=/; Max-Age=15724800; SameSite=Lax')
})
