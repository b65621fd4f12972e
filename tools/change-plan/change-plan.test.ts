import { expect, test } from 'vitest'
import { callsOf, endOf, eventsOfAct, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'

const FILE = 'tools/change-plan/transcript.jsonl'

test('a stop that is not clear is asked about once, and what was said with it is done after the answer', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(wordsOf(transcript, 1)).toBe('Which stop do you mean: Capitoline Museums or Vatican Museums?')
  const done = eventsOfAct(transcript, 2).flatMap((event) => (event.type === 'tool' ? [event.input] : []))
  expect(done).toEqual([
    { change: 'drop', stop: 'Vatican Museums' },
    { change: 'reorder', stop: 'Castel Sant’Angelo', toPosition: 1 },
  ])
})

test('rain puts a day under a roof', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(callsOf(transcript, 'changePlan').find(({ input }) => JSON.stringify(input).includes('rain'))).toMatchObject({
    input: { change: 'swap', reason: 'rain', day: 2 },
    result: { status: 'planned' },
  })
})

test('two changes in one message are both made, and only the last is taken back', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(wordsOf(transcript, 4)).toMatch(/Pantheon is now on day 3.*Noted for day 1: dinner with Ana\./)
  expect(wordsOf(transcript, 5)).toContain('I’ve undone this: the note of day 1.')
  expect(JSON.stringify(endOf(transcript).situation)).toContain('Pantheon')
})
