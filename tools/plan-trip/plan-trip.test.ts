import { expect, test } from 'vitest'
import { callsOf, endOf, eventsOfAct, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'

const FILE = 'tools/plan-trip/transcript.jsonl'

test('of several places the first is planned with its share of the days, and the next is offered', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(callsOf(transcript, 'planTrip')[0]).toMatchObject({ input: { destination: 'Lisbon', days: 3 }, result: { status: 'planned' } })
  expect(wordsOf(transcript, 0)).toMatch(/A plan covers one place.*Shall I plan Porto instead\?$/)
})

test('a plan with pace, taste and first day takes its place, and children are thought of', async () => {
  const transcript = await expectSameReplay(FILE)
  const [, another, withChildren] = callsOf(transcript, 'planTrip')
  expect(another?.input).toEqual({ destination: 'Rome', days: 5, startsOn: '2027-05-03', pace: 'calm', likings: ['food', 'history'] })
  expect(withChildren).toMatchObject({ input: { withChildren: true }, result: { plan: { place: 'Rome', withChildren: true } } })
})

test('a yes looks for flights on the days of the plan', async () => {
  const transcript = await expectSameReplay(FILE)
  const searched = eventsOfAct(transcript, 4).find(({ type }) => type === 'tool')
  expect(searched).toMatchObject({
    tool: 'searchFlights',
    input: { from: 'Vienna', to: 'Rome', departureOn: '2027-05-03', returnOn: '2027-05-07' },
  })
  expect(endOf(transcript).situation).toMatchObject({ mode: 'flight_search', plan: { place: 'Rome', days: 5 } })
})
