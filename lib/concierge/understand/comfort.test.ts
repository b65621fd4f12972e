import { expect, test } from 'vitest'
import { readComfort } from './comfort'

test.each([
  ['no layovers please', true],
  ['no layovers longer than 3 hours', undefined],
  ['no stops over three hours', undefined],
  ['no connections of more than 2 hours', undefined],
])('"%s" asks for direct flights: %s', (words, directOnly) => {
  expect(readComfort(words, { checkedBags: 0 }).comfort.directOnly).toBe(directOnly)
})
