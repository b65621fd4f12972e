import { expect, test } from 'vitest'
import { callsOf, endOf, expectSameReplay } from '@/tests/replay/expect-transcript'

test('undo is one command fewer', async () => {
  const transcript = await expectSameReplay('tools/rewind-trip/transcript.jsonl')
  expect(callsOf(transcript, 'rewindTrip').map((call) => call.result)).toMatchObject([
    { status: 'rewound', to: 'previous' },
    { status: 'rewound', to: 'start' },
    { status: 'rewound', to: 'previous' },
  ])
})

test('starting over can itself be taken back', async () => {
  const transcript = await expectSameReplay('tools/rewind-trip/transcript.jsonl')
  expect(endOf(transcript).situation?.wishes).toMatchObject({ from: 'London (LON)', directOnly: false })
})
