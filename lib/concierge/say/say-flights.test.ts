import { expect, test } from 'vitest'
import { startThread } from '@/tests/fixtures/concierge-thread'
import type { ShownFlights } from '../tool-results'
import { unmarked } from './marked'
import { sayBest, sayFlightChosen } from './say-flights'

const shown = (checkedBags?: number): ShownFlights => ({
  searchId: 'search-1',
  sliceIndex: 0,
  label: 'Outbound',
  from: 'London',
  to: 'Lisbon',
  departureOn: '2026-11-27',
  offerCount: 42,
  isSimulated: true,
  picks: [
    { offerId: 'a', place: 1, labels: ['best-value'], reason: '', total: '£110.00', ...(checkedBags === undefined ? {} : { checkedBags }) },
  ],
  briefs: [
    {
      offerId: 'a',
      place: 1,
      flightNumbers: ['AA33'],
      airline: 'Alpha Air',
      from: 'LON',
      to: 'LIS',
      departsAt: '2026-11-27T13:30',
      arrivesAt: '2026-11-27T16:10',
      durationMinutes: 160,
      connections: 0,
      via: [],
      total: '£110.00',
    },
  ],
})

test('a price that includes fewer bags than the traveller wants says so', () => {
  const situation = startThread().situation()
  const couple = { ...situation, wishes: { ...situation.wishes, adults: 2 } }
  expect(unmarked(sayBest(shown(), situation)).words).toBe('The best value is AA33 at 13:30: £110.00.')
  expect(unmarked(sayBest(shown(0), situation)).words).toMatch(
    / That price doesn’t include a checked bag\. You can add bags once you’ve chosen the fare\.$/,
  )
  expect(unmarked(sayBest(shown(1), couple)).words).toMatch(
    / That price includes 1 checked bag each\. You can add more once you’ve chosen the fare\.$/,
  )
})

test('a flight that lands on another day says so', () => {
  const { slices, ...situation } = startThread().situation()
  const flight = { sliceIndex: 0, flight: '4Y111', departsAt: '2027-02-07T19:55', arrivesAt: '2027-02-08T12:50' }
  const said = (arrivesAt: string) => unmarked(sayFlightChosen({ ...flight, arrivesAt }, { ...situation, slices })).words
  expect(said('2027-02-08T12:50')).toBe('Your flight: 4Y111, 19:55–12:50 (+1).')
  expect(said('2027-02-07T23:50')).toBe('Your flight: 4Y111, 19:55–23:50.')
  expect(said('2027-02-06T23:50')).toBe('Your flight: 4Y111, 19:55–23:50 (−1).')
})
