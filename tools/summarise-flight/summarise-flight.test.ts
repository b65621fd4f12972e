import { expect, test } from 'vitest'
import { callsOf, endOf, expectSameReplay } from '@/tests/replay/expect-transcript'

test('two picked flights show their fares', async () => {
  const transcript = await expectSameReplay('tools/summarise-flight/transcript.jsonl')
  expect(callsOf(transcript, 'summariseFlight')[0]?.result).toMatchObject({
    status: 'ready',
    slices: [
      { label: 'Outbound', chosenFareId: null },
      { label: 'Return', chosenFareId: null },
    ],
  })
  expect(endOf(transcript).situation?.mode).toBe('flight_summary')
})
