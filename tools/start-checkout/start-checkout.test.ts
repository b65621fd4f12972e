import { expect, test } from 'vitest'
import { callsOf, endOf, eventsOfAct, expectSameReplay } from '@/tests/replay/expect-transcript'

test('"book it now" opens nothing while flights are missing', async () => {
  const transcript = await expectSameReplay('tools/start-checkout/transcript.jsonl')
  expect(eventsOfAct(transcript, 1).filter((event) => event.type === 'tool' && event.tool === 'startCheckout')).toEqual([])
})

test('a complete trip goes to the checkout, and no further', async () => {
  const transcript = await expectSameReplay('tools/start-checkout/transcript.jsonl')
  expect(callsOf(transcript, 'startCheckout')).toMatchObject([{ result: { status: 'open', passengerCount: 2 } }])
  expect(endOf(transcript).situation).toMatchObject({ checkoutStep: 1, order: null })
})
