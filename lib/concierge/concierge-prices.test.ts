import { expect, test } from 'vitest'
import { playWords } from '@/tests/replay/play-words'

const SEARCH = 'London to Lisbon 13 to 17 february, 2 adults'
const WHOLE = /£[\d.]+ for 2 travellers is the whole price there and back/
const EACH = /£[\d.]+ is for both of you, there and back, taxes and fees included: £[\d.]+ each\./

test.each([
  // Beside a search, each half is answered from the flights that it finds.
  [[`${SEARCH}. What would be the total with a checked bag each?`], /With a checked bag each, both ways come to £[\d.]+/],
  [[`${SEARCH}, and how much is the luggage?`], /has no checked bag|comes with a checked bag/],
  [['how long is the flight from London to Lisbon on 13 February? one way'], / takes \d h/],
  [['for 3 adults, a ski bag each, London to Geneva 13 to 20 february, and what does it all come to?'], /for 3 travellers/],
  // Two questions in one sentence.
  [[SEARCH, 'which is earliest and does it have wifi?'], /leaves at \d\d:\d\d.*(?:wi-fi|power|legroom|on board)/is],
  [
    [SEARCH, 'can we get our money back if one of us is ill, and is there a cheaper day?'],
    /no refund.*(?:cheapest of these|already the cheapest)/s,
  ],
  [[SEARCH, 'can we sit together and how much would that cost?'], /as soon as you’ve chosen your fare/],
  // What it all comes to.
  [[SEARCH, 'how much is it?'], WHOLE],
  [[SEARCH, 'and per person?'], EACH],
  [[SEARCH, 'so what do we pay altogether and when?'], /whole price there and back.*You pay by card/s],
  [
    [SEARCH, 'take the cheapest', 'basic', 'how much is just the way out?'],
    /^Outbound: .+ in \w+ is £[\d.]+ for 2 travellers.*The total of all flights is £/,
  ],
  [[SEARCH, 'take the cheapest', 'basic', 'what is the service fee each?'], /service fee is £[\d.]+ for 2 travellers, £[\d.]+ each/],
  // A price that is said back.
  [[SEARCH, 'so £1 in total?'], /^No, not quite\. £/],
  [[SEARCH, '£900 seems a lot'], /^What I have is £[\d.]+ for 2 travellers.*cheapest of these there and back/],
  [[SEARCH, "it's still the same"], /^Yes, it’s still £[\d.]+ for 2 travellers\..*What should be different/],
  // The shown fares come before what is so as a rule.
  [[SEARCH, 'what happens if we need to cancel?'], /^On .+(?:no refund|refund)/],
  [[SEARCH, 'do we get a cabin bag each?'], /^On .+ kg/],
])('%j ends answered', async (words, said) => {
  const { text } = await playWords(...words)
  expect(text).toMatch(said)
})

const DAYS = 'London to Lisbon in March, any days, 5 nights, 2 adults'
const ROUTES = 'Rome or Lisbon from London, 10 to 14 March, 2 adults'
const PLACES = 'somewhere warm in March under £200 from London, 2 adults'

test.each([
  [DAYS, 'is that each?', /^Those are prices for both of you together: £[\d.]+ is there and back/],
  [DAYS, 'any of those direct?', /any of them may have a stop/],
  [DAYS, 'which is cheapest?', /^The cheapest is \w+ \d/],
  [DAYS, 'does that include a bag?', /^No checked bag is in those prices/],
  [DAYS, 'what time do they leave?', /^I can tell you that once we have flights/],
  [ROUTES, 'how long do they take?', /^Travelling there and back, the fastest take: /],
  [ROUTES, 'what’s the price difference?', /^There and back: to \w+ £[\d.]+ and to \w+ £/],
  [PLACES, 'what would flights cost?', /^The flights cost £[\d.]+ to \w+.*for one person/],
])('%s: “%s” is answered from what was compared', async (compared, question, said) => {
  const { calls, text } = await playWords(compared, question)
  expect(calls).toEqual([])
  expect(text).toMatch(said)
})

test.each([
  ['direct only', { directOnly: true }],
  ['what would it be with a bag each?', { checkedBags: 1 }],
])('“%s” compares the same days again', async (words, changed) => {
  const { calls } = await playWords(DAYS, words)
  expect(calls).toMatchObject([{ tool: 'searchDates', input: { nights: [5], ...changed } }])
})

test('each way is chosen by itself, and a price is kept to the way it is said of', async () => {
  const apart = await playWords(SEARCH, 'choose outbound and return separately')
  expect(apart.calls).toEqual([{ tool: 'rankFlights', input: { sliceIndex: 0 } }])
  const back = await playWords(SEARCH, 'under £150 on the way back')
  expect(back.calls).toEqual([{ tool: 'filterFlights', input: { sliceIndex: 1, maxPrice: 150 } }])
})

test('a price said before the days is the budget of both flights', async () => {
  const { calls } = await playWords('I want to go to Lisbon for under £300', 'from London, 13 to 17 February')
  expect(calls.map(({ tool }) => tool)).toEqual(['setBudget', 'searchFlights'])
})

test('“and just the flight home?” after a price takes nothing away', async () => {
  const { calls, text } = await playWords(
    SEARCH,
    'take the cheapest',
    'basic',
    'add a bag each',
    'how much is that altogether per person?',
    'and just the flight home?',
  )
  expect(calls).toEqual([])
  expect(text).toMatch(/^Return: .+ is £/)
})
