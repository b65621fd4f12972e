import { expect, test } from 'vitest'
import { callsOf, endOf, expectSameReplay } from '@/tests/replay/expect-transcript'

test('only what was newly said is searched, and the rest is kept', async () => {
  const transcript = await expectSameReplay('tools/search-flights/transcript.jsonl')
  expect(
    callsOf(transcript, 'searchFlights')
      .slice(1, 5)
      .map((call) => call.input),
  ).toEqual([
    { directOnly: true },
    expect.objectContaining({ departureOn: expect.any(String) }),
    { cabinClass: 'business' },
    expect.objectContaining({ children: 1, childAges: [4] }),
  ])
  expect(endOf(transcript).situation?.wishes).toMatchObject({
    adults: 2,
    children: 1,
    checkedBags: 1,
    directOnly: true,
    cabinClass: 'business',
  })
})

test('each search answers with picks that carry true labels and totals', async () => {
  const transcript = await expectSameReplay('tools/search-flights/transcript.jsonl')
  expect(callsOf(transcript, 'searchFlights')[0]?.result).toMatchObject({
    status: 'found',
    isSimulated: true,
    picks: expect.arrayContaining([
      expect.objectContaining({ labels: expect.arrayContaining(['cheapest']), reason: expect.stringMatching(/./) }),
    ]),
  })
})
