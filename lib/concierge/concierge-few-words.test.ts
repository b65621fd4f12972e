import { expect, test } from 'vitest'
import { OUTBOUND, tableWith } from '@/tests/fixtures/concierge-table'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { hearSearch } from './hear-search'

const SEARCH = 'London to Lisbon on 27 November, back on 29 November, 2 adults'
const PICKED = [SEARCH, 'the second one', 'the first one']

async function after(messages: readonly string[]) {
  const thread = startThread()
  for (const words of messages) await thread.say(words)
  return thread
}

test.each<[string, string]>([
  ['cheaper?', 'lookUpFlights'],
  ['any cheaper?', 'lookUpFlights'],
  ['faster?', 'lookUpFlights'],
  ['any nonstops?', 'lookUpFlights'],
  ['hay alguno directo?', 'lookUpFlights'],
  ['with a bag', 'searchFlights'],
])('beside a list “%s” calls %s', async (words, tool) => {
  const { calls } = await (await after([SEARCH])).say(words)
  expect(calls[0]?.tool).toBe(tool)
})

test.each(['another airline please', 'otra aerolínea'])('“%s” leaves out the one that was put forward', (words) => {
  expect(hearSearch(words, tableWith({ lists: [OUTBOUND] })).filters).toEqual([{ withoutAirlines: ['Kestrel Air'] }])
})

test.each(['is that booked now?', 'am I booked', 'did it go through', 'is everything confirmed?'])(
  'before the checkout “%s” is answered with no',
  async (words) => {
    const { text, calls } = await (await after([...PICKED, 'light for both'])).say(words)
    expect(text).toContain('You haven’t booked this trip yet.')
    expect(calls).toEqual([])
  },
)

test('“the other way” shows the other list, and one flight is taken from it', async () => {
  const thread = await after([SEARCH])
  expect((await thread.say('and the other way?')).calls.map(({ tool, input }) => [tool, input])).toEqual([
    ['rankFlights', { sliceIndex: 1 }],
  ])
  const taken = (await thread.say('the first')).calls.filter(({ tool }) => tool === 'chooseFlight')
  expect(taken.map(({ input }) => input.sliceIndex)).toEqual([1])
  expect((await thread.say('and the other way?')).text).toMatch(/^Return: /)
})

test('why it costs so much is told flight by flight, before and after the fares are chosen', async () => {
  const thread = await after([SEARCH])
  expect((await thread.say('why is it £40 more?')).text).toMatch(/^Both ways come to £/)
  for (const words of ['the second one', 'the first one', 'light for both']) await thread.say(words)
  expect((await thread.say('why 220 pounds?')).text).toMatch(/^£[\d,.]+ for 2 travellers is .* in Light for £[\d,.]+ and .* in Light for £/)
})

test.each(['is breakfast included', 'is a meal included?', 'are meals included in the price'])(
  'of the fares chosen “%s” is answered, and no meal is shown',
  async (words) => {
    const { text, calls } = await (await after([...PICKED, 'light for both'])).say(words)
    expect(text).toMatch(/A meal is|whether a meal is included/)
    expect(calls).toEqual([])
  },
)

test.each<[string, object]>([
  ['and the 28th?', { departureOn: '2026-11-28' }],
  ['try the 26th', { departureOn: '2026-11-26' }],
  ['versuch mal den 28.', { departureOn: '2026-11-28' }],
  ['essaie le 28', { departureOn: '2026-11-28' }],
])('beside a list “%s” is a day of the trip’s month', async (words, input) => {
  const { calls } = await (await after([SEARCH])).say(words)
  expect(calls[0]).toMatchObject({ tool: 'searchFlights', input })
})

test.each<[string, object]>([
  ['back on the 29th or 30th of November', { sliceIndex: 1, days: ['2026-11-29', '2026-11-30'], nights: null }],
  ['returning saturday or monday', { sliceIndex: 1, days: ['2026-11-28', '2026-11-30'], nights: null }],
  ['out on 27 or 28 November', { sliceIndex: 0, days: ['2026-11-27', '2026-11-28'], nights: null }],
])('“%s” compares days near the trip’s', (words, choice) => {
  expect(hearSearch(words, tableWith()).dayChoice).toEqual(choice)
})

test('hours keep to the day they are said of', () => {
  const words = 'London to Lisbon on 27 November after 2pm or 28 November early if I make it by 10, one way'
  const { dates, filters } = hearSearch(words, tableWith())
  expect(dates.choice?.days).toMatchObject([
    { on: '2026-11-27', windows: [{ departAfter: '14:00' }] },
    { on: '2026-11-28', windows: [{ departAfter: '05:00' }, { arriveBefore: '10:00' }] },
  ])
  expect(filters).not.toContainEqual(expect.objectContaining({ arriveBefore: '10:00' }))
})
