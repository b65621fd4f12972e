import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import { compareDestinations } from '@/lib/travel/plan/compare-destinations'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { aCandidate, NO_LIMITS } from '@/tests/fixtures/plan'
import { LISBON, LONDON } from '@/tests/fixtures/trip'
import { CompareDestinationsView } from './view'

afterEach(cleanup)

function renderPart(part: Parameters<typeof CompareDestinationsView>[0]['part']) {
  const { actions, acts } = recordActions()
  render(
    <ChatActionsProvider value={actions}>
      <CompareDestinationsView part={part} isLatest />
    </ChatActionsProvider>,
  )
  return acts
}

function renderCompared() {
  const dear = { amountMinor: 19_900, currency: 'EUR' }
  const comparison = compareDestinations([aCandidate('lisbon'), aCandidate('porto', { fare: dear })], NO_LIMITS)
  return renderPart({
    state: 'done',
    input: {},
    output: {
      status: 'compared',
      compared: {
        origin: LONDON,
        month: '2027-03',
        days: 3,
        comparison,
        flights: [
          { airport: LISBON, departureOn: '2027-03-02', returnOn: '2027-03-04' },
          { airport: null, departureOn: null, returnOn: null },
        ],
        isSimulated: true,
        searchedAt: '2026-11-20T09:00:00.000Z',
      },
    },
  })
}

test('each place is a column, and the best in a row is marked', () => {
  renderCompared()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Lisbon', 'Porto'])
  expect(screen.getByRole('row', { name: /^Flights there and back €100 \(best of these\) €199$/ })).toBeTruthy()
})

test('tapping a place searches its flights on the days of its fare', async () => {
  const acts = renderCompared()
  await userEvent.click(screen.getByRole('button', { name: 'Find flights to Lisbon' }))
  expect(acts).toMatchObject([{ command: { type: 'change-search', change: { departureOn: '2027-03-02', returnOn: '2027-03-04' } } }])
  expect(screen.queryByRole('button', { name: 'Find flights to Porto' })).toBeNull()
})

test('shows its running and failed states in words', () => {
  renderPart({ state: 'running', input: {}, soFar: null })
  expect(screen.getByText('Comparing the places…')).toBeTruthy()
  cleanup()
  renderPart({ state: 'failed', input: {}, message: 'The fares could not be read.' })
  expect(screen.getByText(/Your trip hasn’t changed\./)).toBeTruthy()
})
