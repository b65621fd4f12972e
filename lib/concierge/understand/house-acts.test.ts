import { expect, test } from 'vitest'
import { playWords } from '@/tests/replay/play-words'

const HOTELS = 'Hotel in Lisbon 4 to 9 May for 2'
const toolsOf = async (...words: string[]) => (await playWords(HOTELS, ...words)).calls.map(({ tool }) => tool)

test.each([
  'the lantern bunkhouse sounds good, and what could we do there',
  'keep the first one and plan our days',
  'plan our days, and keep the first one',
])('“%s” keeps the place and plans the days', async (words) => {
  expect(await toolsOf(words)).toEqual(['chooseStay', 'planTrip'])
})

test.each([
  ['is breakfast included? if not take the second one', true],
  ['is breakfast included? otherwise take the second one', true],
  ['does it have breakfast? if it doesn’t, keep the second one', true],
  ['is breakfast included?', false],
])('after the first place was kept, “%s” answers first and then does what follows from it', async (words, isChanged) => {
  const { text, calls } = await playWords(HOTELS, 'the first one', words)
  expect(text).toMatch(/room only at that price/)
  expect(calls.map(({ tool }) => tool)).toEqual(isChanged ? ['chooseStay'] : [])
})

test('a question about the place that is taken is about that one alone', async () => {
  const { text, calls } = await playWords(HOTELS, 'take the first one. is breakfast included?')
  expect(text.match(/room only at that price/g)).toHaveLength(1)
  expect(calls.map(({ tool }) => tool)).toEqual(['chooseStay'])
})
