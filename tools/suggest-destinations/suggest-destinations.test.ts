import { expect, test } from 'vitest'
import { callsOf, eventsOfAct, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'

const FILE = 'tools/suggest-destinations/transcript.jsonl'

test('without a place to start from it is asked for once, and the answer goes on with what was wished', async () => {
  const transcript = await expectSameReplay(FILE)
  const [first, second] = callsOf(transcript, 'suggestDestinations')
  const wished = { month: '2027-03', warmAtLeastC: 25, isDry: true, mostFare: 450, currency: 'EUR' }
  expect(first).toMatchObject({ input: wished, result: { status: 'missing' } })
  expect(wordsOf(transcript, 0)).toBe('Where would you leave from?')
  expect(second?.input).toEqual({ ...wished, from: 'Vienna' })
})

test('another limit refines the wish, and a question about the places is answered from them', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(callsOf(transcript, 'suggestDestinations')[2]?.input).toMatchObject({ warmAtLeastC: 20, mostFare: 450, from: 'Vienna' })
  expect(eventsOfAct(transcript, 3).some(({ type }) => type === 'tool')).toBe(false)
  expect(wordsOf(transcript, 3)).toContain('The cheapest flights are to Alicante: €')
})

test('the place that is taken is searched on the days of its fare', async () => {
  const transcript = await expectSameReplay(FILE)
  const [, , third] = callsOf(transcript, 'suggestDestinations')
  const [search] = callsOf(transcript, 'searchFlights')
  expect(third?.result).toMatchObject({
    ranked: [{}, { name: 'Valencia', departureOn: '2027-03-10', returnOn: '2027-03-14' }, {}, {}, {}, {}],
  })
  expect(search?.input).toEqual({ from: 'Vienna', to: 'Valencia', departureOn: '2027-03-10', returnOn: '2027-03-14' })
})
