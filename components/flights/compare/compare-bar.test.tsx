import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { rankRoundTrips } from '@/lib/travel/flights/rank-round-trips'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleLive, exampleOffer, examplePicks, exampleRanked, exampleSearch } from '@/tests/fixtures/flights'
import { ChatActionsProvider } from '../../chat/chat-actions'
import { useTripStore } from '../../state/trip-store'
import { FlightPicks } from '../flight-picks'

beforeEach(() => useTripStore.setState({ trips: {} }))
afterEach(cleanup)

function named(offerId: string, flightNumber: string, change: Partial<FlightOffer> = {}): FlightOffer {
  const offer = exampleOffer(offerId, change.sliceIndex ?? 0)
  return { ...offer, ...change, segments: offer.segments.map((segment) => ({ ...segment, flightNumber })) }
}

const AIRPORT = exampleOffer('any').segments[0]?.destination
const FLIGHTS = [
  named('one', 'TP1', { durationMinutes: 150 }),
  named('two', 'TP2', {
    connections: 1,
    layovers: AIRPORT ? [{ airport: AIRPORT, minutes: 85, isOvernight: false }] : [],
    co2Kg: null,
  }),
  named('three', 'TP3'),
  named('four', 'TP4'),
  named('five', 'TP5'),
]

function renderPicks() {
  useTripStore.getState().accept(exampleLive({ choosesSeparately: true }))
  const { actions, acts } = recordActions()
  const picks = FLIGHTS.map((offer) => ({ ...exampleRanked(offer.offerId), offer, total: leadFare(offer, exampleSearch).total }))
  render(
    <ChatActionsProvider value={actions}>
      <FlightPicks flights={examplePicks({ picks, offerCount: picks.length })} isLatest />
    </ChatActionsProvider>,
  )
  return acts
}

async function compare(...numbers: string[]) {
  for (const number of numbers) await userEvent.click(screen.getByRole('checkbox', { name: `Compare ${number}` }))
}

test('one ticked flight asks for another, two open a table with what differs', async () => {
  renderPicks()
  await compare('TP1')
  expect(screen.getByRole('status').textContent).toBe('Choose another to compare')
  expect(screen.queryByRole('button', { name: /^Compare \d flights/ })).toBeNull()
  await compare('TP2')
  await userEvent.click(screen.getByRole('button', { name: 'Compare 2 flights' }))
  const table = within(await screen.findByRole('dialog', { name: '2 flights side by side' })).getByRole('table')
  const cellsOf = (name: RegExp) => within(within(table).getByRole('row', { name })).getAllByRole('cell')
  expect(cellsOf(/^Duration/).map(({ textContent }) => textContent)).toEqual(['2 h 30 (differs) (best of these)', '2 h 45 (differs)'])
  expect(cellsOf(/^Layovers/).map(({ textContent }) => textContent)).toEqual(['None (differs)', '1 h 25, Lisbon (LIS) (differs)'])
  expect(cellsOf(/^CO₂/)[1]?.textContent).toBe('Not stated (differs)')
  expect(cellsOf(/^Refund/).map(({ textContent }) => textContent)).toEqual(['Not stated', 'Not stated'])
  expect(within(table).getByRole('rowheader', { name: 'Total for 2 travellers, One Way' })).toBeTruthy()
})

test('only what differs is shown on demand', async () => {
  renderPicks()
  await compare('TP1', 'TP2')
  await userEvent.click(screen.getByRole('button', { name: 'Compare 2 flights' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Only show what differs' }))
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names).toContain('Stops')
  expect(names).not.toContain('Refund')
})

test('the button below a column chooses its flight with the command of its card', async () => {
  const acts = renderPicks()
  await compare('TP1', 'TP2')
  await userEvent.click(screen.getByRole('button', { name: 'Compare 2 flights' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Choose TP2' }))
  expect(acts.map(({ command }) => command)).toEqual([{ type: 'pick-offer', sliceIndex: 0, offerId: 'two' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a fifth flight cannot be ticked, and all are cleared at once', async () => {
  renderPicks()
  await compare('TP1', 'TP2', 'TP3', 'TP4')
  expect(screen.getByRole('checkbox', { name: 'Compare TP5' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('status').textContent).toBe('4 is the most you can compare')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('group', { name: 'Flights to compare' })).toBeNull()
})

test('round trips stand side by side with both directions, and are chosen whole', async () => {
  const offers = [FLIGHTS.slice(0, 2), [named('back', 'TP9', { sliceIndex: 1 })]]
  const roundTrips = rankRoundTrips({ search: exampleSearch, offers })
  if (!roundTrips) throw new Error('there are round trips')
  useTripStore.getState().accept(exampleLive())
  const { actions, acts } = recordActions()
  render(
    <ChatActionsProvider value={actions}>
      <FlightPicks flights={examplePicks({ roundTrips, offerCount: 2 })} isLatest />
    </ChatActionsProvider>,
  )
  await compare('TP1 and TP9', 'TP2 and TP9')
  await userEvent.click(screen.getByRole('button', { name: 'Compare 2 Round Trips' }))
  const table = within(await screen.findByRole('dialog', { name: '2 Round Trips side by side' })).getByRole('table')
  expect(within(table).getByRole('rowheader', { name: 'Total for 2 travellers, there and back' })).toBeTruthy()
  const totals = within(within(table).getByRole('row', { name: /^Total/ })).getAllByRole('cell')
  expect(totals.map(({ textContent }) => textContent)).toEqual(['£384.80', '£384.80'])
  expect(within(table).getByText(/^Return/)).toBeTruthy()
  await userEvent.click(within(table).getByRole('button', { name: 'Choose TP2 and TP9' }))
  expect(acts.map(({ command }) => command)).toEqual([{ type: 'pick-round-trip', offerIds: ['two', 'back'] }])
})
