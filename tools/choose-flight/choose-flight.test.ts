import { expect, test } from 'vitest'
import { callsOf, commandsOf, endOf, expectSameReplay } from '@/tests/replay/expect-transcript'

test('flights and fares are taken by the ids of the result, and become commands of the assistant', async () => {
  const transcript = await expectSameReplay('tools/choose-flight/transcript.jsonl')
  expect(commandsOf(transcript).map(({ issuedBy, command }) => `${issuedBy} ${command.type}`)).toEqual([
    'assistant change-search',
    'assistant pick-round-trip',
    // The cheapest of both flights, and then another.
    'assistant choose-fare',
    'assistant choose-fare',
    'assistant choose-fare',
    'assistant choose-fare',
  ])
  expect(endOf(transcript).situation?.mode).toBe('trip_summary')
})

test('a chosen round trip names the fares of both flights for the model, without their parts', async () => {
  const [first] = callsOf(await expectSameReplay('tools/choose-flight/transcript.jsonl'), 'chooseFlight')
  const fares = expect.arrayContaining([expect.objectContaining({ brand: expect.any(String), total: expect.stringMatching(/^£/) })])
  expect(first?.result).toMatchObject({
    status: 'chosen',
    label: 'Return',
    next: 'choose-fare',
    fares,
    outbound: { label: 'Outbound', fares },
  })
  expect(JSON.stringify(first?.result)).not.toContain('passengerFares')
})
