import { expect, test } from 'vitest'
import { playWords } from '@/tests/replay/play-words'

const SEARCH = 'London to Malaga 5 to 12 March for two, my mother needs a wheelchair'
const NOT_YET = /assistance isn’t on the trip yet\. The passenger form at the checkout has a field for it/
const CANNOT_ADD = /I can’t add assistance from here\. The passenger form at the checkout has a field for it/

test.each([
  ['is the assistance on the booking?', NOT_YET],
  ['is the wheelchair booked?', NOT_YET],
  ['has the assistance been added?', NOT_YET],
  ['put the wheelchair thing on it', CANNOT_ADD],
  ['can you add the assistance', CANNOT_ADD],
])('“%s” is answered by what the trip holds', async (words, said) => {
  const { text, calls } = await playWords(SEARCH, words)
  expect(text).toMatch(said)
  expect(calls).toEqual([])
})

test.each([
  ['she doesn’t have a powered chair'],
  ['it’s a normal folding wheelchair'],
  ['no it’s a normal folding one'],
  ['it’s a manual one'],
])('“%s” brings no rules for batteries, nor the same words twice', async (words) => {
  const once = await playWords(SEARCH, words)
  expect(once.text).toContain('has no battery to declare')
  expect(once.text).not.toMatch(/lithium|300 Wh/)
  expect((await playWords(SEARCH, words, 'no, it’s a folding one')).text).toContain('No motor, then')
})

test('what the help costs is told, and opens no checkout', async () => {
  const { text, calls } = await playWords(SEARCH, 'does she have to pay for it')
  expect(text).toContain('free by law')
  expect(calls).toEqual([])
})

test('a search beside it is still made', async () => {
  const { calls } = await playWords('London to Malaga 5 to 12 March for two, and can you add wheelchair assistance')
  expect(calls).toMatchObject([{ tool: 'searchFlights', input: { adults: 2 } }])
})

test.each([['will someone meet him at the airport?'], ['is somebody waiting for her there?'], ['who meets her?']])(
  '“%s” is answered with who meets whoever asked for help, and how to ask for it',
  async (words) => {
    const { text, calls } = await playWords(SEARCH, words)
    expect(text).toMatch(/^Yes, if assistance is asked for ahead: staff meet you .+ The passenger form at the checkout has a field for it/)
    expect(calls).toEqual([])
  },
)
