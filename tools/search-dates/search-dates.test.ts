import { expect, test } from 'vitest'
import { callsOf, commandsOf, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'
import { prompt } from './prompt'

const FILE = 'tools/search-dates/transcript.jsonl'

test('compares a month, names the best three with their totals, and shows the days that are chosen', async () => {
  const transcript = await expectSameReplay(FILE)
  const [february] = callsOf(transcript, 'searchDates')
  expect(february).toMatchObject({ input: { nights: [4], adults: 2 }, result: { status: 'found', coverage: { pairs: 24, priced: 24 } } })
  expect(wordsOf(transcript, 0)).toMatch(/^The cheapest days are .* there and back for 2 travellers\. Then .* Compared 24 pairs of days/)
  const commands = commandsOf(transcript).map(({ command }) => command)
  expect(commands.at(-1)).toMatchObject({ type: 'change-search', change: { departureOn: '2027-02-06', returnOn: '2027-02-10' } })
})

test('another window beside shown flights changes nothing until days are chosen', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(callsOf(transcript, 'searchDates')[1]).toMatchObject({ input: { leaveOn: ['friday'] }, result: { status: 'found' } })
  expect(commandsOf(transcript)).toHaveLength(2)
})

test('a stay that is too long is refused in one sentence', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(wordsOf(transcript, 3)).toBe('I can compare stays of 1 to 45 nights. How many would you like?')
})

test('the words for the model are short', () => {
  expect(`${prompt.description} ${prompt.guidance}`.split(/\s+/).length).toBeLessThan(500)
})
