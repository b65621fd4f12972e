import { expect, test } from 'vitest'
import { playWords } from '@/tests/replay/play-words'

const HALF_TERM = 'feb half term for 2, Barcelona or Valencia from Bristol. as long as it’s 4 or 5 nights'

test('half-term is asked for its days, and the nights said with it lie inside them', async () => {
  const asked = await playWords(HALF_TERM)
  expect(asked.text).toBe('Those dates differ from school to school: which day would you like to leave?')
  const { calls } = await playWords(HALF_TERM, 'its 13-21 feb for us')
  expect(calls).toMatchObject([
    { tool: 'searchPlaces', input: { window: { leaveFrom: '2027-02-13', leaveTo: '2027-02-17', nights: [4, 5], returnBy: '2027-02-21' } } },
  ])
})

test('two numbers instead of the days that were compared are days of their month', async () => {
  const { calls, text } = await playWords('a weekend in Rome from London, end of February', '26 to 28')
  expect(calls[0]?.input).toMatchObject({ departureOn: '2027-02-26', returnOn: '2027-02-28' })
  expect(text).not.toContain('not sure')
})

test('the cheapest of the days that were compared are searched by that name', async () => {
  const { calls } = await playWords('Rome from London between 12 and 20 March for 3 nights, 4 adults, cheapest', 'ok the cheapest days')
  expect(calls[0]).toMatchObject({ tool: 'searchFlights', input: { adults: 4, departureOn: expect.stringMatching(/^2027-03/) } })
})

test('a number of travellers after compared days is no day', async () => {
  const { calls } = await playWords('Rome from London between 12 and 20 March for 3 nights, cheapest', 'and if we were three')
  expect(calls[0]).toMatchObject({ tool: 'searchDates', input: { adults: 3 } })
})

test('weekdays named after a month are days of that month', async () => {
  const { calls } = await playWords('Bristol or London to Krakow in January, cheapest', '3 nights, thursday to sunday')
  const window = { leaveFrom: '2027-01-01', leaveTo: '2027-01-31', nights: [3], leaveOn: ['thursday'] }
  expect(calls).toMatchObject([{ tool: 'searchPlaces', input: { window } }])
})

test('another end of the journey compares the days again', async () => {
  const { calls } = await playWords('Birmingham to Rome in the first week of April, for a week', 'what about from London instead')
  expect(calls).toMatchObject([{ tool: 'searchDates', input: { from: 'London', leaveFrom: '2027-04-01', nights: [7] } }])
})

test('a question on the side leaves the compared days to be chosen', async () => {
  const { text } = await playWords('Birmingham to Rome in the first week of April, for a week', 'at least 90 minutes between flights')
  expect(text).toMatch(/Shall I show you the flights for the first, or for one of the others\?$/)
})

test('“any direct?” before there are flights is answered with the first of them', async () => {
  const asked = await playWords('Leeds to Rome in March. any direct?')
  expect(asked.text).toBe('I can tell you that once we have flights to look at. Which day in March would you like to leave?')
  const { calls, text } = await playWords('Leeds to Rome in March. any direct?', 'out on the 6th, back on the 13th')
  expect(calls).toMatchObject([{ tool: 'searchFlights' }, { tool: 'lookUpFlights', input: { stops: ['direct'] } }])
  expect(text).toMatch(/(?:Yes, .+ direct\.|No, every flight that day has a stop\.)/)
})

test.each(['157 for both of us, return?', 'is that for both ways?'])('“%s” is answered with the whole round trip', async (words) => {
  const { text } = await playWords('flights London to Lisbon 13 to 17 february, 2 adults', words)
  expect(text).toMatch(
    /^(?:No, not quite\. )?£[\d.]+ for 2 travellers is the whole price there and back, taxes and fees included: .+ out and .+ back\.$/,
  )
})

test('the cheapest of round trips is told as a round trip', async () => {
  const { text } = await playWords('flights London to Lisbon 13 to 17 february, 2 adults', 'which is the cheapest now?')
  expect(text).toMatch(/round trip is £/)
})

test('the way from the airport to a beach is that into the town', async () => {
  const { calls } = await playWords('flights London to Barcelona 13 to 17 february', 'how far’s the beach from the airport there?')
  expect(calls).toMatchObject([{ tool: 'askGuide', input: { question: 'How do I get from the airport to the centre of Barcelona?' } }])
})

test('another stay compares the same days again', async () => {
  const { calls } = await playWords('Bristol or London to Rome in June, about a week', '3 weeks is fine, whichever day')
  expect(calls).toMatchObject([{ tool: 'searchPlaces', input: { window: { leaveFrom: '2027-06-01', nights: [21] } } }])
})

test('what only flights can tell waits for them, and the offer to show them stands', async () => {
  const { text } = await playWords('Bristol or London to Rome in June, for a week', 'how many seats are left?')
  expect(text).toMatch(/^I can tell you that once we have flights to look at\. Which one shall I show you the flights for\?$/)
})

test('“direct or via” narrows to neither', async () => {
  const { calls } = await playWords('what’s quicker, Manchester to Brussels direct or via Amsterdam, 2 to 4 February?')
  expect(calls[0]).not.toHaveProperty('input.directOnly')
  expect(calls).toHaveLength(1)
})

test('holidays whose days are told are asked for no days', async () => {
  const { calls } = await playWords('Manchester to Orlando in the easter hols. We can do any 10-14 nights between 26 march and 12 april')
  const window = { leaveFrom: '2027-03-26', nights: [10, 11, 12, 13, 14], returnBy: '2027-04-12' }
  expect(calls).toMatchObject([{ tool: 'searchDates', input: window }])
})

test('a pair of days is taken by its day of leaving: “the 31 March one”', async () => {
  const { calls } = await playWords(
    'Manchester to Orlando, 10 nights between 26 march and 14 april, 2 adults',
    'yes show me the 31 march one. is it direct?',
  )
  expect(calls[0]).toMatchObject({ tool: 'searchFlights', input: { departureOn: '2027-03-31', returnOn: '2027-04-10' } })
})

test.each([
  ['the last weekend of january, friday evening to sunday evening', '2027-01-29', '2027-01-31'],
  ['the second weekend of march, thursday to monday', '2027-03-11', '2027-03-15'],
  ['easter weekend, friday to monday', '2027-03-26', '2027-03-29'],
])('weekdays beside a weekend that is named are of it: %s', async (days, departureOn, returnOn) => {
  const { calls } = await playWords(`flights Paris to Seville ${days}`)
  expect(calls[0]).toMatchObject({ tool: 'searchFlights', input: { departureOn, returnOn } })
})

test.each([
  ['can I take a surfboard?', 'ok take the best one you’d suggest', 0],
  ['what’s the weather like in Porto?', 'the second one please', 1],
  ['do I need a visa?', 'the third', 2],
])('the days offered stay to be taken after another question: “%s”, “%s”', async (question, taken, at) => {
  const offer = await playWords('London to Porto, sometime in May, for 5 nights')
  const days = [...offer.text.matchAll(/(\d+) to \w+ (\d+) May/g)].map(([, from, to]) =>
    [from, to].map((day) => `2027-05-${day?.padStart(2, '0')}`),
  )
  const { calls, situation } = await playWords('London to Porto, sometime in May, for 5 nights', question, taken)
  expect([situation?.wishes.departureOn, situation?.wishes.returnOn]).toEqual(days.at(at))
  expect(calls.map(({ tool }) => tool)).toEqual(['searchFlights'])
})

test.each([
  ['Bucharest to Milan Bergamo or Linate 12-15 March, whichever is cheapest', 'the cheaper one please', 'BGY'],
  ['London to Porto, sometime in May, for 5 nights', 'the cheaper one please', 'Porto'],
])('“the cheaper one” is the cheapest of what was compared: %s', async (compared, taken, to) => {
  const { calls } = await playWords(compared, taken)
  expect(calls.map(({ tool, input }) => [tool, input])).toEqual([['searchFlights', expect.objectContaining({ to })]])
})

test('“one” is no first of the month, and a flight home is one way', async () => {
  const { calls } = await playWords('Manchester to Krakow in February', 'the best one')
  expect(calls.filter(({ input }) => JSON.stringify(input).includes('2027-02-01'))).toEqual([])
  const home = await playWords('I need a flight home from Faro to Bristol on 12 January')
  expect(home.calls[0]?.input).toMatchObject({ from: 'Faro', to: 'Bristol', tripType: 'one-way' })
})

test('when only the hours rule out every day, the answer says so and offers any time of day', async () => {
  const asked = 'weekend in Lisbon from Dublin sometime in May, leaving Friday after 23:50 and back on Sunday'
  const { calls, text } = await playWords(asked)
  expect(calls.at(-1)?.input).toHaveProperty('outHours')
  expect(text).toContain('with the outbound leaving after 23:50. Shall I compare them at any time of day?')
  const { calls: agreed } = await playWords(asked, 'yes')
  expect(agreed.map(({ tool }) => tool)).toEqual(['searchDates'])
  expect(agreed[0]?.input).not.toHaveProperty('outHours')
})

test('half-term of a month is asked for its days rather than looked for in the whole month', async () => {
  const { calls, text } = await playWords('cheapest five nights in the October half-term, Leeds to Malaga')
  expect(calls.map(({ tool }) => tool)).toEqual(['searchFlights'])
  expect(calls[0]?.input).not.toHaveProperty('departureOn')
  expect(text).toMatch(/differ from school to school/)
})

test('days between two others are compared with the nights said before', async () => {
  const { calls } = await playWords('cheapest five nights in half-term, Leeds to Malaga', 'anything between 20 and 30 October')
  expect(calls).toMatchObject([{ tool: 'searchDates', input: { leaveFrom: '2027-10-20', nights: [5], returnBy: '2027-10-30' } }])
})

test('a start stays with a country to look in', async () => {
  const { calls } = await playWords('cheapest five nights in half-term from Leeds to Greece')
  expect(calls.at(-1)).toMatchObject({ tool: 'suggestDestinations', input: { from: 'Leeds', countries: ['GR'] } })
})

test.each([
  ['can we go till monday instead', 3],
  ['actually back on the saturday', 1],
])('“%s” changes the nights of the weekends that were compared', async (words, nights) => {
  const { calls } = await playWords('a weekend in Lisbon from Dublin sometime in May, Friday to Sunday', words)
  expect(calls).toMatchObject([{ tool: 'searchDates', input: { nights: [nights], leaveOn: ['friday'] } }])
})
