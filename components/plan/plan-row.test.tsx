import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { someDetails } from '@/tests/fixtures/ancillaries'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { aPlace, aPlan, aSight } from '@/tests/fixtures/plan'
import { planLive } from '@/tests/fixtures/plan-server'
import { LISBON, LONDON } from '@/tests/fixtures/trip'
import { liveFor, tripServer } from '@/tests/fixtures/trip-server'
import { ChatActionsProvider } from '../chat/chat-actions'
import { useTripStore } from '../state/trip-store'
import { TripBar } from '../trip/trip-bar'
import { TripPanel } from '../trip/trip-panel'

const plan = aPlan(aPlace([aSight('castle', [0, 0])], { slug: 'lisbon', name: 'Lisbon' }), { days: 3, startsOn: '2098-11-27' })

function inThread(threadId: string, ...parts: React.ReactNode[]) {
  return <ChatActionsProvider value={recordActions(threadId).actions}>{parts}</ChatActionsProvider>
}

test('a plan alone is a trip: its panel and its bar tell it, and lead to its page', () => {
  useTripStore.getState().accept(planLive('row-1', plan))
  render(inThread('row-1', <TripPanel key="panel" />, <TripBar key="bar" />))
  expect(screen.queryByText('Your trip appears here')).toBeNull()
  expect(screen.getByRole('region', { name: 'Plan' }).textContent).toContain('3 days in LisbonThu 27 Nov – Sat 29 Nov 2098')
  expect(screen.getByRole('link', { name: 'Show the plan' }).getAttribute('href')).toBe('/plans/row-1')
  expect(screen.getByRole('button', { name: /Show the trip$/ }).textContent).toContain('3 days in Lisbon')
})

test('beside flights it is a line of its own; without a plan there is none', () => {
  const first = liveFor('row-2')
  const live = { ...first, trip: { ...first.trip, wishes: { ...first.trip.wishes, origin: LONDON, destination: LISBON } } }
  vi.stubGlobal('fetch', tripServer(live, someDetails()).fetch)
  useTripStore.getState().accept(live)
  const { rerender } = render(inThread('row-2', <TripPanel key="panel" />))
  expect(screen.queryByRole('region', { name: 'Plan' })).toBeNull()
  useTripStore.getState().accept({ ...live, version: live.version + 1, trip: { ...live.trip, plan } })
  rerender(inThread('row-2', <TripPanel key="panel" />))
  expect(screen.getByRole('region', { name: 'Outbound' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Plan' })).toBeTruthy()
})

test('where the card stands on the page, the line leads there', async () => {
  useTripStore.getState().accept(planLive('row-3', plan))
  const card = <article key="card" data-live-plan="row-3" tabIndex={-1} aria-label="The card" />
  render(inThread('row-3', <TripPanel key="panel" />, card))
  await userEvent.click(screen.getByRole('link', { name: 'Show the plan' }))
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('The card'))
})
