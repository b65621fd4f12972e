import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import { useTripStore } from '@/components/state/trip-store'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleLive, examplePicks } from '@/tests/fixtures/flights'
import { pounds } from '@/tests/fixtures/trip'
import { CompareDaysView } from './view'

beforeEach(() => useTripStore.setState({ trips: {} }))
afterEach(cleanup)

function renderDays(sliceIndex: number, searchId = examplePicks().searchId) {
  useTripStore.getState().accept(exampleLive())
  const { actions, acts } = recordActions()
  const output = {
    status: 'compared' as const,
    searchId,
    sliceIndex,
    label: sliceIndex === 0 ? 'Outbound' : 'Return',
    search: examplePicks().search,
    chosenOn: '2026-11-27',
    days: [
      { status: 'impossible' as const, date: '2026-11-25', why: 'past' as const },
      { status: 'priced' as const, date: '2026-11-26', total: pounds(9000) },
      { status: 'priced' as const, date: '2026-11-27', total: pounds(12_000) },
      { status: 'no-flights' as const, date: '2026-11-28' },
    ],
  }
  render(
    <ChatActionsProvider value={actions}>
      <CompareDaysView part={{ state: 'done', input: { sliceIndex }, output }} isLatest />
    </ChatActionsProvider>,
  )
  return acts
}

test('tapping another day searches it', async () => {
  const acts = renderDays(0)
  await userEvent.click(screen.getByRole('button', { name: /Thu 26 Nov, from £90.00/ }))
  expect(acts).toEqual([{ command: { type: 'change-search', change: { departureOn: '2026-11-26' } }, label: 'You asked for Thu 26 Nov' }])
})

test('only other days with flights can be tapped', () => {
  renderDays(1)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('the currency stands beside the cells, which are too narrow for it', () => {
  renderDays(1)
  expect(screen.getByText(/^Lowest price of each day · return · .*GBP$/)).toBeTruthy()
})

function renderPart(part: Parameters<typeof CompareDaysView>[0]['part']) {
  render(
    <ChatActionsProvider value={recordActions().actions}>
      <CompareDaysView part={part} isLatest />
    </ChatActionsProvider>,
  )
}

test('says that the days are being compared', () => {
  renderPart({ state: 'running', input: { sliceIndex: 0 }, soFar: null })
  expect(screen.getByText('Comparing the days…')).toBeTruthy()
})

test('a failed comparison leaves the flights as they were', () => {
  renderPart({ state: 'failed', input: { sliceIndex: 0 }, message: 'The prices could not be read.' })
  expect(screen.getByText(/Your flights haven’t changed\./)).toBeTruthy()
})

test('days of an older search only show', () => {
  renderDays(0, 'search-0')
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getByText('Replaced by a newer search')).toBeTruthy()
})
