import { expect, test } from 'vitest'
import { callsOf, expectSameReplay } from '@/tests/replay/expect-transcript'

test('after a click on a flight out the flights back are ranked', async () => {
  const transcript = await expectSameReplay('tools/rank-flights/transcript.jsonl')
  expect(callsOf(transcript, 'rankFlights')[0]).toMatchObject({ input: { sliceIndex: 1 }, result: { status: 'found', label: 'Return' } })
})

test('the fastest first is a ranking of its own', async () => {
  const transcript = await expectSameReplay('tools/rank-flights/transcript.jsonl')
  expect(callsOf(transcript, 'rankFlights').at(-1)?.input).toMatchObject({ by: 'fastest' })
})
