import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDayPricesStore } from '@/components/state/day-prices-store'
import { flightListKey, useFlightListStore } from '@/components/state/flight-list-store'
import { useFlightsPageStore } from '@/components/state/flights-page-store'
import { takePendingSearch } from '@/components/state/pending-search'
import { DEFAULT_PREFERENCES } from '@/lib/travel/account/default-preferences'
import { addDays } from '@/lib/travel/dates'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { rankFlights } from '@/lib/travel/flights/rank-flights'
import { ORDINARY_WEIGHTS } from '@/lib/travel/flights/rank-weights'
import type { SearchLine } from '@/lib/travel/flights/search-line-schema'
import { hourWorth } from '@/lib/travel/flights/value-of-time'
import { formatMoney } from '@/lib/travel/money'
import { aFare, anOffer, aSearch, LISBON, LONDON, pounds } from '@/tests/fixtures/trip'
import { FlightsScreen } from './flights-screen'

// The router of the framework: what it tells of the address, without the rest of it.
const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  useSearchParams: () => {
    const query = useSyncExternalStore(
      (listener) => {
        for (const event of ['popstate', 'pushed']) window.addEventListener(event, listener)
        return () => {
          for (const event of ['popstate', 'pushed']) window.removeEventListener(event, listener)
        }
      },
      () => window.location.search,
    )
    return queryOf(query)
  },
}))

const queries = new Map<string, URLSearchParams>()
function queryOf(query: string): URLSearchParams {
  const known = queries.get(query) ?? new URLSearchParams(query)
  queries.set(query, known)
  return known
}

const SOON = addDays(new Date().toISOString().slice(0, 10), 30)
const BACK = addDays(SOON, 2)
const WHOLE = `from=LON*&to=LIS&on=${SOON}&back=${BACK}`
const QUERY = `${WHOLE}&show=1`
const NAMED = { places: { 'LON*': LONDON, LIS: LISBON }, problems: {} }
const USER = {
  id: 'user-1',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Okafor',
  name: 'Maya Okafor',
  isGuest: false,
  role: 'user',
  preferences: DEFAULT_PREFERENCES,
  hasPassword: true,
  sessionId: 'session-1',
}
const SEARCH = aSearch({
  slices: [
    { origin: LONDON, destination: LISBON, departureOn: SOON },
    { origin: LISBON, destination: LONDON, departureOn: BACK },
  ],
})

function flight(offerId: string, sliceIndex: number, poundsTotal: number, connections = 0): FlightOffer {
  const times = sliceIndex === 1 ? { departsAt: '2026-11-29T18:00', arrivesAt: '2026-11-29T20:45' } : {}
  const offer = anOffer({ offerId, sliceIndex, connections, durationMinutes: 165 + connections * 120, ...times })
  return {
    ...offer,
    segments: offer.segments.map((segment) => ({ ...segment, flightNumber: `TP${poundsTotal}` })),
    fares: [aFare({ fareId: `${offerId}-fare`, total: pounds(poundsTotal * 100) })],
  }
}

const OFFERS = [
  [flight('a', 0, 120), flight('b', 0, 95, 1), flight('c', 0, 150)],
  [flight('d', 1, 80), flight('e', 1, 70, 1)],
]

function resultLine({ offers = OFFERS, expiresAt = '2099-01-01T00:00:00Z' } = {}): SearchLine {
  const result = { searchId: 'search-1', search: SEARCH, isSimulated: true, searchedAt: '2026-11-20T09:00:00Z', expiresAt }
  return { type: 'result', result: { ...result, offerCounts: offers.map((slice) => slice.length) }, sources: [] }
}

/** Answers as our own routes do; `lines` are what each search says, one after another. */
function answerWith(...lines: SearchLine[][]) {
  const searched: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/searches') {
      searched.push(JSON.parse(String(init?.body)))
      const said = lines[searched.length - 1] ?? lines.at(-1) ?? []
      return new Response(said.map((line) => `${JSON.stringify(line)}\n`).join(''))
    }
    return Response.json(path.includes('/day-prices') ? { status: 'unavailable' } : { verdict: null })
  })
  return searched
}

function open(query: string) {
  window.history.replaceState(null, '', `/flights?${query}`)
  render(<FlightsScreen user={USER} ownCurrency={null} named={NAMED} serversToday={addDays(SOON, -30)} />)
}

const listKey = (sliceIndex: number) => flightListKey({ threadId: '', searchId: 'search-1', sliceIndex, by: undefined, afterOfferId: null })
const listOf = (offers: FlightOffer[]) => ({ status: 'ready' as const, offers: rankFlights(offers, SEARCH) })

const query = () => new URLSearchParams(window.location.search)
const rows = () =>
  screen
    .getAllByRole('button', { expanded: false })
    .map((row) => /TP\d+/.exec(row.textContent ?? '')?.[0])
    .filter((number) => number !== undefined)
const sidebar = () => within(screen.getByRole('complementary', { name: 'Filters' }))

const pushState = window.history.pushState.bind(window.history)
beforeEach(() => {
  window.history.pushState = (...args) => {
    pushState(...args)
    window.dispatchEvent(new Event('pushed'))
  }
  useFlightsPageStore.setState({ searches: {} })
  useFlightListStore.setState({ lists: Object.fromEntries(OFFERS.map((offers, sliceIndex) => [listKey(sliceIndex), listOf(offers)])) })
  useDayPricesStore.setState({ answers: {} })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.history.pushState = pushState
})

test('the address alone is searched for, and its flights stand in a list', async () => {
  const searched = answerWith([resultLine()])
  open(QUERY)
  expect(await screen.findByText('3 flights · prices One Way, for 1 traveller, taxes included')).toBeTruthy()
  expect(searched).toMatchObject([{ change: { tripType: 'round-trip', departureOn: SOON, returnOn: BACK } }])
  expect(document.title).toBe('London → Lisbon · Wayfarer')
})

test('a filter goes into the address and narrows the list; its chip takes it out again', async () => {
  answerWith([resultLine()])
  open(QUERY)
  await userEvent.click(
    await within(await screen.findByRole('complementary', { name: 'Filters' })).findByRole('checkbox', { name: /Direct/ }),
  )
  expect(query().get('f0')).toBe('stops:direct')
  expect(screen.getByText('2 of 3 flights · prices One Way, for 1 traveller, taxes included')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^direct only/ }))
  expect(query().get('f0')).toBeNull()
  expect(rows()).toHaveLength(3)
})

test('what a shared link filters, sorts and shows is there from the start', async () => {
  answerWith([resultLine()])
  open(`${WHOLE}&f1=stops:direct,one-stop&sort=price&dir=desc&show=2`)
  await screen.findByText(/2 flights · prices/)
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Return · 2')
  expect(rows()).toEqual(['TP80', 'TP70'])
})

test('sorting and the other direction are steps of the address too', async () => {
  const searched = answerWith([resultLine()])
  open(QUERY)
  await userEvent.click(await screen.findByRole('button', { name: 'Price' }))
  expect(query().get('sort')).toBe('price')
  expect(rows()).toEqual(['TP95', 'TP120', 'TP150'])
  screen.getByRole('tab', { selected: true }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(query().get('show')).toBe('2')
  await waitFor(() => expect(rows()).toEqual(['TP70', 'TP80']))
  expect(searched).toHaveLength(1)
})

test('a press that changes nothing is no step to go back', async () => {
  answerWith([resultLine()])
  open(`${WHOLE}&sort=price&show=1`)
  const price = await screen.findByRole('button', { name: /^Price.*ascending/ })
  const before = window.history.length
  await userEvent.click(screen.getByRole('tab', { selected: true }))
  expect(window.history.length).toBe(before)
  await userEvent.click(price)
  expect(window.history.length).toBe(before + 1)
})

test('why a flight stands where it does is told by what counts for this traveller', async () => {
  answerWith([resultLine()])
  open(`${QUERY}&weights=time:2`)
  await userEvent.click(await screen.findByRole('button', { name: /^TAP Air Portugal TP120/ }))
  expect(screen.getByText(`${formatMoney(hourWorth('GBP', 2))} an hour`)).toBeTruthy()
})

test('filters that leave nothing say which one to lift', async () => {
  answerWith([resultLine()])
  open(`${QUERY}&f0=price:0-100;stops:direct`)
  expect(await screen.findByText(/No flight fits\. Without “.+” there/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all 3 flights' }))
  expect(rows()).toHaveLength(3)
})

test('filters of one direction and of both are reset', async () => {
  answerWith([resultLine()])
  open(`${QUERY}&f0=stops:direct&f1=stops:one-stop`)
  await screen.findByText(/2 of 3 flights/)
  await userEvent.click(sidebar().getByRole('button', { name: 'Reset outbound' }))
  expect([query().get('f0'), query().get('f1')]).toEqual([null, 'stops:one-stop'])
  await userEvent.click(sidebar().getByRole('button', { name: 'Reset both directions' }))
  expect(query().get('f1')).toBeNull()
})

test('a running search says how far it is and who is missing', async () => {
  const source = (name: string, status: 'asked' | 'answered' | 'late') => ({ source: name, name, status, offerCount: 107 })
  answerWith([{ type: 'progress', sources: [source('One', 'answered'), source('Two', 'late'), source('Three', 'asked')], offerCount: 214 }])
  let release = () => {}
  const said = vi.mocked(fetch)
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const answer = await said(path, init)
    if (path !== '/api/searches' || !answer.body) return answer
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const end = new TransformStream<Uint8Array, Uint8Array>({ flush: () => held })
    return new Response(answer.body.pipeThrough(end))
  })
  open(QUERY)
  expect(await screen.findByText('2 of 3 sources, 214 flights so far')).toBeTruthy()
  expect(screen.getByText(/^Two didn’t answer in time/)).toBeTruthy()
  release()
})

test('a search that failed is said in words, and can be asked again', async () => {
  const refusal = { code: 'search-failed', message: 'We got no answer about flights. We’ve kept what you asked for; please search again.' }
  const searched = answerWith([{ type: 'refusal', refusal }], [resultLine()])
  open(QUERY)
  await userEvent.click(await screen.findByRole('button', { name: 'Search again' }))
  await screen.findByText(/3 flights · prices/)
  expect(searched).toHaveLength(2)
})

test('prices that have expired are kept in sight but not chosen from', async () => {
  const searched = answerWith([resultLine({ expiresAt: '2020-01-01T00:00:00Z' })], [resultLine()])
  open(QUERY)
  await userEvent.click(await screen.findByRole('button', { name: /^TAP Air Portugal TP120/ }))
  expect(screen.queryByRole('button', { name: 'Choose TP120' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(searched).toHaveLength(2))
  // The button has gone with the old prices.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('choosing a flight goes on in a thread with this search, its filters and this flight', async () => {
  answerWith([resultLine()])
  open(`${QUERY}&f0=stops:direct`)
  await userEvent.click(await screen.findByRole('button', { name: /^TAP Air Portugal TP120/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Choose TP120' }))
  expect(push).toHaveBeenLastCalledWith('/chat')
  expect(await takePendingSearch()).toEqual({
    command: {
      type: 'take-search',
      searchId: 'search-1',
      filters: [{ stops: ['direct'] }, {}],
      weights: ORDINARY_WEIGHTS,
      pick: { sliceIndex: 0, offerId: 'a' },
    },
    label: 'You chose TP120, 09:40 → 12:25',
  })
})

test('asking about the flights brings the search into a thread without choosing one', async () => {
  answerWith([resultLine()])
  open(`${QUERY}&f1=stops:direct&weights=time:2`)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask about these flights' }))
  expect((await takePendingSearch())?.command).toEqual({
    type: 'take-search',
    searchId: 'search-1',
    filters: [{}, { stops: ['direct'] }],
    weights: { ...ORDINARY_WEIGHTS, time: 2 },
  })
})

test('an address that cannot be searched opens the form with the reason, and asks nobody', async () => {
  const searched = answerWith([resultLine()])
  open(`from=LON*&to=LIS&on=2020-01-01&colour=red`)
  expect(await screen.findByText(/is in the past/)).toBeTruthy()
  expect(screen.getByText(/part of this link.*“colour=red”/i)).toBeTruthy()
  expect(searched).toEqual([])
})

test('an empty address invites and blames for nothing', async () => {
  answerWith([resultLine()])
  open('')
  expect(await screen.findByRole('button', { name: 'Search flights' })).toBeTruthy()
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull()
})

test('an empty form begins in the traveller’s own currency; a link is searched as it was shared', async () => {
  const searched = answerWith([resultLine()])
  const openFor = (query: string) => {
    window.history.replaceState(null, '', `/flights?${query}`)
    render(<FlightsScreen user={USER} ownCurrency="CHF" named={NAMED} serversToday={addDays(SOON, -30)} />)
  }
  const chosen = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' }).value
  openFor('')
  expect(chosen()).toBe('CHF')
  cleanup()
  openFor(QUERY)
  await screen.findByText(/3 flights · prices/)
  expect(searched).toMatchObject([{ change: { currency: null } }])
})

test('a search there and back is answered with whole round trips, and its single flights are one step away', async () => {
  const searched = answerWith([resultLine()])
  open(WHOLE)
  const trips = await screen.findAllByRole('article', { name: /^Outbound .*\. Return / })
  expect(trips).toHaveLength(3)
  expect(trips[0]?.textContent).toContain('there and back, for 1 traveller')
  expect(screen.queryByRole('tab')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Choose outbound and return separately' }))
  expect(query().get('show')).toBe('1')
  expect(await screen.findByText('3 flights · prices One Way, for 1 traveller, taxes included')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Back to Round Trips' }))
  expect(query().get('show')).toBeNull()
  expect(searched).toHaveLength(1)
})

test('the filters of both directions narrow the round trips, and stay when single flights are shown', async () => {
  answerWith([resultLine()])
  open(`${WHOLE}&f0=stops:direct&f1=stops:one-stop`)
  expect(await screen.findByText(/2 flights out, 1 back/)).toBeTruthy()
  const trips = screen.getAllByRole('article', { name: /^Outbound .*\. Return / })
  expect(trips.every((trip) => trip.textContent?.includes('TP70'))).toBe(true)
  const [direct] = sidebar().getAllByRole('checkbox', { name: /Direct/ })
  if (direct) await userEvent.click(direct)
  expect(query().get('f0')).toBeNull()
  expect(query().get('f1')).toBe('stops:one-stop')
})

test('filters that leave no round trip say why, and are lifted together', async () => {
  answerWith([resultLine()])
  open(`${WHOLE}&f1=price:0-10`)
  expect(await screen.findByText(/No flight fits|Round Trip is left/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Show (?:all|the|\d+)/ }))
  expect(query().get('f1')).toBeNull()
  expect(screen.getAllByRole('article', { name: /^Outbound .*\. Return / })).toHaveLength(3)
})

test('choosing a round trip goes on in a thread with both flights', async () => {
  answerWith([resultLine()])
  open(WHOLE)
  const [first] = await screen.findAllByRole('button', { name: /^Choose the Round Trip/ })
  if (first) await userEvent.click(first)
  expect((await takePendingSearch())?.command).toMatchObject({ type: 'take-search', searchId: 'search-1', roundTrip: ['a', 'd'] })
})

test('flights ticked in the list are compared, and one of them is chosen from the table', async () => {
  answerWith([resultLine()])
  open(QUERY)
  for (const number of ['TP120', 'TP95']) {
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^TAP Air Portugal ${number}`) }))
    await userEvent.click(screen.getByRole('checkbox', { name: `Compare ${number}` }))
  }
  await userEvent.click(screen.getByRole('button', { name: 'Compare 2 flights' }))
  const dialog = within(await screen.findByRole('dialog', { name: '2 flights side by side' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Choose TP95' }))
  expect((await takePendingSearch())?.command).toMatchObject({ pick: { sliceIndex: 0, offerId: 'b' } })
})

test('a search that finds nothing in one direction shows the flights of both, and offers no round trips', async () => {
  answerWith([resultLine({ offers: [OFFERS[0] ?? [], []] })])
  open(WHOLE)
  expect(await screen.findByText(/We found no flights from Lisbon to London/)).toBeTruthy()
  expect(screen.getAllByRole('tab')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Back to Round Trips' })).toBeNull()
})
