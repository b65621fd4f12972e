import { expect, test } from 'vitest'
import { everyMatch } from './every-match'

test.each<[string, string, RegExp]>([
  ['words', 'two small words', /\w+/g],
  ['no match', 'nothing', /\d/g],
  ['groups and names', '10:30 and 7:05', /(?<hour>\d+):(?<minute>\d+)/g],
  ['empty matches', 'abc', /x*/g],
  ['empty matches between signs of two units', 'a😀b', /(?:)/gu],
  ['empty matches between signs, by the flag v', 'a😀b', /(?:)/gv],
  ['empty matches between units', 'a😀b', /(?:)/g],
  ['an empty match behind a full one', 'aab', /a*/g],
  ['an empty text', '', /.*/g],
])('it finds what matchAll finds: %s', (_kind, text, pattern) => {
  expect(everyMatch(text, pattern)).toEqual([...text.matchAll(pattern)])
})

test('it begins at the first letter, and again within a walk over what it found', () => {
  const pattern = /\w/g
  pattern.lastIndex = 2
  const found = everyMatch('abc', pattern).map(([letter]) => everyMatch('abc', pattern).map(([inner]) => letter + inner))
  expect(found).toEqual([
    ['aa', 'ab', 'ac'],
    ['ba', 'bb', 'bc'],
    ['ca', 'cb', 'cc'],
  ])
  expect(pattern.lastIndex).toBe(0)
})

test('it begins where it is told to', () => {
  expect(everyMatch('a1 b2 c3', /\d/g, 2).map(([digit]) => digit)).toEqual(['2', '3'])
  expect(everyMatch('a1', /\d/g, 9)).toEqual([])
})

test('a pattern that would be found for ever is refused, as matchAll refuses it', () => {
  expect(() => everyMatch('abc', /b/)).toThrow(TypeError)
  expect(() => 'abc'.matchAll(/b/)).toThrow(TypeError)
})
