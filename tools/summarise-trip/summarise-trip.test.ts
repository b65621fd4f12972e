import { expect, test } from 'vitest'
import { callsOf, endOf, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'

test('the last fare by click leads to the summary, whose lines add up', async () => {
  const transcript = await expectSameReplay('tools/summarise-trip/transcript.jsonl')
  expect(callsOf(transcript, 'summariseTrip')[0]?.result).toMatchObject({ status: 'ready', route: 'London – Lisbon – London' })
  const price = endOf(transcript).price
  const sum = (price?.lines ?? []).reduce((total, line) => total + line.subtotal.amountMinor, price?.serviceFee.amountMinor ?? 0)
  expect(sum).toBe(price?.total.amountMinor)
})

test('asked for the total, the assistant says the very total of the trip', async () => {
  const transcript = await expectSameReplay('tools/summarise-trip/transcript.jsonl')
  expect(wordsOf(transcript, 5)).toContain(endOf(transcript).situation?.total)
})
