import { expect, test } from 'vitest'
import { rankRoundTrips } from '@/lib/travel/flights/rank-round-trips'
import { exampleOffer, examplePicks, exampleRanked, exampleSearch } from '@/tests/fixtures/flights'
import { cardMarkdown } from './card-markdown'

test('whole round trips are written with both flights and their price there and back', () => {
  const roundTrips = rankRoundTrips({ search: exampleSearch, offers: [[exampleOffer('out-1')], [exampleOffer('back-1', 1)]] })
  const blocks = cardMarkdown('searchFlights', { flights: { ...examplePicks(), roundTrips } })
  expect(blocks.at(-1)).toContain('| Outbound | Return | Takes | Price there and back |')
  expect(blocks.at(-1)).toContain('£384.80')
})

test('a price of one flight of a search there and back is marked as one way, that of a single flight is not', () => {
  const ofReturnSearch = cardMarkdown('rankFlights', { flights: examplePicks() })
  expect(ofReturnSearch.at(-1)).toContain('| Price One Way |')
  const search = { ...exampleSearch, tripType: 'one-way', slices: exampleSearch.slices.slice(0, 1) }
  expect(cardMarkdown('rankFlights', { flights: { ...examplePicks(), search } }).at(-1)).toContain('| Price |')
})

test('compared round trips and looked-up flights are written alike', () => {
  const found = { label: 'Outbound', search: exampleSearch, flights: [exampleRanked('out-1')] }
  expect(cardMarkdown('lookUpFlights', found).at(-1)).toContain('| Price One Way |')
  const returns = [{ ...exampleRanked('back-1'), offer: exampleOffer('back-1', 1) }]
  const total = { amountMinor: 38_480, currency: 'GBP' }
  const roundTrips = [{ offerIds: ['out-1', 'back-1'], labels: ['cheapest'], total, durationMinutes: 330 }]
  expect(cardMarkdown('lookUpFlights', { ...found, returns, roundTrips }).at(-1)).toContain('Cheapest')
})
