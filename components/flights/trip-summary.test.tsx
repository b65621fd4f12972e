import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { OfferDetails } from '@/lib/travel/ancillaries/offer-details'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { aBag, aChosenSeat, aMeal, anExtra, someDetails } from '@/tests/fixtures/ancillaries'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { sampleOrder } from '@/tests/fixtures/checkout'
import { aBilling, aPassenger, pounds } from '@/tests/fixtures/trip'
import { liveFor, tripServer, withFares } from '@/tests/fixtures/trip-server'
import { ChatActionsProvider } from '../chat/chat-actions'
import { useTripStore } from '../state/trip-store'
import { TripSummary } from './trip-summary'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(live: LiveTrip, details: OfferDetails | null = someDetails()) {
  vi.stubGlobal('fetch', tripServer(live, details).fetch)
  useTripStore.getState().accept(live)
  const { actions, acts } = recordActions(live.threadId)
  render(
    <ChatActionsProvider value={actions}>
      <TripSummary route="London – Lisbon" price={{ total: pounds(41_260) }} isLatest />
    </ChatActionsProvider>,
  )
  return acts
}

function factOf(name: string): string | null | undefined {
  return screen.queryByText(name)?.nextElementSibling?.textContent
}

test('travellers and pets are counted, filters are named, and contact appears once it is known', () => {
  open(
    liveFor(
      'summary-1',
      { adults: 2, infants: 1, pets: 1 },
      { filters: [{ stops: ['direct'] }, { stops: ['direct'] }], billing: aBilling() },
    ),
  )
  expect(factOf('Travellers')).toBe('2 adults, 1 infant1 pet has no place on this booking. See the extras, or ask the airline.')
  expect(factOf('Filters')).toBe('Direct only')
  expect(factOf('Contact')).toBe('maya@example.com · +44 20 7946 0000')
  cleanup()
  open(liveFor('summary-2', { adults: 1 }, { filters: [{}, { airlines: ['TP'] }] }))
  expect(factOf('Filters')).toMatch(/^Return: .*TAP Air Portugal/)
  expect(screen.queryByText('Contact')).toBeNull()
})

test('what was chosen stands with its flight and its traveller, what covers both ways once, and the price has a line for each kind', () => {
  const seats = [aChosenSeat(0, '2A'), aChosenSeat(1, '2B')]
  const both = aBag({ optionId: 'both', sliceIndexes: [0, 1], price: pounds(5000) })
  const bags = [{ option: both, passengerIndex: 1, quantity: 1 }]
  const meals = [{ option: aMeal({ optionId: 'vgml-1', sliceIndex: 1 }), passengerIndex: 0 }]
  const extras = [{ option: anExtra({ optionId: 'priority-0' }), passengerIndex: 0 }]
  const passengers = [aPassenger(), aPassenger({ firstName: 'Ben', lastName: 'Osei' })]
  open(liveFor('summary-3', { adults: 2 }, { ancillaries: { seats, bags, meals, extras }, passengers }))
  const out = screen.getByRole('article', { name: /^Outbound/ })
  expect(out.textContent).toContain('Seat 2A Maya Okafor · TP1361£12.00')
  expect(out.textContent).toContain('Seat 2B Ben Osei · TP1361£12.00')
  expect(out.textContent).toContain('Priority boarding Maya Okafor · Outbound£8.00')
  expect(screen.getByRole('article', { name: /^Return/ }).textContent).toContain('Vegan meal Maya Okafor · TP1361included')
  expect(screen.getByRole('region', { name: 'For several flights' }).textContent).toBe('Checked bag, 23 kg Ben Osei · Both ways£50.00')
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows.slice(-6)).toEqual([
    'Seats · 2£24.00',
    'Bags · 1£50.00',
    'Meals · 1included',
    'Extras · 1£8.00',
    'Service fee£10.00',
    'Total£494.60',
  ])
})

test('what is included and what is not stand in words, and what the airline does not say stands in neither', () => {
  const live = liveFor('summary-4')
  const picks = withFares(live.trip.picks, { seatIncluded: false, mealIncluded: null, refund: { allowed: null, penalty: null } })
  open({ ...live, trip: { ...live.trip, picks } })
  const out = within(screen.getByRole('article', { name: /^Outbound/ }))
  expect(out.getByRole('list', { name: 'Included' }).textContent).toBe('1 cabin bag 8 kg1 checked bag 23 kg')
  expect(out.getByRole('list', { name: 'Not included' }).textContent).toBe('Choice of seat')
  expect(out.getByText(/Changes cost £40.00 per traveller.*doesn’t say what you get back/)).toBeTruthy()
  expect(out.getByText(/1 cabin bag 8 kg, 1 checked bag 23 kg included for each traveller with a seat/)).toBeTruthy()
})

test('what the airline says beside that is there to read', async () => {
  open(liveFor('summary-5'), someDetails({ supplierParameters: { 'Check-in closes': '40 min before departure' } }))
  const notes = (await screen.findByText('What else the airline says')).closest('details')
  await waitFor(() => expect(notes?.textContent).toContain('OutboundWi-FiFor a fee on board'))
  expect(notes?.textContent).toContain('Check-in closes40 min before departure')
})

test('the airline’s words have their place before they are there, and say so if they do not come', async () => {
  const live = liveFor('summary-silent')
  open(live, null)
  const notes = screen.getByText('What else the airline says').closest('details')
  expect(screen.getByRole('status', { name: 'Asking the airline…', hidden: true })).toBeTruthy()
  await waitFor(() => expect(notes?.textContent).toContain('The airline does not answer.'))
  vi.stubGlobal('fetch', tripServer(live, someDetails()).fetch)
  if (notes) notes.open = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(notes?.textContent).toContain('Wi-Fi'))
})

test('an airline that says nothing beside that has no such line', async () => {
  open(liveFor('summary-none'), someDetails({ supplierFeatures: [], supplierParameters: {} }))
  await waitFor(() => expect(screen.queryByText('What else the airline says')).toBeNull())
})

test('while the prices hold one checks out; when they ran out it says so, and the thread asks for others', async () => {
  const acts = open(liveFor('summary-6'))
  expect(screen.getByText(/Prices held until/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Check out · £412.60' }))
  expect(acts.map(({ command }) => command)).toEqual([{ type: 'start-checkout' }])
  cleanup()
  const live = liveFor('summary-7')
  const { result } = live.trip
  open({ ...live, trip: { ...live.trip, result: result && { ...result, expiresAt: '2026-01-01T00:00:00.000Z' } } })
  expect(screen.queryByRole('button', { name: /Check out/ })).toBeNull()
  expect(screen.getByText(/We’ve kept your choices; check the prices again to continue\.$/)).toBeTruthy()
})

test('once it is booked nothing invites any more', async () => {
  open({ ...liveFor('summary-8'), order: sampleOrder() })
  await waitFor(() => expect(screen.queryByText(/Prices held/)).toBeNull())
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('each pick says whether it is the flight we recommend, or which one is, and why', async () => {
  const live = liveFor('summary-recommended')
  const [out] = live.trip.picks
  const reason = '£20.40 less than the next'
  const recommended = [
    { offerId: out?.offer.offerId ?? '', flight: 'TP1361, 09:40 → 12:25', reason },
    { offerId: 'another', flight: 'BA501, 18:40 → 21:25', reason },
  ]
  open(live, someDetails({ recommended }))
  expect(await screen.findByText(`This is the flight we recommend: ${reason}.`)).toBeTruthy()
  expect(within(screen.getByRole('article', { name: /^Return/ })).getByText(`We recommend BA501, 18:40 → 21:25: ${reason}.`)).toBeTruthy()
})
