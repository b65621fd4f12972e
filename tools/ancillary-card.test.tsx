import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import { useTripStore } from '@/components/state/trip-store'
import { NO_ANCILLARIES } from '@/lib/travel/ancillaries/ancillaries'
import type { AncillaryAnswer } from '@/lib/travel/ancillaries/ancillary-answer-schema'
import { aChosenSeat, aSeatMap, someBags, someDetails } from '@/tests/fixtures/ancillaries'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { pounds } from '@/tests/fixtures/trip'
import { liveFor, tripServer } from '@/tests/fixtures/trip-server'
import { ChooseBagsView } from './choose-bags/view'
import { ChooseExtrasView } from './choose-extras/view'
import { ChooseMealsView } from './choose-meals/view'
import { ChooseSeatsView } from './choose-seats/view'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const SHOWN: AncillaryAnswer = { status: 'shown', summary: [], tripTotal: pounds(1) }

function done(output: AncillaryAnswer = SHOWN) {
  return { state: 'done', input: {}, output } as const
}

function open(threadId: string) {
  const live = liveFor(threadId)
  vi.stubGlobal('fetch', tripServer(live, someDetails()).fetch)
  useTripStore.getState().accept(live)
  return live
}

function inThread(threadId: string, ...cards: React.ReactNode[]) {
  return <ChatActionsProvider value={recordActions(threadId).actions}>{cards}</ChatActionsProvider>
}

test('the newest card shows the panel of its kind under its heading', async () => {
  open('card-1')
  render(
    inThread(
      'card-1',
      <ChooseBagsView key="bags" part={done()} isLatest />,
      <ChooseMealsView key="meals" part={done()} isLatest />,
      <ChooseExtrasView key="extras" part={done()} isLatest />,
    ),
  )
  expect(
    screen.getAllByRole('article').map((card) => card.getAttribute('aria-labelledby') && card.querySelector('h2')?.textContent),
  ).toEqual(['Bags', 'Meals', 'Extras'])
  expect(await screen.findByRole('region', { name: 'Bags: Outbound' })).toBeTruthy()
})

test('an answer below keeps the panel open, and a newer card of its kind folds it for good', () => {
  open('card-2')
  const first = (isLatest: boolean) => (
    <div key="first" data-turn="1">
      <ChooseBagsView part={done()} isLatest={isLatest} />
    </div>
  )
  const second = (
    <div key="second" data-turn="2">
      <ChooseBagsView part={done()} isLatest />
    </div>
  )
  const view = render(inThread('card-2', first(true)))
  view.rerender(inThread('card-2', first(false)))
  expect(screen.getAllByRole('article')).toHaveLength(1)
  view.rerender(inThread('card-2', first(false), second))
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.getByText('Bags · replaced by a newer choice')).toBeTruthy()
})

test('two choices of one answer share a card', () => {
  open('card-7')
  render(
    <div data-turn="1">
      {inThread('card-7', <ChooseBagsView key="out" part={done()} isLatest />, <ChooseBagsView key="back" part={done()} isLatest />)}
    </div>,
  )
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.queryByText(/replaced/)).toBeNull()
})

test('a card of another kind folds nothing', () => {
  open('card-3')
  render(inThread('card-3', <ChooseBagsView key="bags" part={done()} isLatest />, <ChooseMealsView key="meals" part={done()} isLatest />))
  expect(screen.queryByText(/replaced/)).toBeNull()
})

test('an older card shows choices and their cost, and reopens', async () => {
  const live = open('card-4')
  const map = aSeatMap({ priceOf: () => 2250 })
  const seats = [aChosenSeat(0, '12A', map), aChosenSeat(1, '12B', map)]
  useTripStore.getState().accept({ ...live, version: live.version + 1, trip: { ...live.trip, ancillaries: { ...NO_ANCILLARIES, seats } } })
  render(inThread('card-4', <ChooseSeatsView key="seats" part={done()} isLatest={false} />))
  const line = screen.getByText(/^Seats 12A and 12B on TP1361/)
  expect(line.textContent).toBe('Seats 12A and 12B on TP1361 · £45.00')
  await userEvent.click(screen.getByRole('button', { name: 'Show seats' }))
  expect(screen.getByRole('article', { name: 'Seats' })).toBeTruthy()
})

test('the line counts choices of other kinds, and says when there are none', () => {
  const live = open('card-5')
  const [option] = someBags()
  const bags = option ? [{ option, passengerIndex: 0, quantity: 2 }] : []
  useTripStore.getState().accept({ ...live, version: live.version + 1, trip: { ...live.trip, ancillaries: { ...NO_ANCILLARIES, bags } } })
  render(
    inThread(
      'card-5',
      <ChooseBagsView key="bags" part={done()} isLatest={false} />,
      <ChooseExtrasView key="extras" part={done()} isLatest={false} />,
    ),
  )
  expect(screen.getByText(/^2 bags/).textContent).toBe('2 bags · £44.00')
  expect(screen.getByText(/none chosen/).parentElement?.textContent).toBe('Extras · none chosen')
})

test('while it works, when it failed, was refused, or nothing is sold, it says so and shows no panel', () => {
  open('card-6')
  const states = [
    { part: { state: 'running', input: {}, soFar: null } as const, words: 'Looking at the meals…' },
    { part: { state: 'failed', input: {}, message: 'The airline is silent.' } as const, words: /Your trip hasn’t changed/ },
    { part: done({ status: 'unavailable', message: 'Meals cannot be ordered here.' }), words: 'Meals cannot be ordered here.' },
    { part: done({ status: 'refused', refusal: { code: 'x', message: 'Choose a fare first.' } }), words: 'Choose a fare first.' },
  ]
  for (const { part, words } of states) {
    act(() => void render(inThread('card-6', <ChooseMealsView key="meals" part={part} isLatest />)))
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
    cleanup()
  }
})
