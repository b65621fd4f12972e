import { expect, test } from 'vitest'
import { callsOf, commandsOf, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'

const FILE = 'tools/look-up-flights/transcript.jsonl'

test('a question about a flight is answered from its own facts, and nothing changes', async () => {
  const transcript = await expectSameReplay(FILE)
  const [first] = callsOf(transcript, 'lookUpFlights')
  expect(first?.input).toMatchObject({ sliceIndex: 0, offerIds: [expect.any(String)] })
  expect(first?.result).toMatchObject({
    status: 'looked-up',
    flights: [
      {
        segments: [{ aircraft: expect.any(String), operatedBy: expect.any(String) }],
        fares: expect.any(Array),
        shares: expect.stringMatching(/ each$/),
      },
    ],
  })
  expect(wordsOf(transcript, 1)).toContain('is flown by')
})

test('flights that are compared carry how they differ from the first', async () => {
  const transcript = await expectSameReplay(FILE)
  const compared = callsOf(transcript, 'lookUpFlights').find(({ input }) => JSON.stringify(input).match(/offerIds.*,/))
  expect(compared?.result).toMatchObject({
    flights: [expect.not.objectContaining({ againstFirst: expect.anything() }), { againstFirst: expect.any(String) }],
  })
})

test('what none of the flights is, is told with how many there are', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(callsOf(transcript, 'lookUpFlights').map(({ result }) => result)).toContainEqual(
    expect.objectContaining({ status: 'not-there', offerCount: 61 }),
  )
  expect(wordsOf(transcript, 6)).toContain('None of the 61 flights is with Qantas.')
})

test('a flight beyond the best ten is found by its time and taken by its id', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(commandsOf(transcript).at(-1)).toMatchObject({ issuedBy: 'assistant', command: { type: 'pick-offer' } })
})
