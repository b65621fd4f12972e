import { expect, test } from 'vitest'
import { plainText } from './plain-text'

test('a text keeps its letters in every script, and loses what cannot be seen', () => {
  expect(plainText('Aéroport Łódź शुक्रवार 東京 £129 — “ok”', 99)).toBe('Aéroport Łódź शुक्रवार 東京 £129 — “ok”')
  expect(plainText('Alpha\u202eria\u2066x\u200b\u0000\u0007\u00ad\u{e0041}', 99)).toBe('Alphariax')
  expect(plainText('two\r\nlines\u2028and\ttabs', 99)).toBe('two lines and tabs')
  expect(plainText('broken \ud800', 99)).toBe('broken \ufffd')
})

test('what is too long is cut, never in the middle of a letter', () => {
  expect(plainText('x'.repeat(500), 5)).toBe('xxxx…')
  expect(plainText('🛫🛫🛫🛫', 3)).toBe('🛫🛫…')
})
