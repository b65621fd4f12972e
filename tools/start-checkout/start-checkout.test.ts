import { expect, test } from 'vitest'
import { callsOf, expectSameReplay } from '@/tests/replay/expect-transcript'

test('"book it now" opens nothing while flights are missing', async () => {
  const transcript = await expectSameReplay('tools/start-checkout/transcript.json')
  expect(transcript.turns[1]?.steps.flatMap((step) => step.calls ?? []).filter((call) => call.tool === 'startCheckout')).toEqual([])
})

test('a complete trip goes to the checkout, and no further', async () => {
  const transcript = await expectSameReplay('tools/start-checkout/transcript.json')
  expect(callsOf(transcript, 'startCheckout')).toMatchObject([{ result: { status: 'open', passengerCount: 2 } }])
  expect(transcript.situation).toMatchObject({ checkoutStep: 1, order: null })
})
