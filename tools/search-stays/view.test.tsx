import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type ChatActions, ChatActionsProvider } from '@/components/chat/chat-actions'
import { ReadOnlyProvider } from '@/components/chat/read-only'
import { useTripStore } from '@/components/state/trip-store'
import type { TripStays } from '@/lib/travel/stays/trip-stays'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleLive } from '@/tests/fixtures/flights'
import { aChosenStay, aHotel, aRate, aRoom, aStaySearch, someFoundStays } from '@/tests/fixtures/stays'
import { SearchStaysView } from './view'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const NEAR = aHotel({
  hotelId: 'near',
  name: 'Sample Hotel Baixa',
  metresToCentre: 200,
  rooms: [aRoom({ rates: [aRate({ amountMinor: 12_000 })] })],
})
const FAR = aHotel({
  hotelId: 'far',
  name: 'Pretend Rooms Ourique',
  kind: 'guesthouse',
  metresToCentre: 2_100,
  rooms: [aRoom({ rates: [aRate({ rateId: 'far-1', amountMinor: 7_000, cancellation: { kind: 'free', freeUntilOn: '2027-05-08' } })] })],
})
const FOUND = { status: 'found' as const, stays: { ...someFoundStays([NEAR, FAR]), near: null } }
type Output = Parameters<typeof SearchStaysView>[0]['part'] extends infer Part ? (Part extends { output: infer Out } ? Out : never) : never

let threads = 0

function show(
  output: Output,
  stays: TripStays | null,
  { actions: changed, isLatest = true }: { actions?: Partial<ChatActions>; isLatest?: boolean } = {},
) {
  const threadId = `stays-${++threads}`
  useTripStore.getState().accept({ ...exampleLive({ stays }), threadId })
  const { actions, acts, said } = recordActions(threadId)
  const card = (shownActions: ChatActions) => (
    <ChatActionsProvider value={shownActions}>
      <SearchStaysView part={{ state: 'done', input: {}, output }} isLatest={isLatest} />
    </ChatActionsProvider>
  )
  const { rerender } = render(card({ ...actions, ...changed }))
  return { acts, said, threadId, again: (change: Partial<ChatActions>) => rerender(card({ ...actions, ...change })) }
}

const STAYS: TripStays = { search: aStaySearch(), chosen: null }

test('picks stand with their labels, reasons, way and both prices', () => {
  show(FOUND, STAYS)
  const far = screen.getByRole('article', { name: /^Pretend Rooms Ourique/ })
  expect(far.textContent).toContain('Cheapest')
  expect(far.textContent).toContain('€210.00')
  expect(far.textContent).toContain('3 nights · €70.00 a night')
  expect(far.textContent).toContain('Guesthouse · Baixa and Chiado · 2.1 km from the centre')
  expect(far.textContent).toContain('Free to cancel until Sat 8 May')
  expect(far.textContent).toContain('€50.00 a night less than the best placed')
})

test('keeping a room sends a click with a line that names the stay', async () => {
  const { acts } = show(FOUND, STAYS)
  await userEvent.click(screen.getByRole('button', { name: /^Keep this room: Pretend Rooms Ourique.*€210\.00 for 3 nights$/ }))
  expect(acts).toEqual([{ command: { type: 'choose-stay', hotelId: 'far', rateId: 'far-1' }, label: 'You kept Pretend Rooms Ourique' }])
})

test('a room that is sold no more says so by its card, with a way to what there is now', async () => {
  const { again } = show(FOUND, STAYS)
  await userEvent.click(screen.getByRole('button', { name: /^Keep this room: Pretend Rooms/ }))
  again({ refusal: 'That room is no longer sold at that price.' })
  expect(screen.getByRole('alert').textContent).toBe('That room is no longer sold at that price.')
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ search: aStaySearch(), hotels: [NEAR], sights: [], isSimulated: true, searchedAt: '' })),
  )
  await userEvent.click(screen.getByRole('button', { name: 'See what’s there now' }))
  const dialog = await screen.findByRole('dialog', { name: 'Places to stay in Lisbon' })
  expect(await within(dialog).findByText(/^1 place to stay, with a room/)).toBeTruthy()
})

test('a refusal of something else is not told beside a room that nobody pressed', () => {
  show(FOUND, STAYS, { actions: { refusal: 'The flight is sold out.' } })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('marks the kept stay and reports a changed price', () => {
  const chosen = { ...aChosenStay({ hotel: FAR }), total: { amountMinor: 21_600, currency: 'EUR' } }
  show(FOUND, { search: aStaySearch(), chosen })
  const far = screen.getByRole('article', { name: /^Pretend Rooms Ourique/ })
  expect(far.textContent).toContain('Kept with your trip')
  expect(within(far).queryByRole('button', { name: /^Keep this room/ })).toBeNull()
  expect(screen.getByText(/^Its price has changed/).textContent).toContain('kept at €216.00, shown here at €210.00')
})

test.each([
  ['another search', { search: aStaySearch({ adults: 3 }), chosen: null }, 'Replaced by a newer search'],
  ['none at all', null, 'Your trip has changed since then'],
])('places of an older search show and do not invite when the trip has %s', (_, stays, words) => {
  show(FOUND, stays, { isLatest: false })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getAllByRole('article').length).toBeGreaterThan(1)
})

test('somebody else’s places can only be read', () => {
  const { actions } = recordActions('read-1')
  render(
    <ChatActionsProvider value={actions}>
      <ReadOnlyProvider value={{ live: null }}>
        <SearchStaysView part={{ state: 'done', input: {}, output: FOUND }} isLatest={false} />
      </ReadOnlyProvider>
    </ChatActionsProvider>,
  )
  expect(screen.getByText(/they may have changed/)).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('one house that is all three picks is followed by the next ones', () => {
  const best = aHotel({
    hotelId: 'best',
    name: 'Best',
    stars: 5,
    metresToCentre: 10,
    rooms: [aRoom({ rates: [aRate({ amountMinor: 100 })] })],
  })
  show({ status: 'found', stays: { ...someFoundStays([best, NEAR, FAR]), near: null } }, STAYS)
  expect(screen.getAllByRole('article', { name: /star/ })).toHaveLength(3)
  expect(screen.getByRole('button', { name: /^All 3 places to stay/ })).toBeTruthy()
})

test('where nothing suits, one press shows all there is', async () => {
  const none = {
    status: 'none' as const,
    message: 'None of the 2 hotels in Lisbon suits everything you asked for.',
    search: aStaySearch(),
    waysOn: [],
  }
  show(none, STAYS)
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ search: aStaySearch(), hotels: [NEAR, FAR], sights: [], isSimulated: true, searchedAt: '' })),
  )
  await userEvent.click(screen.getByRole('button', { name: 'See all of them' }))
  expect(await screen.findByText(/^2 places to stay/)).toBeTruthy()
})

test('a place that is not known offers those that are', async () => {
  const { said } = show({ status: 'unknown-place', said: 'Atlantis', known: ['Lisbon', 'Rome'] }, null)
  await userEvent.click(screen.getByText('Where we know places to stay'))
  await userEvent.click(screen.getByRole('button', { name: 'Rome' }))
  expect(said).toEqual(['Find me a place to stay in Rome'])
})

test('hotels that did not answer are asked again with one press', async () => {
  const { said } = show({ status: 'refused', refusal: { code: 'stays-failed', message: 'The hotels didn’t answer in time.' } }, STAYS)
  await userEvent.click(screen.getByRole('button', { name: 'Search again' }))
  expect(said).toEqual(['(retry)'])
})
