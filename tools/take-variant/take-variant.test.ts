import { expect, test } from 'vitest'
import { callsOf, commandsOf, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'
import { prompt } from './prompt'

const FILE = 'tools/take-variant/transcript.jsonl'

test('a priced variant is taken by one command at the total that was compared, and one undo brings the trip back', async () => {
  const transcript = await expectSameReplay(FILE)
  const [compared] = callsOf(transcript, 'compareVariants')
  const [taken] = callsOf(transcript, 'takeVariant')
  expect(taken).toMatchObject({ input: { cabinClass: 'business' }, result: { status: 'taken', clauses: ['business class'] } })
  const totalOf = (result: unknown) => JSON.stringify(result).match(/"total":"(£[\d.,]+)"/g)
  expect(totalOf(compared?.result)).toContain(totalOf(taken?.result)?.[0])
  expect(wordsOf(transcript, 5)).toContain('With Basic')
  const commands = commandsOf(transcript).map(({ command }) => command)
  expect(commands.at(-1)).toMatchObject({ type: 'change-search', change: { travellers: { adults: 3 } } })
})

test('another party keeps the chosen flights at their new price', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(callsOf(transcript, 'searchFlights').at(-1)).toMatchObject({ result: { status: 'kept', held: { lost: [] } } })
  expect(wordsOf(transcript, 6)).toMatch(/^I’ve kept the outbound/)
})

test('the words for the model are short', () => {
  expect(`${prompt.description} ${prompt.guidance}`.split(/\s+/).length).toBeLessThan(500)
})
