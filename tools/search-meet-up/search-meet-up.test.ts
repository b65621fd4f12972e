import { expect, test } from 'vitest'
import { callsOf, commandsOf, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'
import { prompt } from './prompt'

const FILE = 'tools/search-meet-up/transcript.jsonl'

test('sisters who start apart see both flights, ask for a return and a closer landing, and take one', async () => {
  const transcript = await expectSameReplay(FILE)
  const [first, withReturn, closer] = callsOf(transcript, 'searchMeetUp')
  expect(first).toMatchObject({ input: { groups: [{ from: 'London' }, { from: 'Paris' }], to: 'Lisbon' }, result: { status: 'found' } })
  expect(withReturn).toMatchObject({ input: { returnOn: '2027-03-14' } })
  expect(closer).toMatchObject({ input: { withinMinutes: 15, returnOn: '2027-03-14' } })
  expect(wordsOf(transcript, 0)).toContain('Each flight is a separate booking')
  const [taken] = callsOf(transcript, 'chooseFlight')
  expect(taken).toMatchObject({ input: { searchId: expect.any(String) }, result: { status: 'chosen' } })
  expect(commandsOf(transcript).at(-1)).toMatchObject({ command: { type: 'take-search', pick: { sliceIndex: 0 } } })
})

test('the words for the model are short', () => {
  expect(`${prompt.description} ${prompt.guidance}`.split(/\s+/).length).toBeLessThan(500)
})
