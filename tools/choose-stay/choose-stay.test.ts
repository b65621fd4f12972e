import { expect, test } from 'vitest'
import { callsOf, commandsOf, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'

const FILE = 'tools/choose-stay/transcript.jsonl'

test('the nights are those between the flights, and what was said of the hotel with them holds', async () => {
  const transcript = await expectSameReplay(FILE)
  const [search] = callsOf(transcript, 'searchStays')
  expect(search).toMatchObject({
    input: { filters: { breakfast: true } },
    result: { status: 'found', city: 'Lisbon', checkInOn: '2027-03-12', checkOutOn: '2027-03-15' },
  })
})

test('a room is kept with the conditions that were said, and booking it is declined with what can be done', async () => {
  const transcript = await expectSameReplay(FILE)
  const [kept] = callsOf(transcript, 'chooseStay')
  expect(kept).toMatchObject({
    input: { freeCancellation: true, breakfast: true },
    result: { status: 'chosen', nights: 3, isBooked: false, board: 'Breakfast included', cancellation: expect.stringMatching(/^Free/) },
  })
  expect(wordsOf(transcript, 2)).toContain('It isn’t booked: you can’t book places to stay here')
  expect(wordsOf(transcript, 3)).toMatch(/can’t book or pay for it here\. .+ You can book the flights here\.$/)
})

test('another takes its place, and in the end none is kept; the flights are as they were', async () => {
  const transcript = await expectSameReplay(FILE)
  const issued = commandsOf(transcript).map(({ command }) => command.type)
  expect(issued).toEqual(['change-search', 'search-stays', 'choose-stay', 'choose-stay', 'drop-stay'])
  expect(transcript.events.at(-1)).toMatchObject({
    type: 'end',
    situation: { mode: 'flight_search', stay: { city: 'Lisbon', chosen: null } },
  })
})
