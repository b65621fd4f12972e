import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useTripStore } from '@/components/state/trip-store'
import { type ChosenSeat, NO_ANCILLARIES } from '@/lib/travel/ancillaries/ancillaries'
import { changeAncillaries } from '@/lib/travel/ancillaries/change-ancillaries'
import type { SeatMap } from '@/lib/travel/ancillaries/seat-map'
import { NO_WISHES, type TravellerCounts } from '@/lib/travel/flights/search'
import { refuse } from '@/lib/travel/refusal'
import type { TripCommand } from '@/lib/travel/trip/commands'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { EMPTY_TRIP } from '@/lib/travel/trip/trip'
import { aChosenSeat, aSeatMap } from '@/tests/fixtures/ancillaries'
import { sampleOrder } from '@/tests/fixtures/checkout'
import { aFare, anOffer, aSearch, facts, pounds } from '@/tests/fixtures/trip'
import { SeatsModal } from './seats-modal'
import { SeatsPanel } from './seats-panel'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useTripStore.setState({ trips: {} })
})

const FAMILY = { ...NO_WISHES.travellers, adults: 2, children: 1, infants: 1 }
const OUT = aSeatMap({ taken: ['1B', '12C'], priceOf: (_seatNumber, row) => (row === 1 ? 3600 : row < 5 ? 1800 : 0) })
const BACK = aSeatMap({ sliceIndex: 1, flightNumber: 'TP1362' })

type Serving = {
  maps?: SeatMap[] | 'failing'
  travellers?: Partial<TravellerCounts>
  seats?: ChosenSeat[]
  order?: LiveTrip['order']
  expiresAt?: string
  /** The seat that somebody else is quicker at. */
  gone?: string
}

let threads = 0

/** A server of one trip, with the rules of the trade; how many commands and maps it was asked for is written down. */
function serve({
  maps = [OUT, BACK],
  travellers: counts = {},
  seats = [],
  order = null,
  gone,
  expiresAt = '2099-01-01T00:00:00.000Z',
}: Serving = {}) {
  threads += 1
  const threadId = `thread-${threads}`
  const travellers = { ...FAMILY, ...counts }
  const picks = [0, 1].map((sliceIndex) => ({
    offer: anOffer({ offerId: `offer-${sliceIndex}`, sliceIndex }),
    fare: aFare({ fareId: `fare-${sliceIndex}`, total: pounds(10_500) }),
  }))
  for (const pick of picks.slice(1)) for (const segment of pick.offer.segments) segment.flightNumber = 'TP1362'
  const trip = { ...EMPTY_TRIP, result: { ...facts(aSearch({ travellers })), expiresAt }, picks, ancillaries: { ...NO_ANCILLARIES, seats } }
  let live: LiveTrip = { threadId, version: 1, undoLabel: null, order, trip }
  const commands: TripCommand[] = []
  const asked = { maps: 0 }

  function run(command: TripCommand): Response {
    if (command.type !== 'choose-seats' || maps === 'failing') throw new Error('only seats are chosen here')
    const found = command.seats.flatMap(({ sliceIndex, passengerIndex, seatNumber }) => {
      const map = maps.find((each) => each.sliceIndex === sliceIndex)
      return map && seatNumber && seatNumber !== gone ? [aChosenSeat(passengerIndex, seatNumber, map)] : []
    })
    const changed = changeAncillaries(live.trip.ancillaries, command, { seats: found }, travellers)
    if ('refusal' in changed) return Response.json({ error: changed.refusal }, { status: 409 })
    live = { ...live, version: live.version + 1, trip: { ...live.trip, ancillaries: changed.ancillaries } }
    return Response.json(live)
  }

  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input).endsWith('/seat-maps')) {
      asked.maps += 1
      const failure = refuse('supplier-failed', 'The airline did not answer, so its seats cannot be shown.').refusal
      if (maps === 'failing') return Response.json({ error: failure }, { status: 502 })
      return Response.json(gone && asked.maps > 1 ? [aSeatMap({ taken: [gone] }), ...maps.slice(1)] : maps)
    }
    if (!String(input).endsWith('/commands')) return Response.json(live)
    const { command } = JSON.parse(String(init?.body))
    commands.push(command)
    return run(command)
  })
  useTripStore.getState().accept(live)
  return { threadId, commands, asked, chosen: () => live.trip.ancillaries.seats }
}

async function show(serving: Serving = {}) {
  const server = serve(serving)
  render(<SeatsPanel threadId={server.threadId} />)
  await screen.findByRole('tabpanel')
  return { ...server, user: userEvent.setup() }
}

const seat = (name: string | RegExp) => screen.getByRole('gridcell', { name })
const said = () => screen.getByRole('status').textContent
const travellers = () => within(screen.getByRole('group', { name: 'Choosing for' }))

test('a seat says what it is, what it costs and how it stands', async () => {
  await show()
  expect(screen.getByRole('grid', { name: 'Seats on TP1361, LON → LIS' })).toBeTruthy()
  expect(seat('Seat 1A, window, extra legroom, £36.00, free')).toBeTruthy()
  expect(seat('Seat 8C, aisle, included, free')).toBeTruthy()
  expect(seat('Seat 1B, middle, extra legroom, taken').getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('rowheader', { name: 'Row 6, over the wing' })).toBeTruthy()
  expect(screen.getByRole('gridcell', { name: 'Emergency exits on both sides' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Row', 'A', 'B', 'C', 'D', 'E', 'F'])
})

test('a press chooses for one traveller, says so with the new total, and brings up the next without a seat', async () => {
  const { user, commands } = await show()
  await user.click(seat(/^Seat 2A/))
  await waitFor(() =>
    expect(commands).toEqual([{ type: 'choose-seats', seats: [{ sliceIndex: 0, segmentIndex: 0, passengerIndex: 0, seatNumber: '2A' }] }]),
  )
  await waitFor(() => expect(said()).toBe('Seat 2A chosen for Adult 1, £18.00. Now choosing for Adult 2. Seats £18.00, trip £228.00.'))
  expect(seat('Seat 2A, window, £18.00, chosen for Adult 1').getAttribute('aria-selected')).toBe('true')
  expect(travellers().getByRole<HTMLInputElement>('radio', { name: /Adult 2/ }).checked).toBe(true)
  expect(screen.getByRole('tab', { name: /TP1361/ }).textContent).toContain('2A')
  expect(screen.getByRole('contentinfo').textContent).toContain('Trip total £228.00')
})

test('infants have no seat of their own and stand with their adult', async () => {
  await show()
  expect(travellers().getAllByRole('radio')).toHaveLength(3)
  expect(travellers().getByText('Infant 1: on Adult 1’s lap')).toBeTruthy()
})

test('the cabin is walked with the keys, over the aisle and up to its edges, and Enter chooses', async () => {
  const { user, commands } = await show()
  const at = () => document.activeElement?.getAttribute('data-seat')
  const walk = async (keys: string) => {
    await user.keyboard(keys)
    return at()
  }
  act(() => seat(/^Seat 3C/).focus())
  expect(await walk('{ArrowRight}')).toBe('3D')
  expect(await walk('{End}')).toBe('3F')
  expect(await walk('{ArrowRight}')).toBe('3F')
  expect(await walk('{ArrowDown}')).toBe('4F')
  expect(await walk('{PageDown}')).toBe('9F')
  expect(await walk('{Home}')).toBe('9A')
  expect(await walk('{PageUp}')).toBe('4A')
  expect(await walk('{Control>}{End}{/Control}')).toBe('12F')
  expect(await walk('{Control>}{Home}{/Control}')).toBe('1A')
  expect(await walk('f')).toBe('1C')
  expect(await walk('{ArrowLeft}')).toBe('1B')
  expect(await walk('{ArrowUp}')).toBe('1B')
  expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(said()).toBe('Seat 1B is taken.')
  expect(commands).toEqual([])
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(said()).toContain('Seat 2B chosen for Adult 1'))
  expect(at()).toBe('2B')
})

test('Escape leads from the seats to the travellers, also in the modal, which stays open', async () => {
  const { threadId } = serve()
  const onOpenChange = vi.fn()
  render(<SeatsModal threadId={threadId} isOpen onOpenChange={onOpenChange} />)
  await screen.findByRole('grid')
  const user = userEvent.setup()
  act(() => seat(/^Seat 3C/).focus())
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(travellers().getByRole('radio', { name: /Adult 1/ }))
  expect(onOpenChange).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

test('what a traveller may not have can be explored and is explained, and pressing it changes nothing', async () => {
  const { user, commands } = await show()
  await user.click(travellers().getByRole('radio', { name: /Child 1/ }))
  const exit = seat('Seat 6A, window, extra legroom, not for children: beside an emergency exit')
  await user.click(exit)
  expect(said()).toBe('Seats beside an emergency exit are for travellers of 15 or older.')
  expect(screen.getAllByText('Seats beside an emergency exit are for travellers of 15 or older.')).toHaveLength(2)
  expect(commands).toEqual([])
  await user.click(travellers().getByRole('radio', { name: /Adult 2/ }))
  expect(seat('Seat 6A, window, extra legroom, beside an emergency exit, included, free')).toBeTruthy()
})

test('a seat is given up by another press, and a companion’s seat brings them up', async () => {
  const { user, commands } = await show({ seats: [aChosenSeat(0, '8A', OUT), aChosenSeat(1, '8B', OUT)] })
  await user.click(seat(/^Seat 8A/))
  expect(travellers().getByRole<HTMLInputElement>('radio', { name: /Adult 1/ }).checked).toBe(true)
  await user.click(seat(/^Seat 8A/))
  await waitFor(() => expect(said()).toContain('Seat 8A removed for Adult 1.'))
  expect(commands).toEqual([{ type: 'choose-seats', seats: [{ sliceIndex: 0, segmentIndex: 0, passengerIndex: 0, seatNumber: null }] }])
  await user.click(screen.getByRole('button', { name: 'Clear seats on this flight' }))
  await waitFor(() => expect(travellers().getAllByText('No seat yet')).toHaveLength(3))
})

test('quick presses are a command each, in order, and none is lost', async () => {
  const { user, chosen } = await show()
  for (const seatNumber of ['8A', '8B', '8C']) await user.click(seat(new RegExp(`^Seat ${seatNumber}`)))
  await waitFor(() => expect(chosen().map(({ seatNumber }) => seatNumber)).toEqual(['8A', '8B', '8C']))
})

test('seats for the whole party are one command, for this flight or for all, with the price said before', async () => {
  const { user, commands, chosen } = await show()
  await user.click(await screen.findByRole('button', { name: /^All together\s*included/ }))
  await waitFor(() => expect(chosen()).toHaveLength(3))
  expect(commands).toHaveLength(1)
  await user.click(screen.getByRole('checkbox', { name: 'On both flights at once' }))
  const together = screen.getByRole('button', { name: /^All together/ })
  await waitFor(() => expect(together.textContent).toBe('All together£36.00'))
  await user.click(together)
  await waitFor(() => expect(chosen()).toHaveLength(6))
  expect(commands).toHaveLength(2)
})

test('a child apart from its adults is said in place, and one press mends it', async () => {
  const { user, chosen } = await show({ seats: [aChosenSeat(0, '8A', OUT), aChosenSeat(2, '11F', OUT)] })
  expect(screen.getByText(/Child 1 is not beside an adult/).textContent).toContain('TP1361')
  await user.click(screen.getByRole('button', { name: /^Seat everyone together/ }))
  await waitFor(() => expect(chosen()).toHaveLength(3))
  expect(screen.queryByText(/is not beside an adult/)).toBeNull()
})

test('a seat that somebody else was quicker at is refused in words; the rest is kept and the map is asked for anew', async () => {
  const { user, asked, chosen } = await show({ gone: '9C', seats: [aChosenSeat(0, '9B', OUT)] })
  await user.click(seat(/^Seat 9C/))
  const refusal = await screen.findByRole('alert')
  expect(refusal.textContent).toContain('Seat 9C is no longer free. Please choose another')
  expect(refusal.textContent).toContain('We’ve kept everything else.')
  await waitFor(() => expect(asked.maps).toBe(2))
  expect(chosen().map(({ seatNumber }) => seatNumber)).toEqual(['9B'])
  expect(seat(/^Seat 9B/).getAttribute('aria-label')).toContain('chosen for Adult 1')
  await waitFor(() => expect(seat(/^Seat 9C/).getAttribute('aria-label')).toContain('taken'))
  // Whoever was refused is the one to choose for again.
  expect(travellers().getByRole<HTMLInputElement>('radio', { name: /Adult 2/ }).checked).toBe(true)
})

test('the next flight is a step away, with its own seats', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Next flight: LIS → LON' }))
  expect(screen.getByRole('grid', { name: 'Seats on TP1362, LIS → LON' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
  act(() => screen.getByRole('tab', { name: /TP1362/ }).focus())
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('grid', { name: 'Seats on TP1361, LON → LIS' })).toBeTruthy()
})

test('an airline that sells no seats in advance is said for its flight, and for the trip when it is all of them', async () => {
  const { user } = await show({ maps: [BACK] })
  expect(screen.getByText('TAP Air Portugal doesn’t sell seats in advance on this flight. You’ll get one at check-in.')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: /TP1362/ }))
  expect(screen.getByRole('grid')).toBeTruthy()
  cleanup()
  const { threadId } = serve({ maps: [] })
  render(<SeatsPanel threadId={threadId} />)
  expect(await screen.findByText('This airline doesn’t sell seats in advance. You’ll get one at check-in.')).toBeTruthy()
})

test('maps on their way keep their place, and maps that do not come can be asked for again', async () => {
  const { threadId, asked } = serve({ maps: 'failing' })
  render(<SeatsPanel threadId={threadId} />)
  expect(screen.getByRole('status', { name: 'Loading the seat maps' })).toBeTruthy()
  expect(await screen.findByText(/The airline did not answer/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(asked.maps).toBe(2))
})

test('another cabin is named and has no seats to stop at; another deck is a switch away', async () => {
  const [cabin] = OUT.cabins
  if (!cabin) throw new Error('a map has a cabin')
  const business = { ...cabin, name: 'Business', isYours: false, rows: cabin.rows.slice(0, 2) }
  const upper = aSeatMap({ rows: 2 }).cabins.map((each) => ({
    ...each,
    deck: 1,
    rows: each.rows.map((row) => ({
      ...row,
      sections: row.sections.map((section) =>
        section.map((element) => (element.kind === 'seat' ? { ...element, seatNumber: `7${element.seatNumber}` } : element)),
      ),
    })),
  }))
  const { user } = await show({ maps: [{ ...OUT, cabins: [business, cabin, ...upper] }, BACK] })
  expect(screen.getByRole('gridcell', { name: 'Business, rows 1 to 2: not your cabin' })).toBeTruthy()
  expect(screen.getAllByRole('gridcell', { name: /^Seat 1A/ })).toHaveLength(1)
  await user.click(screen.getByRole('radio', { name: 'Upper deck' }))
  expect(seat(/^Seat 71A/)).toBeTruthy()
  expect(screen.queryByRole('gridcell', { name: /^Seat 8C/ })).toBeNull()
})

test('prices that ran out sell no seats; what was chosen stands there and can be asked for again', async () => {
  const { threadId } = serve({ expiresAt: '2026-11-20T09:30:00.000Z', seats: [aChosenSeat(0, '8A', OUT)] })
  render(<SeatsPanel threadId={threadId} />)
  expect(screen.queryByRole('grid')).toBeNull()
  expect(screen.getByText(/8A/)).toBeTruthy()
})

test('before every flight has a fare there are no seats to choose', () => {
  const { threadId } = serve()
  const live = useTripStore.getState().trips[threadId]
  if (!live) throw new Error('the trip is there')
  const picks = live.trip.picks.map((pick) => pick && { ...pick, fare: null })
  useTripStore.setState({ trips: { [threadId]: { ...live, trip: { ...live.trip, picks } } } })
  render(<SeatsPanel threadId={threadId} />)
  expect(screen.getByText('Choose a flight and a fare for each direction first, then your seats.')).toBeTruthy()
})

test('booked seats are shown and cannot be changed', async () => {
  const { user, commands } = await show({ seats: [aChosenSeat(0, '8A', OUT)], order: sampleOrder() })
  expect(screen.getByRole('grid').getAttribute('aria-readonly')).toBe('true')
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button', { name: /^All together/ })).toBeNull()
  await user.click(seat(/^Seat 9B/))
  expect(said()).toBe('You can’t change seats any more.')
  expect(commands).toEqual([])
  expect(screen.getByText(/These seats are booked/)).toBeTruthy()
})

test('moving the focus draws no seat anew', async () => {
  const { user } = await show()
  const changes: MutationRecord[] = []
  const watcher = new MutationObserver((records) => changes.push(...records))
  watcher.observe(screen.getByRole('grid'), { subtree: true, attributes: true, childList: true })
  act(() => seat(/^Seat 3C/).focus())
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}')
  changes.push(...watcher.takeRecords())
  expect(new Set(changes.map(({ attributeName }) => attributeName))).toEqual(new Set(['tabindex']))
})
