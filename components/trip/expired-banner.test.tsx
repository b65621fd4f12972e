import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import type { PriceRenewal } from '@/lib/travel/trip/price-renewal-schema'
import type { Trip } from '@/lib/travel/trip/trip'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { sampleOrder } from '@/tests/fixtures/checkout'
import { pounds } from '@/tests/fixtures/trip'
import { liveFor, tripServer } from '@/tests/fixtures/trip-server'
import { ChatActionsProvider } from '../chat/chat-actions'
import { ReadOnlyProvider } from '../chat/read-only'
import { useTripStore } from '../state/trip-store'
import { ExpiredBanner } from './expired-banner'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useTripStore.setState({ trips: {} })
})

const SAME: PriceRenewal = {
  status: 'same',
  previousTotal: pounds(41_260),
  total: pounds(41_260),
  searchId: 'search-2',
  cheapest: null,
  changes: [],
}

/** A trip whose prices ran out, of days still to come or in the past; `renewal` null is an airline that does not answer. */
function open(
  renewal: PriceRenewal | null,
  change: Partial<Trip> = {},
  { departureOn = '2098-11-27', isExpired = true, order = null as LiveTrip['order'] } = {},
) {
  const fresh = liveFor('thr_1', { adults: 1 }, change)
  const { result } = fresh.trip
  if (!result) throw new Error('the sample trip has its flights')
  const slices = result.search.slices.map((slice) => ({ ...slice, departureOn }))
  const search = { ...result.search, slices }
  const expiresAt = isExpired ? '2026-11-03T12:30:00Z' : '2099-01-01T00:00:00Z'
  const wishes = { ...fresh.trip.wishes, departureOn, returnOn: departureOn }
  const dated = {
    ...fresh,
    order,
    trip: { ...fresh.trip, wishes, result: { ...result, search, searchedAt: '2026-11-03T12:00:00Z', expiresAt } },
  }
  const server = tripServer(dated, null, renewal ? { '/renew': () => renewal } : {})
  vi.stubGlobal('fetch', server.fetch)
  useTripStore.getState().accept(dated)
  const { actions, acts } = recordActions('thr_1')
  render(
    <ChatActionsProvider value={actions}>
      <ExpiredBanner />
    </ChatActionsProvider>,
  )
  return { ...server, acts, dated }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const NOTHING_PICKED = { picks: [null, null] }

test('prices of another day are said to be out of date, with one way on', () => {
  open(SAME)
  const banner = screen.getByRole('region', { name: 'Prices out of date' })
  expect(banner.textContent).toBe('Prices from Tue 3 Nov are out of date. We’ve kept your choices.Check again')
})

test.each([
  ['while they hold', { isExpired: false }],
  ['of a trip that is booked', { order: sampleOrder({ status: 'success' }) }],
])('nothing is said of prices %s', (_when, state) => {
  open(SAME, {}, state)
  expect(screen.queryByRole('button')).toBeNull()
})

test('nothing is said of a thread that is only read', () => {
  const { dated } = open(SAME)
  cleanup()
  render(
    <ChatActionsProvider value={recordActions('thr_1').actions}>
      <ReadOnlyProvider value={{ live: dated }}>
        <ExpiredBanner />
      </ReadOnlyProvider>
    </ChatActionsProvider>,
  )
  expect(document.body.textContent).toBe('')
})

test('the same prices are taken at once, and said to hold', async () => {
  const { dated } = open(SAME)
  const { result } = dated.trip
  const renewed = {
    ...dated,
    version: dated.version + 1,
    trip: { ...dated.trip, result: result && { ...result, searchId: 'search-2', expiresAt: '2099-01-01T00:00:00Z' } },
  }
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.endsWith('/renew') ? SAME : renewed))
  await press('Check again')
  expect((await screen.findByText(/The prices are the same, and held until/)).textContent).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('other prices are a choice; accepting changes the trip alone, looking for others opens the first that changed', async () => {
  const changes = [{ what: 'Return TP1361, Classic', sliceIndex: 1, previous: pounds(20_630), now: pounds(22_370) }]
  const server = open({ ...SAME, status: 'changed', total: pounds(43_000), changes })
  await press('Check again')
  const choice = await screen.findByRole('region', { name: 'The price has changed' })
  expect(choice.textContent).toContain('£17.40 more')
  await press('Accept £430.00')
  await waitFor(() => expect(server.commands).toEqual([{ type: 'renew-prices', searchId: 'search-2' }]))
  expect(server.acts).toEqual([])
})

test('a flight that is gone is named, and the thread shows others', async () => {
  const changes = [{ what: 'Outbound TP1361', sliceIndex: 0, previous: pounds(20_630), now: null }]
  const { acts } = open({ ...SAME, status: 'gone', total: null, changes })
  await press('Check again')
  expect((await screen.findByRole('region', { name: 'Some of your trip is no longer sold' })).textContent).toContain('no longer sold')
  await press('Choose another flight')
  expect(acts).toEqual([{ command: { type: 'renew-prices', searchId: 'search-2' }, label: 'You looked for another flight' }])
})

test.each([
  ['changed', pounds(21_200), 'You checked again: from £212.00, was £198.00'],
  ['same', pounds(19_800), 'You checked again: still from £198.00'],
] as const)('a list from which nothing is picked is searched again in place: %s', async (status, now, label) => {
  const { acts } = open({ ...SAME, status, previousTotal: null, total: null, cheapest: { previous: pounds(19_800), now } }, NOTHING_PICKED)
  await press('Check again')
  await waitFor(() => expect(acts).toEqual([{ command: { type: 'renew-prices', searchId: 'search-2' }, label }]))
})

test('where nothing is sold any more, other dates are asked for', async () => {
  open({ ...SAME, status: 'gone', total: null, cheapest: { previous: pounds(19_800), now: null } }, NOTHING_PICKED)
  await press('Check again')
  expect(await screen.findByText('No flights are sold on these days any more.')).toBeTruthy()
  await press('Choose other dates')
  expect(screen.getByRole('dialog', { name: 'New dates' })).toBeTruthy()
})

test('a day that has passed is not searched: new dates are asked for', async () => {
  const { acts } = open(SAME, {}, { departureOn: '2026-11-10' })
  expect(screen.getByText(/^Tue 10 Nov.* has passed\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
  await press('Choose new dates')
  const fields = screen.getByRole('dialog', { name: 'New dates' })
  expect(fields.querySelector<HTMLInputElement>('[name="departureOn"]')?.value).toBe('')
  expect(acts).toEqual([])
})

test('an airline that does not answer leaves all as it is, and can be asked again', async () => {
  open(null)
  await press('Check again')
  expect((await screen.findByRole('alert')).textContent).toBe('The airline does not answer.')
  expect(screen.getByRole('button', { name: 'Check again' }).getAttribute('aria-disabled')).toBeNull()
})
