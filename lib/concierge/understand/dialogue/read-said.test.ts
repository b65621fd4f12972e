import { expect, test } from 'vitest'
import { readSaid } from './read-said'
import type { Fact, TravelFacts } from './travel-facts'

const TODAY = '2026-11-20'

function saidIn(words: string, asked: Fact[] = [], facts: TravelFacts = {}) {
  return readSaid(words, { today: TODAY, facts, asked }).facts
}

const cases: [words: string, expected: TravelFacts][] = [
  ['from Leeds to Porto on 4 December', { origin: 'Leeds', destination: 'Porto', departureOn: '2026-12-04' }],
  ['there are 4 of us', { adults: 4 }],
  ['me and my wife', { adults: 2 }],
  ['just me', { adults: 1 }],
  ['2 tickets please', { adults: 2 }],
  ['we are a group of 3', { adults: 3 }],
  ['there are two in my group', { adults: 2 }],
  ['3 tickets. My wife is coming too.', { adults: 3 }],
  ['business class', { cabin: 'business' }],
  ['a business trip', {}],
  ['it is for my business', {}],
  ['premium economy', { cabin: 'premium-economy' }],
  ['first class', { cabin: 'first' }],
  ['I have 2 bags to check', { checkedBags: 2 }],
  ['zero bags', { checkedBags: 0 }],
  ['with 0 check in bags', { checkedBags: 0 }],
  ['the number of bags I check in is zero', { checkedBags: 0 }],
  ['it has to be refundable', { isRefundable: true }],
  ['nothing over 300 pounds', { maxPrice: 300 }],
  ['my budget is 2,000 per person', { maxPrice: 2000 }],
  ['the cheapest flight', { preference: 'cheapest' }],
  ['fly with Lufthansa', { airlines: ['Lufthansa'] }],
  ['direct flights only', { directOnly: true }],
]
test.each(cases)('"%s"', (words, expected) => {
  expect(saidIn(words)).toMatchObject(expected)
  for (const fact of ['adults', 'cabin', 'checkedBags', 'maxPrice', 'airlines'] as const)
    if (!(fact in expected)) expect(saidIn(words)[fact]).toBeUndefined()
})

test('of two days to try the first is begun with', () => {
  expect(saidIn('try the 3rd or the 4th of December')).toEqual({ departureOn: '2026-12-03' })
})

test('the other way round swaps the ends that are known', () => {
  expect(saidIn('the other way round please', [], { origin: 'Leeds', destination: 'Porto' })).toEqual({
    origin: 'Porto',
    destination: 'Leeds',
  })
})

test('a name for a place is kept as it was written, beside the city', () => {
  const said = readSaid('to NYC', { today: TODAY, facts: {}, asked: [] })
  expect(said.facts.destination).toBe('New York')
  expect(said.written.destination).toBe('NYC')
})

test('a window of time is a wish for leaving or arriving', () => {
  expect(saidIn('leaving after 6 pm').departureHours).toMatchObject({ from: '18:00' })
  expect(saidIn('arriving before 9 am').arrivalHours).toMatchObject({ to: '09:00' })
})
