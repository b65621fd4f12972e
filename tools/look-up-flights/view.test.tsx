import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import { useTripStore } from '@/components/state/trip-store'
import type { NamedRoundTrip } from '@/lib/travel/flights/ranked-offer'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleLive, exampleOffer, examplePicks, exampleRanked } from '@/tests/fixtures/flights'
import { LookUpFlightsView } from './view'

beforeEach(() => useTripStore.setState({ trips: {} }))
afterEach(cleanup)

function renderLookUp(input: { flightNumber?: string; offerIds?: string[] }, changes: { searchId?: string; expiresAt?: string } = {}) {
  useTripStore.getState().accept(exampleLive())
  const { search, searchId, isSimulated, expiresAt } = examplePicks(changes)
  const { actions, acts } = recordActions()
  const output = {
    status: 'looked-up' as const,
    searchId,
    sliceIndex: 0,
    label: 'Outbound',
    search,
    isSimulated,
    expiresAt,
    matchCount: 1,
    isExact: true,
    areFilteredOut: false,
    flights: [exampleRanked('offer-9')],
  }
  render(
    <ChatActionsProvider value={actions}>
      <LookUpFlightsView part={{ state: 'done', input: { sliceIndex: 0, ...input }, output }} isLatest />
    </ChatActionsProvider>,
  )
  return acts
}

test('a flight found by its name can be chosen on its card', async () => {
  const acts = renderLookUp({ flightNumber: 'TP1363' })
  await userEvent.click(screen.getByRole('button', { name: /^Choose/ }))
  expect(acts).toMatchObject([{ command: { type: 'pick-offer', sliceIndex: 0, offerId: 'offer-9' } }])
})

test('a flight already shown above gets no second card', () => {
  renderLookUp({ offerIds: ['offer-9'] })
  expect(screen.queryAllByRole('article')).toEqual([])
})

test('one of an older search only shows', () => {
  renderLookUp({ flightNumber: 'TP1363' }, { searchId: 'search-0' })
  expect(screen.queryAllByRole('button', { name: /^Choose/ })).toEqual([])
  expect(screen.getByText('Replaced by a newer search')).toBeTruthy()
})

test('one whose price has expired says so and only shows', () => {
  renderLookUp({ flightNumber: 'TP1363' }, { expiresAt: '2020-01-01T00:00:00Z' })
  expect(screen.queryAllByRole('button', { name: /^Choose/ })).toEqual([])
  expect(screen.getByText('Prices have expired')).toBeTruthy()
})

function renderCompared(changes: { roundTrips?: boolean; searchId?: string } = {}) {
  useTripStore.getState().accept(exampleLive())
  const { search, searchId, isSimulated, expiresAt } = examplePicks(changes.searchId ? { searchId: changes.searchId } : {})
  const { actions, acts } = recordActions()
  const flights = ['out-1', 'out-2'].map(exampleRanked)
  const back = { ...exampleRanked('back-1'), offer: exampleOffer('back-1', 1) }
  const total = { amountMinor: 38_480, currency: 'GBP' }
  const roundTrips = flights.map(
    ({ offer }): NamedRoundTrip => ({
      offerIds: [offer.offerId, 'back-1'],
      labels: ['cheapest'],
      total,
      durationMinutes: 330,
    }),
  )
  const found = {
    searchId,
    search,
    isSimulated,
    expiresAt,
    sliceIndex: 0,
    label: 'Outbound',
    matchCount: 2,
    isExact: true,
    areFilteredOut: false,
  }
  const whole = changes.roundTrips ? { returns: [back], roundTrips } : {}
  const input = { sliceIndex: 0, offerIds: ['out-1', 'out-2'], sideBySide: true }
  render(
    <ChatActionsProvider value={actions}>
      <LookUpFlightsView part={{ state: 'done', input, output: { status: 'looked-up', ...found, flights, ...whole } }} isLatest />
    </ChatActionsProvider>,
  )
  return acts
}

test('flights to be compared stand in a table, and one of them is chosen below its column', async () => {
  const acts = renderCompared()
  expect(within(screen.getByRole('article', { name: '2 flights side by side' })).getByRole('table')).toBeTruthy()
  const [, second] = screen.getAllByRole('button', { name: /^Choose/ })
  if (second) await userEvent.click(second)
  expect(acts).toMatchObject([{ command: { type: 'pick-offer', sliceIndex: 0, offerId: 'out-2' } }])
})

test('round trips to be compared stand in a table with both directions, and are chosen whole', async () => {
  const acts = renderCompared({ roundTrips: true })
  const card = within(screen.getByRole('article', { name: '2 Round Trips side by side' }))
  expect(card.getByRole('rowheader', { name: 'Total for 2 travellers, there and back' })).toBeTruthy()
  const [first] = card.getAllByRole('button', { name: /^Choose/ })
  if (first) await userEvent.click(first)
  expect(acts).toMatchObject([{ command: { type: 'pick-round-trip', offerIds: ['out-1', 'back-1'] } }])
})

test('a comparison of an older search only shows', () => {
  renderCompared({ searchId: 'search-0' })
  expect(screen.queryAllByRole('button', { name: /^Choose/ })).toEqual([])
  expect(screen.queryByText('Cheapest')).toBeNull()
})

function renderPart(part: Parameters<typeof LookUpFlightsView>[0]['part']) {
  render(
    <ChatActionsProvider value={recordActions().actions}>
      <LookUpFlightsView part={part} isLatest />
    </ChatActionsProvider>,
  )
}

test('while a flight is looked up it says so', () => {
  renderPart({ state: 'running', input: { sliceIndex: 0 }, soFar: null })
  expect(screen.getByText('Looking that up…')).toBeTruthy()
})

test('a look-up that failed leaves the trip as it was', () => {
  renderPart({ state: 'failed', input: { sliceIndex: 0 }, message: 'The flights could not be read.' })
  expect(screen.getByText(/Your trip hasn’t changed\./)).toBeTruthy()
})
