import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import { useTripStore } from '@/components/state/trip-store'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleLive, examplePicks, exampleRanked } from '@/tests/fixtures/flights'
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
