import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import { takePendingSearch } from '@/components/state/pending-search'
import { useTripStore } from '@/components/state/trip-store'
import type { MeetUpFlight, MeetUps } from '@/lib/travel/flights/meet-ups'
import type { Place } from '@/lib/travel/places/place'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleLive } from '@/tests/fixtures/flights'
import { LISBON, LONDON, pounds } from '@/tests/fixtures/trip'
import { SearchMeetUpView } from './view'

beforeEach(() => useTripStore.setState({ trips: {} }))
afterEach(cleanup)

const PARIS: Place = { ...LONDON, iataCode: 'PAR', name: 'Paris', cityName: 'Paris', countryCode: 'FR' }
const travellers = { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] }

function flight(origin: Place, flightNumber: string, arrivesAt: string, amountMinor: number): MeetUpFlight {
  const out = { flightNumbers: [flightNumber], airline: 'TAP', origin, destination: LISBON, durationMinutes: 150, connections: 0 }
  return {
    searchId: `search-${origin.iataCode}`,
    offerId: `offer-${flightNumber}`,
    total: pounds(amountMinor),
    out: { ...out, departsAt: '2027-05-10T09:00', arrivesAt },
    back: null,
  }
}

function meetUps(change: Partial<MeetUps> = {}): MeetUps {
  return {
    groups: [
      { origin: LONDON, travellers: { ...travellers, adults: 2 } },
      { origin: PARIS, travellers },
    ],
    destination: LISBON,
    departureOn: '2027-05-10',
    returnOn: null,
    withinMinutes: 60,
    isWider: false,
    options: [
      {
        flights: [flight(LONDON, 'TP1', '2027-05-10T11:30', 20_000), flight(PARIS, 'AF2', '2027-05-10T12:15', 9_000)],
        total: pounds(29_000),
        gapMinutes: 45,
      },
    ],
    isSimulated: true,
    ...change,
  }
}

function renderFound(found = meetUps()) {
  useTripStore.getState().accept(exampleLive())
  const { actions, acts } = recordActions()
  render(
    <ChatActionsProvider value={actions}>
      <SearchMeetUpView part={{ state: 'done', input: { groups: [] }, output: { status: 'found', meetUps: found } }} isLatest />
    </ChatActionsProvider>,
  )
  return acts
}

test('one line of time shows each group’s flight, the gap, the price of each and the sum', () => {
  renderFound()
  const [option] = screen.getAllByRole('listitem')
  expect(option?.textContent).toContain('All land within 45 min')
  expect(option?.textContent).toContain('£290.00 in total')
  expect(option?.textContent).toContain('for 2 travellers')
  expect(
    within(option as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringContaining('£200.00'), expect.stringContaining('£90.00')])
  expect(screen.getByText(/Each flight is a separate booking/)).toBeTruthy()
})

test('choosing a flight takes its search and the flight, as chooseFlight does', async () => {
  const acts = renderFound()
  await userEvent.click(screen.getByRole('button', { name: 'Choose AF2 from Paris' }))
  const command = { type: 'take-search', searchId: 'search-PAR', filters: [], pick: { sliceIndex: 0, offerId: 'offer-AF2' } }
  expect(acts).toEqual([{ command, label: 'You chose AF2 from Paris' }])
})

test('the other group’s flight waits for a new trip', async () => {
  const acts = renderFound()
  const link = screen.getByRole('link', { name: 'Choose TP1 from London in a new trip' })
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(acts).toEqual([])
  expect(await takePendingSearch()).toMatchObject({ command: { searchId: 'search-LON', pick: { offerId: 'offer-TP1' } } })
})

test('that none land as close as asked is said first', () => {
  renderFound(meetUps({ isWider: true, withinMinutes: 15 }))
  expect(screen.getByText('No flights land within 15 min of each other; these come closest.')).toBeTruthy()
})
