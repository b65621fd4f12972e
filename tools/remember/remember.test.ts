import { expect, test } from 'vitest'
import { callsOf, commandsOf, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'
import { prompt } from './prompt'

const FILE = 'tools/remember/transcript.jsonl'

test('what was said once is kept before anything is looked for, and announced', async () => {
  const transcript = await expectSameReplay(FILE)
  const [liked, needed, gone] = callsOf(transcript, 'remember')
  expect(liked).toMatchObject({ input: { likes: ['food', 'history'] }, result: { status: 'kept' } })
  expect(needed).toMatchObject({ input: { needs: ['little-walking'] } })
  expect(gone).toMatchObject({ input: { notLikes: ['food'] } })
  expect(wordsOf(transcript, 0)).toMatch(/^I’ll keep in mind that you like good food and history\./)
})

test('suggestions, the plan and the stay read it', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(wordsOf(transcript, 1)).toMatch(/good for .*(food|history)/)
  const sets = commandsOf(transcript).flatMap(({ command }) => (command.type === 'set-plan' ? [command.wishes.likings] : []))
  expect(sets).toEqual([['food', 'history']])
  const changes = commandsOf(transcript).flatMap(({ command }) => (command.type === 'change-plan' ? [command.change] : []))
  expect(changes[0]).toMatchObject({ pace: 'calm', isShortOfWalks: true })
  expect(callsOf(transcript, 'searchStays').at(-1)).toMatchObject({ result: { access: { needed: ['step-free'] } } })
})

test('the words for the model are short', () => {
  expect(`${prompt.description} ${prompt.guidance}`.split(/\s+/).length).toBeLessThan(500)
})
