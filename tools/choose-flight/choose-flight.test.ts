import { expect, test } from 'vitest'
import { callsOf, expectSameReplay } from '@/tests/replay/expect-transcript'

test('flights and fares are taken by the ids of the result, and become commands of the assistant', async () => {
  const transcript = await expectSameReplay('tools/choose-flight/transcript.json')
  expect(transcript.commands.map(({ issuedBy, command }) => `${issuedBy} ${command.type}`)).toEqual([
    'assistant change-search',
    'assistant pick-offer',
    'assistant pick-offer',
    'assistant choose-fare',
    'assistant choose-fare',
  ])
  expect(transcript.situation?.mode).toBe('trip_summary')
})

test('a chosen flight names its fares for the model, without their parts', async () => {
  const [first] = callsOf(await expectSameReplay('tools/choose-flight/transcript.json'), 'chooseFlight')
  expect(first?.result).toMatchObject({
    status: 'chosen',
    next: 'pick-flight',
    fares: expect.arrayContaining([expect.objectContaining({ brand: expect.any(String), total: expect.stringMatching(/^£/) })]),
  })
  expect(JSON.stringify(first?.result)).not.toContain('passengerFares')
})
