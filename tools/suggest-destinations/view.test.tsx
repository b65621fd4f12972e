import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import { useTripStore } from '@/components/state/trip-store'
import { NO_WISHES, type TravellerCounts } from '@/lib/travel/flights/search'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { aCandidate, NO_LIMITS } from '@/tests/fixtures/plan'
import { LISBON, LONDON } from '@/tests/fixtures/trip'
import { liveFor } from '@/tests/fixtures/trip-server'
import { SuggestDestinationsView } from './view'

afterEach(cleanup)

type Part = Parameters<typeof SuggestDestinationsView>[0]['part']
type Proposal = Extract<Extract<Part, { state: 'done' }>['output'], { status: 'proposed' }>['proposal']

function renderPart(part: Part) {
  const { actions, acts, said } = recordActions()
  render(
    <ChatActionsProvider value={actions}>
      <SuggestDestinationsView part={part} isLatest />
    </ChatActionsProvider>,
  )
  return { acts, said }
}

const PROPOSAL: Proposal = {
  origin: LONDON,
  alsoFrom: [],
  leaving: null,
  month: '2027-03',
  days: 5,
  wishes: { ...NO_LIMITS, likings: ['city'] },
  ranked: [
    { candidate: aCandidate('lisbon'), reason: '', airport: LISBON, departureOn: '2027-03-02', returnOn: '2027-03-06' },
    { candidate: aCandidate('porto', { fare: null, flightMinutes: null }), reason: '', airport: null, departureOn: null, returnOn: null },
  ],
  fitting: 4,
  waysOn: [],
  open: [],
  excluded: [{ slug: 'oslo', name: 'Oslo', reasons: ['4 °C by day in March, below your 20 °C'] }],
  message: null,
  isSimulated: true,
  searchedAt: '2026-11-20T09:00:00.000Z',
}
const proposed = (changes: Partial<Proposal> = {}): Part => ({
  state: 'done',
  input: {},
  output: { status: 'proposed', proposal: { ...PROPOSAL, ...changes } },
})

test('for a party of adults the fare of one stands beside the fare for all', () => {
  const partyOf = (travellers: Partial<TravellerCounts>) =>
    liveFor('thread-1', {}, { wishes: { ...NO_WISHES, travellers: { ...NO_WISHES.travellers, ...travellers } } })
  useTripStore.getState().accept(partyOf({ adults: 2 }))
  renderPart(proposed())
  expect(screen.getByText('each; €200 for 2')).toBeTruthy()
  cleanup()
  useTripStore.getState().accept(partyOf({ adults: 2, children: 1 }))
  renderPart(proposed())
  expect(screen.queryByText(/^each; /)).toBeNull()
})

test('tapping a place searches its flights on the days of its fare', async () => {
  const { acts } = renderPart(proposed())
  await userEvent.click(screen.getByRole('button', { name: 'Find flights to Lisbon' }))
  expect(acts).toEqual([
    {
      command: {
        type: 'change-search',
        change: { origin: LONDON, destination: LISBON, departureOn: '2027-03-02', returnOn: '2027-03-06' },
      },
      label: 'You asked for flights to Lisbon',
    },
  ])
})

test('its days can be planned, as if one had said so', async () => {
  const { said } = renderPart(proposed())
  await userEvent.click(screen.getByRole('button', { name: 'Plan 5 days in Porto' }))
  expect(said).toEqual(['Plan 5 days in Porto for me.'])
})

test('numbers stand with each place, and a price that did not come is not made up', () => {
  renderPart(proposed())
  const [lisbon, porto] = screen.getAllByRole('listitem')
  expect(within(lisbon as HTMLElement).getByText('100.00')).toBeTruthy()
  expect(lisbon?.textContent).toContain('20 °C by day and 5 wet days in March · 3 h by plane · €100–150 a day there · for city')
  expect(porto?.textContent).toContain('No price available')
  expect(within(porto as HTMLElement).queryByRole('button', { name: /Find flights/ })).toBeNull()
})

test('what is outside is told with its reason, and that not all are shown', () => {
  renderPart(proposed())
  expect(screen.getByText('Outside your limits: Oslo')).toBeTruthy()
  expect(screen.getByText(/below your 20 °C/)).toBeTruthy()
  expect(screen.getByText(/^2 of 4 that fit/)).toBeTruthy()
})

test('where nothing fits it says so', () => {
  renderPart(proposed({ ranked: [], fitting: 0 }))
  expect(screen.getByText(/No place meets all your limits/)).toBeTruthy()
})

test('running and failing have their words', () => {
  renderPart({ state: 'running', input: {}, soFar: null })
  expect(screen.getByText('Looking at fares and weather…')).toBeTruthy()
  cleanup()
  renderPart({ state: 'failed', input: {}, message: 'The fares could not be read.' })
  expect(screen.getByText(/Your trip hasn’t changed\./)).toBeTruthy()
})

test('a place of the network has its flights alone, from the start of its fare', async () => {
  const bristol = { ...LISBON, iataCode: 'BRS', name: 'Bristol', cityName: 'Bristol' }
  const candidate = aCandidate('airport-agp', { name: 'Malaga', months: [], dayCost: null, hasNoPage: true, from: 'Bristol' })
  const ranked = [{ candidate, reason: '', origin: bristol, airport: LISBON, departureOn: '2027-03-02', returnOn: '2027-03-06' }]
  const looked = { withPage: 40, ofNetwork: 60, leftOut: 12 }
  const { acts } = renderPart(proposed({ ranked, alsoFrom: [bristol], looked }))
  expect(screen.getByText('there and back from Bristol')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /About Malaga/ })).toBeNull()
  expect(
    screen.getByText(/Looked at 40 places with a guide and 60 other places one can fly to without a stop; 12 more weren’t priced\./),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Find flights/ }))
  expect(acts).toMatchObject([{ command: { change: { origin: { iataCode: 'BRS' } } } }])
})
