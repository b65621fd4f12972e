import { expect, test } from 'vitest'
import { tableWith } from '@/tests/fixtures/concierge-table'
import { understand } from '../understand/understand'

const SEARCHED = tableWith()

test.each([
  ['business, otherwise premium', 'otherwise premium'],
  ['business if under 3k each otherwise premium', 'otherwise premium'],
  ['in business, if not possible premium economy', 'if not possible premium economy'],
])('“%s” searches the first and names the rest', (words, fallback) => {
  const { change, heard, unread } = understand(words, SEARCHED)
  expect(change.cabinClass).toBe('business')
  expect(heard?.reading.clauses.find(({ kind }) => kind === 'fallback')?.text).toBe(fallback)
  expect(unread).toEqual([])
})

test.each(['I’m not hungry otherwise', 'otherwise all good'])('“%s” names nothing to fall back on', (words) => {
  expect(understand(words, SEARCHED).heard?.reading.clauses.some(({ kind }) => kind === 'fallback')).toBe(false)
})
