import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rankRoundTrips } from '@/lib/travel/flights/rank-round-trips'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleLive, exampleOffer, examplePicks, exampleSearch } from '@/tests/fixtures/flights'
import { ChatActionsProvider } from '../chat/chat-actions'
import { useTripStore } from '../state/trip-store'
import { FlightPicks } from './flight-picks'

beforeEach(() => useTripStore.setState({ trips: {} }))
afterEach(cleanup)

const offers = [[exampleOffer('out-1'), exampleOffer('out-2')], [exampleOffer('back-1', 1)]]

function renderRoundTrips(live: LiveTrip = exampleLive(), found = offers) {
  const roundTrips = rankRoundTrips({ search: exampleSearch, offers: found })
  if (!roundTrips) throw new Error('there are round trips')
  useTripStore.getState().accept(live)
  const { actions, acts } = recordActions()
  render(
    <ChatActionsProvider value={actions}>
      <FlightPicks flights={examplePicks({ roundTrips, offerCount: 2 })} isLatest />
    </ChatActionsProvider>,
  )
  return acts
}

test('a round trip shows the total there and back for everybody and is chosen with one command', async () => {
  const acts = renderRoundTrips()
  const [recommended] = screen.getAllByRole('button', { name: /^Choose the Round Trip.*£384\.80 there and back for 2 travellers$/ })
  if (recommended) await userEvent.click(recommended)
  expect(acts).toEqual([
    {
      command: { type: 'pick-round-trip', offerIds: ['out-1', 'back-1'] },
      label: 'You chose TP1363, 21:40 → 00:25+1 and TP1363, 21:40 → 00:25+1',
    },
  ])
})

test('a folded round trip says which bags it includes: once where both directions are alike, else for each', () => {
  renderRoundTrips()
  const [list] = screen.getAllByRole('list', { name: 'Included bags' })
  expect(list?.textContent).toBe('1 cabin bag 8 kg, no checked bag')
  cleanup()
  const heavier = exampleOffer('back-1', 1)
  const fares = heavier.fares.map((fare) => ({ ...fare, checkedBags: { pieces: 1, weightKg: 23 } }))
  renderRoundTrips(exampleLive(), [offers[0] ?? [], [{ ...heavier, fares }]])
  const [items] = screen.getAllByRole('list', { name: 'Included bags' })
  expect([...(items?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Outbound: 1 cabin bag 8 kg, no checked bag',
    'Return: 1 cabin bag 8 kg, 1 checked bag 23 kg',
  ])
})

test('both directions unfold in place with their one-way prices', async () => {
  renderRoundTrips()
  const [card] = screen.getAllByRole('article', { name: /^Outbound .*\. Return / })
  if (!card) throw new Error('there is a card')
  await userEvent.click(within(card).getByRole('button', { name: 'Details of TP1363 and TP1363' }))
  expect(within(card).getAllByText('£192.40 One Way, for 2 travellers')).toHaveLength(2)
})

test('with round trips the single flights are one step away, and open where that was chosen before', () => {
  renderRoundTrips()
  expect(screen.getByRole('button', { name: 'Choose outbound and return separately' })).toBeTruthy()
  cleanup()
  renderRoundTrips(exampleLive({ choosesSeparately: true }))
  expect(screen.getByRole('article', { name: /^Outbound flights/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Back to Round Trips' })).toBeTruthy()
})

test('a chosen round trip is marked, and one of an older search cannot be chosen', () => {
  const picks = [offers[0]?.[0], offers[1]?.[0]].map((offer) => (offer ? { offer, fare: null } : null))
  renderRoundTrips(exampleLive({ picks }))
  expect(screen.getByText('Your choice')).toBeTruthy()
  cleanup()
  renderRoundTrips(exampleLive({ result: null, picks: [] }))
  expect(screen.queryAllByRole('button')).toEqual([])
})
