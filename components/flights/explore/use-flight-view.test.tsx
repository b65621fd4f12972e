import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RankedOffer } from '@/lib/travel/flights/ranked-offer'
import type { TripCommand } from '@/lib/travel/trip/commands'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleFare, exampleLive, examplePicks, exampleRanked } from '@/tests/fixtures/flights'
import { ChatActionsProvider } from '../../chat/chat-actions'
import { flightListKey, useFlightListStore } from '../../state/flight-list-store'
import { sendResting } from '../../state/resting-changes'
import { useTripStore } from '../../state/trip-store'
import { useFlightView } from './use-flight-view'

const { threadId } = recordActions().actions
const LIST = flightListKey({ threadId, searchId: 'search-1', sliceIndex: 0, afterOfferId: null })

/** One flight in the morning that is dear, one in the evening that is cheap. */
const MORNING: RankedOffer = rankedAt('morning', '2098-11-27T08:00', 12_000)
const EVENING: RankedOffer = rankedAt('evening', '2098-11-27T20:00', 9_000)

function rankedAt(offerId: string, departsAt: string, eachMinor: number): RankedOffer {
  const ranked = exampleRanked(offerId)
  const fare = exampleFare(`${offerId}-light`, 'Light', eachMinor)
  return { ...ranked, total: fare.total, offer: { ...ranked.offer, departsAt, fares: [fare] } }
}

const issued: TripCommand[] = []
let refusal: string | null = null

beforeEach(() => {
  issued.length = 0
  refusal = null
  vi.useFakeTimers()
  useFlightListStore.setState({ lists: { [LIST]: { status: 'ready', offers: [EVENING, MORNING] } } })
  useTripStore.setState({
    trips: {},
    issue: async (_threadId, command) => {
      issued.push(command)
      return refusal ? { refusal: { code: 'busy', message: refusal } } : { live: exampleLive() }
    },
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function renderView(live: LiveTrip, isOpen = true) {
  useTripStore.getState().accept(live)
  const picks = examplePicks({ picks: [EVENING], offerCount: 2 })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ChatActionsProvider value={recordActions().actions}>{children}</ChatActionsProvider>
  )
  return renderHook(() => useFlightView(picks, isOpen), { wrapper })
}

const AFTER_NOON = { departure: { from: 720, to: 1439 } }
const BEFORE_NOON = { departure: { from: 0, to: 719 } }
const shownIds = (picks: RankedOffer[]) => picks.map(({ offer }) => offer.offerId)

test('the filters of the live trip decide what a card shows, whoever set them', () => {
  const { result } = renderView(exampleLive({ filters: [BEFORE_NOON] }))
  expect(shownIds(result.current.picks)).toEqual(['morning'])
  expect([result.current.offerCount, result.current.totalCount]).toEqual([1, 2])
})

test('a card that is no longer open shows what was stored with it', () => {
  const { result } = renderView(exampleLive({ filters: [BEFORE_NOON] }), false)
  expect(shownIds(result.current.picks)).toEqual(['evening'])
})

test('a change shows at once and is one command when it rests', async () => {
  const { result } = renderView(exampleLive())
  act(() => result.current.filter(AFTER_NOON))
  act(() => result.current.filter(BEFORE_NOON))
  expect(shownIds(result.current.picks)).toEqual(['morning'])
  expect(issued).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(issued).toEqual([{ type: 'filter-flights', slices: [{ sliceIndex: 0, filters: BEFORE_NOON }] }])
})

test('filters and weights that are changed together are both kept', async () => {
  const { result } = renderView(exampleLive())
  const weights = { time: 0, stops: 1, nights: 1, waits: 1 }
  act(() => result.current.weigh(weights, false))
  act(() => result.current.weigh(weights, true))
  act(() => result.current.filter(AFTER_NOON))
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(issued.map(({ type }) => type)).toEqual(['weigh-flights', 'filter-flights'])
})

test('what was set just before the card goes away is not lost', async () => {
  const { result, unmount } = renderView(exampleLive())
  act(() => result.current.filter(AFTER_NOON))
  unmount()
  await vi.advanceTimersByTimeAsync(0)
  expect(issued).toHaveLength(1)
})

test('a refused change is said, and the trip’s own filters stand again', async () => {
  refusal = 'This trip is booked.'
  const { result } = renderView(exampleLive())
  act(() => result.current.filter(BEFORE_NOON))
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(result.current.refusal).toBe('This trip is booked.')
  expect(result.current.filters).toEqual({})
})

test('without its list a card still shows what was stored with it, and knows so', () => {
  useFlightListStore.setState({ lists: { [LIST]: { status: 'failed', message: 'The connection was lost.' } } })
  const { result } = renderView(exampleLive({ filters: [BEFORE_NOON] }))
  expect(shownIds(result.current.picks)).toEqual(['evening'])
  expect(result.current.isBehind).toBe(true)
  expect(renderView(exampleLive()).result.current.isBehind).toBe(false)
})

test('when nothing is left, all flights are at hand to say which filter leaves nothing', () => {
  const { result } = renderView(exampleLive({ filters: [{ departure: { from: 0, to: 60 } }] }))
  expect(result.current.nothing?.map(({ offerId }) => offerId)).toContain('evening')
})

test('what is said right after a change goes after it: the change does not rest any longer', async () => {
  const { result } = renderView(exampleLive())
  act(() => result.current.filter(AFTER_NOON))
  expect(issued).toEqual([])
  await act(async () => await sendResting())
  expect(issued).toEqual([{ type: 'filter-flights', slices: [{ sliceIndex: 0, filters: AFTER_NOON }] }])
  act(() => vi.advanceTimersByTime(1000))
  expect(issued).toHaveLength(1)
  expect(sendResting()).toBeNull()
})
