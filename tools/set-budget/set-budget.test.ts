import { expect, test } from 'vitest'
import { callsOf, commandsOf, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'
import { prompt } from './prompt'

const FILE = 'tools/set-budget/transcript.jsonl'

test('a budget is kept before the flights are looked for, and the first answer holds them against it', async () => {
  const transcript = await expectSameReplay(FILE)
  const [nothing, kept] = callsOf(transcript, 'setBudget')
  expect(nothing).toMatchObject({ input: { amount: 0 }, result: { status: 'refused' } })
  expect(kept).toMatchObject({ input: { amount: 200, currency: 'GBP', per: 'trip' }, result: { status: 'set' } })
  expect(wordsOf(transcript, 1)).toMatch(/£[\d.]+ over your budget of £200\.00\. Leaving \w+, on /)
  expect(wordsOf(transcript, 2)).toMatch(/which leaves £[\d.]+ of your £700\.00/)
})

test('after a choice it says what is left, a question changes nothing, and one command drops the budget', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(wordsOf(transcript, 4)).toMatch(/That leaves £[\d.]+ of your budget of £700\.00\./)
  expect(wordsOf(transcript, 5)).toMatch(/^You have £[\d.]+ of your £700\.00 left/)
  expect(wordsOf(transcript, 6)).toMatch(/Your budget leaves £\d+ a night, so these cost no more than that\./)
  const budgets = commandsOf(transcript).flatMap(({ command }) => (command.type === 'set-budget' ? [command.budget] : []))
  expect(budgets).toMatchObject([{ per: 'trip' }, { amount: { amountMinor: 70_000 } }, null])
})

test('the words for the model are short', () => {
  expect(`${prompt.description} ${prompt.guidance}`.split(/\s+/).length).toBeLessThan(500)
})
