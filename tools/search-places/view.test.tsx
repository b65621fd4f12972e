import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import { useTripStore } from '@/components/state/trip-store'
import type { Journey, RouteChoices } from '@/lib/travel/flights/route-choices'
import type { Place } from '@/lib/travel/places/place'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleLive, examplePicks } from '@/tests/fixtures/flights'
import { LISBON, LONDON, pounds } from '@/tests/fixtures/trip'
import { SearchPlacesView } from './view'

beforeEach(() => useTripStore.setState({ trips: {} }))
afterEach(cleanup)

const GATWICK: Place = { ...LONDON, kind: 'airport', iataCode: 'LGW', name: 'London Gatwick' }
const EXETER: Place = { ...GATWICK, iataCode: 'EXT', name: 'Exeter', cityName: 'Exeter' }

const DAYS = { departureOn: '2027-03-05', returnOn: '2027-03-08' }

function journey(origin: Place, change: Partial<Journey> = {}): Journey {
  const flight = { flightNumbers: ['U21'], airline: 'easyJet', durationMinutes: 165, connections: 0 }
  return {
    labels: ['cheapest', 'best-value'],
    total: pounds(12_045),
    durationMinutes: 330,
    flights: [
      { ...flight, origin, destination: LISBON, departsAt: '2027-03-05T09:40', arrivesAt: '2027-03-05T12:25' },
      { ...flight, origin: LISBON, destination: origin, departsAt: '2027-03-08T13:00', arrivesAt: '2027-03-08T15:45' },
    ],
    ...change,
  }
}

function choices(): RouteChoices {
  return {
    search: examplePicks().search,
    by: 'cheapest',
    areDaysOpen: false,
    routes: [
      {
        ...DAYS,
        origin: GATWICK,
        destination: LISBON,
        journeys: [journey(GATWICK), journey(GATWICK, { labels: ['fastest'], total: pounds(15_000) })],
      },
      {
        ...DAYS,
        origin: EXETER,
        destination: LISBON,
        journeys: [journey(EXETER, { labels: ['cheapest', 'fastest', 'best-value'], total: pounds(20_000) })],
      },
    ],
    coverage: { searched: 3, noFlights: [{ origin: EXETER, destination: GATWICK }], notSearched: [], failed: [], overBudget: [] },
    conditions: [],
    isSimulated: true,
  }
}

function renderPart(part: Parameters<typeof SearchPlacesView>[0]['part']) {
  useTripStore.getState().accept(exampleLive())
  const { actions, acts } = recordActions()
  render(
    <ChatActionsProvider value={actions}>
      <SearchPlacesView part={part} isLatest />
    </ChatActionsProvider>,
  )
  return acts
}

const renderFound = () => renderPart({ state: 'done', input: { from: [], to: [] }, output: { status: 'found', choices: choices() } })

test('routes stand side by side with their airports, and the button changes the search as words would', async () => {
  const acts = renderFound()
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('London Gatwick (LGW) → Lisbon (LIS)')
  expect(first?.textContent).toContain('Cheapest, Best value')
  expect(first?.textContent).toContain('Fastest £150.00')
  await userEvent.click(within(second as HTMLElement).getByRole('button', { name: 'See these flights: Exeter → Lisbon, £200.00' }))
  expect(acts).toMatchObject([
    {
      command: {
        type: 'change-search',
        change: { origin: EXETER, destination: LISBON, ...DAYS },
      },
      label: 'You asked for flights from Exeter to Lisbon',
    },
  ])
})

test('says what isn’t included and which routes have no flights', () => {
  renderFound()
  expect(screen.getByText('Getting to and from the airports isn’t included. No flights: Exeter to London Gatwick.')).toBeTruthy()
})

test('shows the progress of a long comparison', () => {
  renderPart({ state: 'running', input: {}, soFar: { status: 'working', done: 3, of: 6 } })
  expect(screen.getByText('Comparing the places: 3 of 6 searched…')).toBeTruthy()
})

test('where the supplier failed, one tap asks again', () => {
  renderPart({
    state: 'done',
    input: { from: [], to: [] },
    output: { status: 'refused', refusal: { code: 'places-failed', message: 'No prices.' } },
  })
  expect(screen.getByRole('button', { name: 'Search again' })).toBeTruthy()
  cleanup()
  renderPart({ state: 'failed', input: {}, message: 'The prices could not be read.' })
  expect(screen.getByText(/We’ve kept what you asked for\./)).toBeTruthy()
})
