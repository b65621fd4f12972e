import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import { ReadOnlyProvider } from '@/components/chat/read-only'
import { useTripStore } from '@/components/state/trip-store'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { aPlace, aPlan, aSight } from '@/tests/fixtures/plan'
import { planLive, planServer } from '@/tests/fixtures/plan-server'
import { PlanTripView } from './view'

const LISBON = aPlace([aSight('castle', [0, 0]), aSight('square', [0.4, 0])], { slug: 'lisbon', name: 'Lisbon' })
const PORTO = aPlace([aSight('bridge', [0, 0])], { slug: 'porto', name: 'Porto' })
const toLisbon = aPlan(LISBON, { days: 1 })
const toPorto = aPlan(PORTO, { days: 1 })

const done = (plan: typeof toLisbon) => ({ state: 'done', input: {}, output: { status: 'planned', plan } }) as const

const asked = vi.fn()

/** Each card in a turn of its own, as they stand in a thread. */
function inThread(threadId: string, cards: React.ReactNode[], isBusy = false) {
  const turns = cards.map((card, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the turns of a thread stay in their order
    <div key={index} data-turn={index}>
      {card}
    </div>
  ))
  return <ChatActionsProvider value={{ ...recordActions(threadId).actions, isBusy }}>{turns}</ChatActionsProvider>
}

/** The trip as the server holds it, with a plan for the place or none. */
function hold(threadId: string, place: typeof LISBON | null) {
  const server = planServer(planLive(threadId, place && aPlan(place, { days: 1 })), place)
  vi.stubGlobal('fetch', (...call: Parameters<typeof server.fetch>) => {
    asked(call[0])
    return server.fetch(...call)
  })
  useTripStore.getState().accept(server.live())
}

beforeEach(() => void asked.mockClear())
afterEach(() => vi.unstubAllGlobals())

test('the newest card of a place is open, older ones are a line', () => {
  hold('view-1', LISBON)
  render(
    inThread('view-1', [
      <PlanTripView key="old" part={done(toLisbon)} isLatest={false} />,
      <PlanTripView key="new" part={done(toLisbon)} isLatest />,
    ]),
  )
  expect(screen.getByText('Lisbon · continued below')).toBeTruthy()
  expect(screen.getAllByRole('article', { name: 'One day in Lisbon' })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Add a stop to day 1' })).toHaveLength(1)
})

test("a plan replaced by another place's shows its old state, without buttons", () => {
  hold('view-2', PORTO)
  render(
    inThread('view-2', [
      <PlanTripView key="old" part={done(toLisbon)} isLatest={false} />,
      <PlanTripView key="new" part={done(toPorto)} isLatest />,
    ]),
  )
  const replaced = screen.getByRole('article', { name: 'One day in Lisbon' })
  expect(replaced.textContent).toContain('Replaced by the plan for Porto')
  expect(replaced.textContent).toContain('The castle')
  expect(replaced.querySelectorAll('button, a, input')).toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Add a stop to day 1' })).toBeTruthy()
})

test('the card says when its plan was undone', () => {
  hold('view-3', null)
  render(inThread('view-3', [<PlanTripView key="one" part={done(toLisbon)} isLatest={false} />]))
  expect(screen.getByText('Your trip has changed since then')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('shows a plan before the trip has caught up, and opens it once it has', async () => {
  hold('view-4', null)
  render(inThread('view-4', [<PlanTripView key="one" part={done(toLisbon)} isLatest />], true))
  expect(screen.getByText('The castle')).toBeTruthy()
  expect(screen.queryByText('Your trip has changed since then')).toBeNull()
  await act(async () => useTripStore.getState().accept({ ...planLive('view-4', toLisbon), version: 9 }))
  expect(screen.getByRole('button', { name: 'Add a stop to day 1' })).toBeTruthy()
})

test('a read-only thread has no buttons and makes no requests', () => {
  hold('view-5', LISBON)
  render(
    <ReadOnlyProvider value={{ live: null }}>
      {inThread('view-5', [<PlanTripView key="one" part={done({ ...toLisbon, startsOn: '2098-11-27' })} isLatest={false} />])}
    </ReadOnlyProvider>,
  )
  const card = screen.getByRole('article', { name: 'One day in Lisbon' })
  expect(card.textContent).toContain('Thu 27 Nov')
  expect(card.textContent).toContain('09:30The castle')
  expect(card.querySelectorAll('button, a, input')).toHaveLength(0)
  expect(asked).not.toHaveBeenCalled()
})

test('while it works, when it failed or was refused it says so, and what is not clear it leaves to the words', () => {
  hold('view-6', null)
  const states = [
    { part: { state: 'running', input: {}, soFar: null } as const, words: 'Planning your days…' },
    { part: { state: 'failed', input: {}, message: 'The guide is silent.' } as const, words: /Your trip hasn’t changed/ },
    {
      part: {
        state: 'done',
        input: {},
        output: { status: 'refused', refusal: { code: 'x', message: 'A plan has between 1 and 14 days.' } },
      } as const,
      words: 'A plan has between 1 and 14 days.',
    },
  ]
  for (const { part, words } of states) {
    const { unmount } = render(inThread('view-6', [<PlanTripView key="one" part={part} isLatest />]))
    expect(screen.getByText(words)).toBeTruthy()
    unmount()
  }
  const unknown = { state: 'done' as const, input: {}, output: { status: 'unknown-place' as const, said: 'Atlantis', known: ['Lisbon'] } }
  const { container } = render(
    <ChatActionsProvider value={recordActions('view-6').actions}>{<PlanTripView part={unknown} isLatest />}</ChatActionsProvider>,
  )
  expect(container.textContent).toBe('')
})
