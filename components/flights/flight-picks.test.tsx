import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FlightPicks as PicksOfSlice, RankedOffer } from '@/lib/travel/flights/ranked-offer'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleFare, exampleLive, exampleOffer, examplePicks, exampleRanked } from '@/tests/fixtures/flights'
import { ChatActionsProvider } from '../chat/chat-actions'
import { flightListKey, useFlightListStore } from '../state/flight-list-store'
import { useTripStore } from '../state/trip-store'
import { FlightPicks } from './flight-picks'
import { sortRanked } from './sort-ranked'

beforeEach(() => {
  useTripStore.setState({ trips: {} })
  useFlightListStore.setState({ lists: {} })
})
afterEach(cleanup)

function renderPicks(flights: PicksOfSlice, live: LiveTrip) {
  useTripStore.getState().accept(live)
  const { actions, acts } = recordActions()
  render(
    <ChatActionsProvider value={actions}>
      <FlightPicks flights={flights} isLatest />
    </ChatActionsProvider>,
  )
  return acts
}

const order: NonNullable<LiveTrip['order']> = {
  orderId: 'order-1',
  threadId: 'thread-1',
  status: 'success',
  paymentStatus: 'succeeded',
  total: { amountMinor: 19_240, currency: 'GBP' },
  bookingReference: 'SBX-ABC123',
  ticketNumbers: [],
  cardBrand: 'visa',
  cardLast4: '4242',
  lastError: null,
  charged: { amountMinor: 19_240, currency: 'GBP' },
  held: null,
  actionBy: null,
  stages: [],
  next: null,
  isSimulated: true,
  createdAt: '2098-11-20T14:05:00Z',
}

test('choosing a flight issues the pick with a line that names it', async () => {
  const acts = renderPicks(examplePicks(), exampleLive())
  await userEvent.click(screen.getByRole('button', { name: /^Choose/ }))
  expect(acts).toEqual([{ command: { type: 'pick-offer', sliceIndex: 0, offerId: 'offer-1' }, label: 'You chose TP1363, 21:40 → 00:25+1' }])
})

test('picks of an older search show that they were replaced and have no buttons', () => {
  renderPicks(examplePicks({ searchId: 'search-0', offerCount: 40 }), exampleLive())
  expect(screen.getByText('Replaced by a newer search')).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('expired picks say so, since when, and have no buttons: the thread asks for new ones at one place', () => {
  renderPicks(examplePicks({ searchedAt: '2019-12-31T12:00:00Z', expiresAt: '2020-01-01T00:00:00Z', offerCount: 40 }), exampleLive())
  expect(screen.getByText(/^Prices from/).textContent).toBe('Prices from Tue 31 Dec 2019 have expired')
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('picks of a trip that was taken back say that the trip is another one', () => {
  renderPicks(examplePicks(), exampleLive({ result: null, picks: [] }))
  expect(screen.getByText('Your trip has changed since then')).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('picks of a booked trip show the choice and have no buttons', () => {
  const offer = exampleOffer('offer-1')
  const live = { ...exampleLive({ picks: [{ offer, fare: null }, null] }), order }
  renderPicks(examplePicks({ offerCount: 40 }), live)
  expect(screen.getByText('Your choice')).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('all flights show in pages of ten, and a row chooses the same way as a pick', async () => {
  const { threadId } = recordActions().actions
  const offers: RankedOffer[] = Array.from({ length: 23 }, (_, index) => ({ ...exampleRanked(`more-${index}`), place: index + 1 }))
  useFlightListStore.setState({
    lists: { [flightListKey({ threadId, searchId: 'search-1', sliceIndex: 0, afterOfferId: null })]: { status: 'ready', offers } },
  })
  const acts = renderPicks(examplePicks({ offerCount: 23 }), exampleLive())
  await userEvent.click(screen.getByRole('button', { name: 'Show more flights' }))
  const rows = () => screen.getAllByRole('button', { expanded: false }).filter((row) => row.textContent?.includes('£'))
  expect(rows()).toHaveLength(10)
  await userEvent.click(screen.getByRole('button', { name: 'Show 10 more of 13' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show the last 3' }))
  expect(rows()).toHaveLength(23)
  const [first] = rows()
  if (first) await userEvent.click(first)
  await userEvent.click(screen.getByRole('button', { name: 'Choose TP1363' }))
  expect(acts.map(({ command }) => command)).toEqual([{ type: 'pick-offer', sliceIndex: 0, offerId: 'more-0' }])
})

test('sorting returns a new list and keeps equal flights in rank order', () => {
  const at = (place: number, eachMinor: number): RankedOffer => {
    const ranked = exampleRanked(`offer-${place}`)
    const fare = exampleFare('any', 'Light', eachMinor)
    return { ...ranked, place, total: fare.total, offer: { ...ranked.offer, fares: [fare] } }
  }
  const offers = [at(1, 9000), at(2, 8000), at(3, 9000)]
  const places = (by: 'price' | 'rank', isDescending: boolean) =>
    sortRanked(offers, { by, isDescending }, examplePicks().search).map(({ place }) => place)
  expect(places('price', false)).toEqual([2, 1, 3])
  expect(places('price', true)).toEqual([1, 3, 2])
  expect(offers.map(({ place }) => place)).toEqual([1, 2, 3])
})

test('a search that is filtered in the same turn leaves one card with flights, an earlier turn keeps its own', () => {
  useTripStore.getState().accept(exampleLive())
  const { actions } = recordActions()
  const card = <FlightPicks flights={examplePicks()} isLatest />
  render(
    <ChatActionsProvider value={actions}>
      <div data-turn="earlier">{card}</div>
      <div data-turn="now">
        {card}
        {card}
      </div>
    </ChatActionsProvider>,
  )
  const cards = screen.getAllByRole('article', { name: /^Outbound flights/ })
  expect(cards.map((shown) => shown.closest('[data-turn]')?.getAttribute('data-turn'))).toEqual(['earlier', 'now'])
})
