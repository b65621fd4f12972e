import { expect, test } from 'vitest'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { playWords } from '@/tests/replay/play-words'

const SEARCH = 'London to Lisbon on 27 November, back on 29 November, 2 adults'
const CHEAPEST = { sliceIndex: 0, offerId: expect.stringMatching(/\/0\/0$/), returnOfferId: expect.stringMatching(/\/1\/0$/) }
const FASTEST = { sliceIndex: 0, offerId: expect.stringMatching(/\/0\/1$/), returnOfferId: expect.stringMatching(/\/1\/1$/) }

async function searched(words = SEARCH) {
  const thread = startThread({ withRoundTrips: true })
  const answer = await thread.say(words)
  return { thread, answer }
}

test('a search there and back is answered with the whole price for everybody first', async () => {
  const { answer } = await searched()
  expect(answer.text).toMatch(
    /^The [a-z -]+ round trip is £\d+\.\d\d for 2 travellers: [A-Z]{2}\d+ at \d\d:\d\d out and [A-Z]{2}\d+ at \d\d:\d\d back\./,
  )
})

test.each([
  ['the cheapest one', CHEAPEST],
  ['take the cheapest one', CHEAPEST],
  ['book the fastest return trip', FASTEST],
  ['the fastest round trip please', FASTEST],
  ['die günstigste', CHEAPEST],
  ['ich nehme die schnellste', FASTEST],
  ['le moins cher', CHEAPEST],
  ['el más barato', CHEAPEST],
  ['quiero el más rápido', FASTEST],
  ['sabse sasta wala', CHEAPEST],
])('“%s” chooses both flights of that round trip in one step', async (words, input) => {
  const { thread } = await searched()
  const { calls } = await thread.say(words)
  expect(calls[0]).toEqual({ tool: 'chooseFlight', input })
  expect(calls.map(({ tool }) => tool)).not.toContain('rankFlights')
})

test('a yes to the round trip just named chooses it and names both flights', async () => {
  const { thread } = await searched()
  const { calls, text } = await thread.say('yes, book it')
  expect(calls[0]?.input).toHaveProperty('returnOfferId')
  expect(text).toMatch(/Outbound: .* Return: /)
})

test.each(['the 9:40 out', 'the cheapest outbound', 'the earliest flight out'])(
  '“%s” is of a single flight and brings the flights back',
  async (words) => {
    const { thread } = await searched()
    const { calls } = await thread.say(words)
    expect(calls.find(({ tool }) => tool === 'chooseFlight')?.input).not.toHaveProperty('returnOfferId')
    expect(calls.at(-1)).toEqual({ tool: 'rankFlights', input: { sliceIndex: 1 } })
  },
)

test.each([
  ['the first one but with a later flight home', { departAfter: expect.any(String) }],
  ['the second one, but an earlier flight back', { departBefore: expect.any(String) }],
  ['the cheapest, but with a faster way back', { order: 'fastest' }],
])('“%s” takes the flight out of that round trip, and looks for another one back', async (words, query) => {
  const { thread } = await searched()
  const { calls } = await thread.say(words)
  expect(calls.find(({ tool }) => tool === 'chooseFlight')?.input).not.toHaveProperty('returnOfferId')
  expect(calls).toContainEqual({ tool: 'lookUpFlights', input: { sliceIndex: 1, ...query } })
})

test.each([
  ['which one is the cheapest?', 'and the fastest?'],
  ['whats the fastest', 'and the cheapest'],
])('after “%s”, “%s” asks and takes nothing', async (question, words) => {
  const { thread } = await searched()
  await thread.say(question)
  const { calls } = await thread.say(words)
  expect(calls.map(({ tool }) => tool)).not.toContain('chooseFlight')
})

test('“that one back” is the flight home that was just named, beside another one out', async () => {
  const { thread } = await searched()
  await thread.say('when is the last flight back?')
  const { calls } = await thread.say('take the second one there and that one back')
  expect(calls.filter(({ tool }) => tool === 'chooseFlight').map(({ input }) => input.sliceIndex)).toEqual([0, 1])
})

test('“ok that one” before a question takes it, and the question is answered', async () => {
  const { thread } = await searched()
  const { calls, text } = await thread.say('ok the first one, whats the latest we could come back')
  expect(calls.filter(({ tool }) => tool === 'chooseFlight')).toMatchObject([{ input: { sliceIndex: 0 } }])
  expect(text).toMatch(/leaves at .* Outbound: /)
})

test('a later flight on the day of the way back is looked for among the flights back', async () => {
  const { thread } = await searched()
  const { calls } = await thread.say('is there a later one on the Sunday?')
  expect(calls.at(-1)).toMatchObject({ tool: 'lookUpFlights', input: { sliceIndex: 1, departAfter: expect.any(String) } })
})

test('the latest flight on the day of the way back is one of the flights back', async () => {
  const { thread } = await searched()
  const { calls } = await thread.say('whats the latest i can leave on sunday')
  expect(calls).toContainEqual({ tool: 'lookUpFlights', input: { sliceIndex: 1, order: 'latest' } })
})

test.each(['wow thats expensive', 'its a lot more than we expected', 'it is way too much', 'thats really steep'])(
  '“%s” looks for a cheaper one',
  async (words) => {
    const { thread } = await searched()
    const { text } = await thread.say(words)
    expect(text).toMatch(/cheapest|cheaper/)
  },
)

test('a question beside a known wish is named where nothing answers it', async () => {
  const { thread } = await searched()
  const { text } = await thread.say('2 adults, what is the blurb like')
  expect(text).toContain('“what is the blurb like”')
})

test('what was spent so far is the price of both ways', async () => {
  const { thread } = await searched()
  await thread.say('the cheapest one')
  expect((await thread.say('how much have we spent so far')).text).toMatch(/£\d+/)
})

test('where the filters leave no flight, none is chosen from the older list', async () => {
  const { calls, text } = await playWords(SEARCH, 'out after 23:55', 'the cheapest one')
  expect(calls.map(({ tool }) => tool)).not.toContain('chooseFlight')
  expect(text).toMatch(/No flight|remove/)
})

test.each(['and the way back?', 'and for the way home what have you got'])('“%s” shows the flights back', async (words) => {
  const { thread } = await searched()
  expect((await thread.say(words)).calls).toEqual([{ tool: 'rankFlights', input: { sliceIndex: 1 } }])
})

const sideBySide = (...places: number[]) => ({
  sliceIndex: 0,
  sideBySide: true,
  offerIds: places.map((place) => expect.stringMatching(new RegExp(`/0/${place}$`))),
  returnOfferIds: places.map((place) => expect.stringMatching(new RegExp(`/1/${place}$`))),
})

test.each([
  ['compare the cheapest and the fastest', sideBySide(0, 1)],
  ['compare the cheapest with the fastest', sideBySide(0, 1)],
  ['compare the first two', { sliceIndex: 0, sideBySide: true, offerIds: { length: 2 }, returnOfferIds: { length: 2 } }],
  ['put the last two side by side', { sliceIndex: 0, sideBySide: true, offerIds: { length: 2 }, returnOfferIds: { length: 2 } }],
  ['compare them', { sliceIndex: 0, sideBySide: true, offerIds: { length: 3 }, returnOfferIds: { length: 3 } }],
])('“%s” puts whole round trips side by side', async (words, input) => {
  const { thread } = await searched()
  const { calls, text } = await thread.say(words)
  expect(calls).toMatchObject([{ tool: 'lookUpFlights', input }])
  expect(text).toMatch(/^Compared with [A-Z]{2}\d+ and [A-Z]{2}\d+ \(£\d+\.\d\d for 2 travellers there and back, .* in all\): /)
})

test('single flights named in a comparison are compared without a return', async () => {
  const { thread } = await searched()
  const { calls } = await thread.say('compare the cheapest outbound and the fastest outbound')
  expect(calls[0]?.input).toMatchObject({ sliceIndex: 0, sideBySide: true, offerIds: { length: 2 } })
  expect(calls[0]?.input).not.toHaveProperty('returnOfferIds')
})

test('while round trips stand on the card, the next step is to choose one of them', async () => {
  const { thread } = await searched()
  expect((await thread.say('plan my days there')).text).toMatch(/Which round trip would you like\?$/)
  await thread.say('show me the outbound flights')
  expect((await thread.say('thanks, and what now?')).text).not.toMatch(/round trip/)
})

test.each([
  ['under £200 return', { amount: 200, currency: 'GBP', per: 'trip' }],
  ['under £200 for both of us', { amount: 200, currency: 'GBP', per: 'trip' }],
  ['no more than 90 each', { amount: 90, per: 'person' }],
])('“%s” of a search there and back is a price of the whole trip', async (words, budget) => {
  const { calls, text } = await playWords(`flights London to Lisbon 13 to 17 february, 2 adults, ${words}`)
  expect(calls).toMatchObject([{ tool: 'setBudget', input: budget }, { tool: 'searchFlights' }])
  expect(text).toMatch(/over your budget of £/)
})

test('“under £100 each way” and “under £100” one way narrow the flights of each direction', async () => {
  const eachWay = await playWords('flights London to Lisbon 13 to 17 february, 2 adults, under £100 each way')
  expect(eachWay.calls).toMatchObject([{ tool: 'searchFlights' }, { tool: 'filterFlights', input: { maxPrice: 100 } }])
  const oneWay = await playWords('flights London to Lisbon 13 february one way, under £100')
  expect(oneWay.calls).toMatchObject([{ tool: 'searchFlights' }, { tool: 'filterFlights', input: { maxPrice: 100 } }])
})

test.each([
  'first one back',
  'and the cheapest home',
  'the cheapest one for the return too',
  'what’s my return?',
  'when is my flight back?',
])('once both ways are taken, “%s” tells the flight of that way and chooses no fare', async (words) => {
  const { calls, text } = await playWords(SEARCH, 'the cheapest one', words)
  expect(calls).toEqual([])
  expect(text).toMatch(/Return: [A-Z\d]{2}\d+.* on Sunday 29 November/)
  expect(text).toMatch(/fare/)
})

test('the cheapest fares, said beside a flight, are those of both ways', async () => {
  const { calls } = await playWords(SEARCH, 'the cheapest one', 'cheapest one back as well, and the cheapest fares')
  expect(calls.filter(({ tool }) => tool === 'chooseFlight')).toHaveLength(2)
})
