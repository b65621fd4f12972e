import { expect, test } from 'vitest'
import { playWords } from '@/tests/replay/play-words'

const SEATED = [
  'London to Lisbon on 4 December, back on 8 December, 2 adults',
  'the cheapest both ways',
  'cheapest fare for both',
  'an aisle for my wife and a window for me both ways',
]

test.each([
  ['is my wife’s an aisle?', /^Yes: Adult 2 has \S+ on \S+ \(aisle\) and \S+ on \S+ \(aisle\)\./],
  ['is mum’s an aisle?', /^Yes: Adult 2 has \S+ on \S+ \(aisle\) and \S+ on \S+ \(aisle\)\./],
  ['is mine an aisle?', /^No: Adult 1 has \S+ on \S+ \(window\) and \S+ on \S+ \(window\)\./],
  ['do we have window seats?', /^Only partly: .*\(window\) for Adult 1.*\(aisle\) for Adult 2/],
  ['does that have my aisle seat in?', /^The total price of \S+ includes seats \S+ and \S+ on /],
  ['are the seats in that price?', /^The total price of \S+ includes seats \S+ and \S+ on /],
  ['does the price include the suitcases?', /^You haven’t chosen any bags yet\./],
])('“%s” is answered from the trip', async (words, answer) => {
  const { text, calls } = await playWords(...SEATED, words)
  expect(text).toMatch(answer)
  expect(calls).toEqual([])
})
