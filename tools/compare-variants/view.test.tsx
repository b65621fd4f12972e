import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import { useTripStore } from '@/components/state/trip-store'
import type { VariantsCompared } from '@/lib/travel/trip/trip-variants-schema'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleLive, examplePicks } from '@/tests/fixtures/flights'
import { pounds } from '@/tests/fixtures/trip'
import { CompareVariantsView } from './view'

beforeEach(() => useTripStore.setState({ trips: {} }))
afterEach(cleanup)

const FLIGHT = {
  sliceIndex: 0,
  flightNumbers: ['TP1361'],
  airline: 'TAP Air Portugal',
  from: 'LHR',
  to: 'LIS',
  departsAt: '2026-11-27T09:40',
  arrivesAt: '2026-11-27T12:25',
  connections: 0,
  fare: 'Standard',
  stands: 'same' as const,
  total: pounds(20_000),
}

function comparison(): VariantsCompared {
  const { search } = examplePicks()
  return {
    search,
    total: pounds(20_000),
    flights: [FLIGHT],
    variants: [
      {
        status: 'priced',
        clauses: ['business class'],
        change: { cabinClass: 'business' },
        filters: [],
        search: { ...search, cabinClass: 'business' },
        total: pounds(50_000),
        difference: pounds(30_000),
        flights: [{ ...FLIGHT, flightNumbers: ['TP1363'], stands: 'other', fare: 'Business', total: pounds(50_000) }],
        lost: ['Outbound TP1361, 09:40 → 12:25'],
      },
      { status: 'unpriced', clauses: ['leaving Mon 1 Mar'], message: 'There are no flights on that day.' },
    ],
    isSimulated: true,
  }
}

function renderPart(part: Parameters<typeof CompareVariantsView>[0]['part'], live = exampleLive()) {
  useTripStore.getState().accept(live)
  const { actions, acts } = recordActions()
  render(
    <ChatActionsProvider value={actions}>
      <CompareVariantsView part={part} isLatest />
    </ChatActionsProvider>,
  )
  return acts
}

const renderCompared = (change: Partial<VariantsCompared> = {}) =>
  renderPart({ state: 'done', input: {}, output: { status: 'compared', comparison: { ...comparison(), ...change } } })

test('the trip stands beside its variants, each with the difference before the total', () => {
  renderCompared()
  const [now, business, unpriced] = screen.getAllByRole('listitem')
  expect(now?.textContent).toMatch(/^Your trip now£200\.00.*TP1361, LHR .* → LIS .*, Standard/)
  expect(business?.textContent).toMatch(/^Business class£300\.00 more£500\.00.*TP1363.*instead of yours/)
  expect(unpriced?.textContent).toBe('No price for leaving Mon 1 MarThere are no flights on that day.')
  expect(screen.getByText('You’d lose: Outbound TP1361, 09:40 → 12:25.')).toBeTruthy()
})

test('one press takes a variant by the command that words issue', async () => {
  const acts = renderCompared()
  const [, business] = screen.getAllByRole('listitem')
  await userEvent.click(within(business as HTMLElement).getByRole('button', { name: 'Take this: business class, £500.00' }))
  expect(acts).toMatchObject([
    {
      command: { type: 'change-search', change: { cabinClass: 'business' }, variant: { filters: [] } },
      label: 'You asked for business class',
    },
  ])
})

test('variants of a trip that has changed since only show', () => {
  const { search } = examplePicks()
  renderCompared({ search: { ...search, checkedBags: 2 } })
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getByText('Your trip has changed since then')).toBeTruthy()
})

test('says that it works, and that a failure changed nothing', () => {
  renderPart({ state: 'running', input: {}, soFar: null })
  expect(screen.getByText('Pricing that beside your trip…')).toBeTruthy()
  cleanup()
  renderPart({ state: 'failed', input: {}, message: 'The prices could not be read.' })
  expect(screen.getByText(/Your trip hasn’t changed/)).toBeTruthy()
})
