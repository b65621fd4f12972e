import { expect, test } from 'vitest'
import { startThread } from '@/tests/fixtures/concierge-thread'

async function atTheSummary() {
  const thread = startThread()
  for (const words of ['London to Lisbon on 27 November, back on 29 November', 'the second one', 'the first one', 'light for both'])
    await thread.say(words)
  return thread
}

test.each([
  'may I still rebook this?',
  'there is a typo in a first name',
  'does flex come with luggage?',
  'could we bring a puppy, a small dog?',
  'how far is it into town',
])('at the summary "%s" is answered and changes nothing', async (words) => {
  const thread = await atTheSummary()
  const { calls, text } = await thread.say(words)
  expect(calls).toEqual([])
  expect(text.length).toBeGreaterThan(20)
})

test.each(['book this', 'let us book', 'wonderful, go on', 'buy it'])('at the summary "%s" opens the checkout', async (words) => {
  const thread = await atTheSummary()
  expect((await thread.say(words)).calls.map(({ tool }) => tool)).toEqual(['startCheckout'])
})

test('a fare asked for by its name is changed at the summary', async () => {
  const thread = await atTheSummary()
  const { calls } = await thread.say('rather standard on both ways')
  expect(calls.map(({ tool }) => tool)).toEqual(['chooseFlight', 'chooseFlight', 'summariseTrip'])
})

test('with flights picked a doubtful place is asked about, and the answer searches', async () => {
  const thread = await atTheSummary()
  expect((await thread.say('off to porto')).text).toContain('“porto”? You’d then need to choose your flights again.')
  expect((await thread.say('yes')).calls).toEqual([{ tool: 'searchFlights', input: { to: 'porto' } }])
})

test.each([
  'let’s fly to Porto',
  'destination Porto',
  'Porto rather than Lisbon',
  'no, rather to Porto',
  'sorry, to Porto',
  'how about from Leeds',
  'lieber nach Porto',
  'plutôt Porto',
  'mejor Oporto',
  'porto jaana hai',
])('with flights picked a place is clear in “%s”', async (words) => {
  const thread = await atTheSummary()
  expect((await thread.say(words)).calls.map(({ tool }) => tool)).toContain('searchFlights')
})

test('a bag wished for while one way is picked is kept in mind: no pick is lost', async () => {
  const thread = startThread()
  for (const words of ['London to Lisbon on 27 November, back on 29 November', 'the second one']) await thread.say(words)
  const { calls, text } = await thread.say('I want to check in a bag')
  expect(calls).toEqual([])
  expect(text).toMatch(/^You can add bags as soon as you’ve chosen your fare\. .*return flight/)
  await thread.say('the first one')
  expect((await thread.say('light for both')).calls.map(({ tool }) => tool)).toContain('chooseBags')
})

test('the price asked for while the way back is picked says what comes on top', async () => {
  const thread = startThread()
  for (const words of ['London to Lisbon on 27 November, back on 29 November', 'the second one', 'how long does the first one take?']) {
    await thread.say(words)
  }
  expect((await thread.say('how much is it?')).text).toMatch(
    /^AA11 at 06:10 is £100\.00 one way, .* The flights you’ve already chosen come on top\.$/,
  )
  expect((await thread.say('and back with the earliest')).calls).toContainEqual(
    expect.objectContaining({ tool: 'chooseFlight', input: expect.objectContaining({ sliceIndex: 1 }) }),
  )
})

test('"and the first one back" takes it, and with a question mark it asks', async () => {
  const thread = startThread()
  for (const words of ['London to Lisbon on 27 November, back on 29 November', 'the second one']) await thread.say(words)
  expect((await thread.say('and the first one back?')).calls.map(({ tool }) => tool)).not.toContain('chooseFlight')
  expect((await thread.say('and the first one back')).calls).toContainEqual(
    expect.objectContaining({ tool: 'chooseFlight', input: expect.objectContaining({ sliceIndex: 1 }) }),
  )
})

test('a change that the search has already is answered without a search', async () => {
  const thread = await atTheSummary()
  const { calls, text } = await thread.say('for one adult')
  expect(calls).toEqual([])
  expect(text).toContain('I have that already: from London to Lisbon')
})

test('what the airline sells for a pet is looked up only when the offer is taken', async () => {
  const thread = await atTheSummary()
  const { calls, text } = await thread.say('are cats allowed?')
  expect(calls).toEqual([])
  expect(text).toContain('Shall I see whether the airline sells a place for your pet?')
  expect((await thread.say('yes please')).calls).toEqual([{ tool: 'chooseExtras', input: { wish: 'show', extra: 'pet' } }])
})

test('an order among several that fit keeps to them', async () => {
  const thread = startThread()
  await thread.say('London to Lisbon on 27 November, one way')
  await thread.say('the bravo one')
  expect((await thread.say('the cheapest')).calls[0]?.input).toEqual({ sliceIndex: 0, offerId: 'search-1/0/1' })
})

test('what is among none of the flights is told, not guessed', async () => {
  const thread = startThread()
  await thread.say('London to Lisbon on 27 November, one way')
  expect((await thread.say('the ZZ 99')).text).toContain('ZZ99 isn’t one of these flights.')
  expect((await thread.say('is there one with lufthansa?')).text).toContain('None of the 42 flights is with Lufthansa')
})

test.each([
  ['is there a later flight back?', 'ok take that one', 1],
  ['is there an earlier flight out?', 'yes, that one please', 0],
  ['is there a later flight back?', 'great, I take it', 1],
])('with everything picked, “%s” puts another flight forward, and “%s” takes it', async (question, words, sliceIndex) => {
  const thread = startThread()
  for (const said of ['London to Lisbon on 27 November, back on 29 November', 'the second one', 'the third one']) await thread.say(said)
  const { text } = await thread.say(question)
  const { calls } = await thread.say(words)
  expect(calls.map(({ tool }) => tool)).toEqual(['chooseFlight', 'summariseFlight'])
  expect(calls[0]?.input).toMatchObject({ sliceIndex })
  expect(text).toContain(thread.situation().slices[sliceIndex]?.picked?.flight)
})

test('with everything picked and nothing else put forward “that one” is said of the trip', async () => {
  const thread = startThread()
  for (const said of ['London to Lisbon on 27 November, back on 29 November', 'the second one', 'the first one']) await thread.say(said)
  await thread.say('when does it arrive?')
  expect((await thread.say('ok that one')).calls).toEqual([])
})

test('the total of both ways is told before they are picked, with the flights that it counts', async () => {
  const thread = startThread()
  await thread.say('London to Lisbon on 27 November, back on 29 November')
  const cheapest = await thread.say('what’s it all come to?')
  expect(cheapest.calls).toEqual([{ tool: 'lookUpFlights', input: { sliceIndex: 1, order: 'cheapest' } }])
  expect(cheapest.text).toMatch(/^Both ways come to £200\.00, .* That’s the cheapest flight each way\.$/)
  await thread.say('the second one')
  expect((await thread.say('what’s the total for both ways?')).text).toMatch(/^Both ways come to £240\.00, .*BB22 at 09:40 for £140\.00/)
})

test('picks of both ways in one message are taken one after the other', async () => {
  const thread = startThread()
  await thread.say('London to Lisbon on 27 November, back on 29 November')
  const { calls } = await thread.say('the first one is fine, and the second one back')
  expect(calls.filter(({ tool }) => tool === 'chooseFlight').map(({ input }) => input)).toEqual([
    { sliceIndex: 0, offerId: 'search-1/0/0' },
    { sliceIndex: 1, offerId: 'search-1/1/1' },
  ])
})

const LISBON = 'London to Lisbon on 27 November, back on 29 November'
const chosen = (calls: { tool: string; input: Record<string, unknown> }[]) =>
  calls.filter(({ tool }) => tool === 'chooseFlight').map(({ input }) => input.offerId ?? input.fareId)

test.each([
  ['yes I choose BB22. Economy is fine', ['search-1/0/1']],
  ['I take BB22 on 27 November', ['search-1/0/1']],
  ['BB22 out and AA11 back. one adult is right', ['search-1/0/1', 'search-1/1/0']],
  ['BB22. now the return flights on Sunday, the last one', ['search-1/0/1', 'search-1/1/4']],
  ['friday 9:40. and back the last one on Sunday', ['search-1/0/1', 'search-1/1/4']],
  ['BB22 and the last one back, with plenty of wiggle', ['search-1/0/1', 'search-1/1/4']],
  ['ich nehme den ersten, zurück den letzten', ['search-1/0/0', 'search-1/1/4']],
  ['va pour BB22, et le moins cher au retour', ['search-1/0/1', 'search-1/1/0']],
])('“%s” chooses %j, though the search has the rest already', async (words, flights) => {
  const thread = startThread()
  await thread.say(LISBON)
  expect(chosen((await thread.say(words)).calls)).toEqual(flights)
})

test.each([
  ['take BB22. how long is the flight?', /BB22 at 09:40 takes 2 h 30, direct\./],
  ['BB22 and the last one back. when do I land back home?', /^BB55 lands at 22:00/],
  ['BB22 and the last one back. when will we be home?', /^BB55 lands at 22:00/],
  ['CC44 out. how long is the stop?', /CC44 at 15:00 has one stop/],
])('“%s” chooses and answers of what was chosen', async (words, answer) => {
  const thread = startThread()
  await thread.say(LISBON)
  const { calls, text } = await thread.say(words)
  expect(chosen(calls).length).toBeGreaterThan(0)
  expect(text).toMatch(answer)
})

test.each(['BB22. rather on 4 December', 'friday 4 December 9:40'])(
  '“%s” moves the day and takes no flight of the old one',
  async (words) => {
    const thread = startThread()
    await thread.say(LISBON)
    const { calls } = await thread.say(words)
    expect(calls[0]).toMatchObject({ tool: 'searchFlights', input: { departureOn: '2026-12-04' } })
    expect(chosen(calls)).not.toContain('search-1/0/1')
  },
)

test.each([
  ['London to Lisbon on 27 November, one way', 'take the first one, with a checked bag', 'light'],
  ['von London nach Lisbon am 27. November, nur hin', 'den ersten mit einem Koffer', 'light'],
])('%s: “%s” takes the flight, and the bag once its fare is chosen', async (search, pick, fare) => {
  const thread = startThread()
  await thread.say(search)
  expect((await thread.say(pick)).calls.map(({ tool }) => tool)).toEqual(['chooseFlight', 'summariseFlight'])
  expect((await thread.say(fare)).calls.map(({ tool }) => tool)).toContain('chooseBags')
})

test('“start over” followed by a multi-city trip searches that trip', async () => {
  const thread = startThread()
  await thread.say('London to Lisbon on 27 November, one way')
  const { calls } = await thread.say('start over: London to Lisbon on 3 December, Lisbon to London on 9 December')
  expect(calls.map(({ tool }) => tool)).toContain('searchFlights')
  expect(calls.map(({ tool }) => tool)).not.toContain('rewindTrip')
})
