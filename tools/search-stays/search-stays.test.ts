import { expect, test } from 'vitest'
import { HIGHEST_NIGHT_PRICE } from '@/lib/travel/stays/hotel'
import { callsOf, commandsOf, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'
import { input } from './schema'

const FILE = 'tools/search-stays/transcript.jsonl'

test('asks for missing fields, admits a place has no hotels, and takes up the party and the castle from the answer', async () => {
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

test('filters add up, one is withdrawn, and unknown facts about a stay are admitted', async () => {
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

test("keeps each search with the trip, and records the hotels' answers", async () => {
  const transcript = await expectSameReplay(FILE)
  expect(commandsOf(transcript).map(({ command }) => command.type)).toEqual(['change-search', 'search-stays', 'search-stays'])
  const asked = transcript.events.filter((event) => event.type === 'outside' && event.port === 'stays')
  expect(asked).toHaveLength(3)
})

test('one bound of the price of a night is enough', () => {
  const read = (pricePerNight: object) => input.parse({ filters: { pricePerNight } }).filters?.pricePerNight
  expect(read({ to: 150 })).toEqual({ from: 0, to: 150 })
  expect(read({ from: 80 })).toMatchObject({ from: 80, to: HIGHEST_NIGHT_PRICE })
})
