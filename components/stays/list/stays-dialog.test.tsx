import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import { useTripStore } from '@/components/state/trip-store'
import type { PlacedHotel } from '@/lib/travel/stays/placed-hotel'
import type { StaysList } from '@/lib/travel/stays/stays-list-schema'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleLive } from '@/tests/fixtures/flights'
import { A_PLACE, aChosenStay, aHotel, aRate, aRoom, aStaySearch } from '@/tests/fixtures/stays'
import { StaysOpener } from './stays-opener'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const FREE = { kind: 'free', freeUntilOn: '2027-05-08' } as const
/** Twelve houses, each dearer and farther than the one before; every other one is free to cancel. */
const HOTELS = Array.from({ length: 12 }, (_, index) =>
  aHotel({
    hotelId: `h${index + 1}`,
    name: `House ${index + 1}`,
    stars: 2 + (index % 4),
    neighbourhood: index < 6 ? 'Baixa and Chiado' : 'Campo de Ourique',
    point: { latitude: 38.71 + index / 500, longitude: -9.14 },
    metresToCentre: 100 * (index + 1),
    sights: [{ sightId: 'castle', name: 'The castle', metres: 400 * (index + 1) }],
    rooms: [
      aRoom({
        rates: [aRate({ rateId: `r${index + 1}`, amountMinor: 5_000 + 1_000 * index, ...(index % 2 ? { cancellation: FREE } : {}) })],
      }),
    ],
  }),
)
const listOf = (hotels: PlacedHotel[]): StaysList => ({
  search: aStaySearch(),
  hotels,
  sights: A_PLACE.sights,
  isSimulated: true,
  searchedAt: '2026-11-22T09:00:00.000Z',
})

let threads = 0

async function open(answer: () => Response = () => Response.json(listOf(HOTELS))) {
  const threadId = `all-stays-${++threads}`
  const fetched = vi.fn(async () => answer())
  vi.stubGlobal('fetch', fetched)
  const live = { ...exampleLive({ stays: { search: aStaySearch(), chosen: null } }), threadId }
  useTripStore.getState().accept(live)
  const { actions, acts } = recordActions(threadId)
  const tree = (refusal: string | null) => (
    <ChatActionsProvider value={{ ...actions, refusal }}>
      <StaysOpener search={aStaySearch()} className="">
        All places
      </StaysOpener>
    </ChatActionsProvider>
  )
  const { rerender } = render(tree(null))
  await userEvent.click(screen.getByRole('button', { name: 'All places' }))
  const dialog = await screen.findByRole('dialog', { name: 'Places to stay in Lisbon' })
  return { dialog, acts, fetched, live, refuse: (refusal: string) => rerender(tree(refusal)) }
}

const namesIn = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('list', { name: 'Places to stay' }))
    .getAllByRole('button', { name: /^House/ })
    .map((row) => /^House \d+/.exec(row.textContent ?? '')?.[0])

const rowOf = async (dialog: HTMLElement, name: RegExp) =>
  within(await within(dialog).findByRole('list', { name: 'Places to stay' })).getByRole('button', { name })

test('the list says for whom and when, how many there are, and shows ten of them at first', async () => {
  const { dialog } = await open()
  expect(dialog.textContent).toMatch(/Mon 10 May – Thu 13 May( 2027)? · 3 nights · 2 adults · 1 room/)
  expect(await within(dialog).findByText(/^12 places to stay, with a room for you/)).toBeTruthy()
  expect(namesIn(dialog)).toHaveLength(10)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show the last 2' }))
  expect(namesIn(dialog)).toHaveLength(12)
})

test('filters leave what suits, stand as chips, and are taken back by one press', async () => {
  const { dialog } = await open()
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /^Free to cancel/ }))
  expect(within(dialog).getByText(/^6 of 12 places to stay/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Campo de Ourique/ }))
  expect(within(dialog).getByText(/^3 of 12 places to stay/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: /^free to cancel.*remove this filter$/i }))
  expect(within(dialog).getByText(/^6 of 12 places to stay/)).toBeTruthy()
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Within a walk of' }), 'castle')
  expect(within(dialog).getAllByText(/^None of the 12 places to stay matches/).length).toBeGreaterThan(0)
  const [back] = within(dialog).getAllByRole('button', { name: 'Show all 12 again' })
  if (back) await userEvent.click(back)
  expect(within(dialog).getByText(/^12 places to stay, with/)).toBeTruthy()
})

test('near a sight, the way is measured to it', async () => {
  const { dialog } = await open()
  await userEvent.selectOptions(await within(dialog).findByRole('combobox', { name: 'Within a walk of' }), 'castle')
  expect(namesIn(dialog).toSorted()).toEqual(['House 1', 'House 2', 'House 3'])
  expect(within(dialog).getAllByText('400 m from The castle').length).toBeGreaterThan(0)
})

test('the order follows the press, and turns round with the next', async () => {
  const { dialog } = await open()
  await userEvent.click(await within(dialog).findByRole('button', { name: /^Price/ }))
  expect(namesIn(dialog)[0]).toBe('House 1')
  await userEvent.click(within(dialog).getByRole('button', { name: /^Price.*ascending$/ }))
  expect(namesIn(dialog)[0]).toBe('House 12')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stars' }))
  expect(namesIn(dialog)[0]).toBe('House 4')
})

test('every place has a pin that tells its price, and a pressed one shows its house', async () => {
  const { dialog } = await open()
  const map = await within(dialog).findByRole('region', { name: /^Map of 12 places to stay in Lisbon/ })
  const pins = () => within(map).getAllByRole('button', { name: /a night/ })
  expect(pins()).toHaveLength(12)
  const pin = within(map).getByRole('button', { name: /^House 3, €70 a night, 300 m from the centre/ })
  await userEvent.click(pin)
  expect(pin.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(within(map).getByRole('button', { name: 'Closer to the chosen place' }))
  expect(pins().length).toBeLessThan(12)
  expect(within(map).getByText(`${12 - pins().length} beyond`)).toBeTruthy()
  expect(pins().some((one) => one.getAttribute('aria-pressed') === 'true')).toBe(true)
  await userEvent.click(within(map).getByRole('button', { name: 'Wider' }))
  expect(pins()).toHaveLength(12)
  const shown = within(dialog).getByRole('list', { name: 'The place on the map' })
  await userEvent.click(within(shown).getByRole('button', { name: /^House 3/ }))
  expect(within(shown).getByRole('button', { name: /^Keep this room: House 3/ })).toBeTruthy()
})

test('a room that is kept closes the list once the trip has it; a refused one stays with its sentence and is looked up again', async () => {
  const { dialog, acts, fetched, live, refuse } = await open()
  await userEvent.click(await rowOf(dialog, /^House 2,/))
  await userEvent.click(within(dialog).getByRole('button', { name: /^Keep this room: House 2/ }))
  expect(acts).toEqual([{ command: { type: 'choose-stay', hotelId: 'h2', rateId: 'r2' }, label: 'You kept House 2' }])
  refuse('That room is no longer sold at that price.')
  expect(within(dialog).getByRole('alert').textContent).toBe('That room is no longer sold at that price.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Search again' }))
  expect(fetched).toHaveBeenCalledTimes(2)
  await userEvent.click(await rowOf(dialog, /^House 1,/))
  await userEvent.click(within(dialog).getByRole('button', { name: /^Keep this room: House 1,/ }))
  const [hotel] = HOTELS
  const chosen = aChosenStay(hotel ? { hotel } : {})
  useTripStore.getState().accept({ ...live, version: 2, trip: { ...live.trip, stays: { search: aStaySearch(), chosen } } })
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a list that does not come says why and can be asked for again', async () => {
  let isDown = true
  const down = () => Response.json({ error: { code: 'stays-failed', message: 'The hotels didn’t answer in time.' } }, { status: 502 })
  const { dialog } = await open(() => (isDown ? down() : Response.json(listOf(HOTELS))))
  expect(await within(dialog).findByText(/^The hotels didn’t answer in time\./)).toBeTruthy()
  isDown = false
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await within(dialog).findByText(/^12 places to stay/)).toBeTruthy()
})

test('a place without a free room says so', async () => {
  const { dialog } = await open(() => Response.json(listOf([])))
  expect(await within(dialog).findByText(/^No place in Lisbon has a room for you on these nights/)).toBeTruthy()
})
