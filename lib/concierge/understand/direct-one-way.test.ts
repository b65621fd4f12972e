import { expect, test } from 'vitest'
import { tableWith } from '@/tests/fixtures/concierge-table'
import { understand } from './understand'

test.each([
  ['I only want nonstop for the return', 1],
  ['direct on the way back only', 1],
  ['only direct flights back', 1],
  ['outbound should be nonstop', 0],
])('“%s” is direct for that way alone', (words, sliceIndex) => {
  expect(understand(words, tableWith())).toMatchObject({ change: {}, filters: [{ sliceIndex, stops: ['direct'] }] })
})

test('“nonstop please” with one flight chosen is of the other, and without one of the search', () => {
  expect(understand('nonstop please', tableWith({ picked: ['KA40'] }))).toMatchObject({
    change: {},
    filters: [{ sliceIndex: 1, stops: ['direct'] }],
  })
  expect(understand('nonstop please', tableWith())).toMatchObject({ change: { directOnly: true }, filters: [] })
})
