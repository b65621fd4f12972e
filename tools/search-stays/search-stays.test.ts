import { expect, test } from 'vitest'
import { callsOf, commandsOf, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'

const FILE = 'tools/search-stays/transcript.jsonl'

test('what is missing is asked for, a place without hotels is owned, and the party and the castle of the answer are taken up', async () => {
  const transcript = await expectSameReplay(FILE)
  const [first, second, third] = callsOf(transcript, 'searchStays')
  expect(first?.result).toEqual({ status: 'missing', missing: 'city' })
  expect(second?.result).toMatchObject({ status: 'unknown-place', said: 'Faro' })
  expect(wordsOf(transcript, 1)).toMatch(
    /^I don’t have hotels in Faro yet, so book one with the house or a hotel site\. I have them in Lisbon, Porto, /,
  )
  expect(third).toMatchObject({
    input: { city: 'Lisbon', near: 'castle', adults: 3, children: 1, rooms: 2 },
    result: { status: 'found', near: { said: 'castle', name: 'Castelo de São Jorge' }, nights: 3 },
  })
})

test('filters add up, one wish is taken back, and what nobody knows of a house is said', async () => {
  const transcript = await expectSameReplay(FILE)
  const [none, again] = callsOf(transcript, 'searchStays').slice(3)
  expect(none).toMatchObject({
    input: { filters: { kinds: ['apartments'], amenities: ['kitchen'], freeCancellation: true, pricePerNight: { to: 200 } } },
    result: { status: 'none' },
  })
  expect(wordsOf(transcript, 3)).toContain('I don’t know how quiet a place is.')
  expect(again?.input).toMatchObject({ checkOutOn: '2027-03-16', by: 'cheapest', filters: { freeCancellation: true } })
  expect(again?.input).not.toMatchObject({ filters: { amenities: expect.anything() } })
})

test('each search is kept with the trip, and what the hotels answered is in the recording', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(commandsOf(transcript).map(({ command }) => command.type)).toEqual(['search-stays', 'search-stays'])
  const asked = transcript.events.filter((event) => event.type === 'outside' && event.port === 'stays')
  expect(asked).toHaveLength(3)
})
