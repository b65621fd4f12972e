import { expect, test } from 'vitest'
import { holdsWords, searchable } from './search-words'

test.each([
  ['Zürich', 'zurich'],
  ['Ｚü\u00adrich', 'zurich'],
  ['Lon\u200bdon', 'london'],
  ['৫ مارس ٢٠٢٧', '2027'],
])('%s is found by %s', (typed, words) => {
  expect(searchable(`to ${typed} please`).split(/[^\p{L}\p{M}\p{N}]+/u)).toContain(words)
  expect(holdsWords(typed, words)).toBe(true)
})

test('words on an English keyboard are stored as they are', () => expect(searchable('London\nto Rome')).toBe('London\nto Rome'))
