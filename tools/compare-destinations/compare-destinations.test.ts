import { expect, test } from 'vitest'
import { callsOf, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'

const FILE = 'tools/compare-destinations/transcript.jsonl'

test('two places are put side by side once it is known where the trip starts', async () => {
  const transcript = await expectSameReplay(FILE)
  const [asked, compared] = callsOf(transcript, 'compareDestinations')
  expect(asked?.result).toMatchObject({ status: 'missing', missing: 'origin' })
  expect(compared).toMatchObject({
    input: { destinations: ['Lisbon', 'Porto'], from: 'Berlin', month: '2027-05' },
    result: { status: 'compared', places: [{ name: 'Lisbon' }, { name: 'Porto' }] },
  })
  expect(wordsOf(transcript, 1)).toContain('23 °C in Lisbon and 20 °C in Porto')
})

test('a place without a guide is owned to, and the places before it stay', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(wordsOf(transcript, 2)).toContain('I don’t have a guide to Leeds yet')
  expect(callsOf(transcript, 'compareDestinations').at(-1)?.input).toMatchObject({ destinations: ['Lisbon', 'Porto'], month: '2027-10' })
})

test('the warmer one is planned', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(callsOf(transcript, 'planTrip')).toMatchObject([{ input: { destination: 'Lisbon', days: 4 }, result: { status: 'planned' } }])
})
