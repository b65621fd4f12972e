import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import { useTripStore } from '@/components/state/trip-store'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { aPlace, aPlan, aSight } from '@/tests/fixtures/plan'
import { planLive, planServer } from '@/tests/fixtures/plan-server'
import { ChangePlanView } from './view'

const PLACE = aPlace([aSight('castle', [0, 0]), aSight('square', [0.4, 0])], { slug: 'lisbon', name: 'Lisbon' })
const plan = aPlan(PLACE, { days: 1 })
type Part = Parameters<typeof ChangePlanView>[0]['part']

function inTurn(threadId: string, ...parts: Part[]) {
  return (
    <ChatActionsProvider value={recordActions(threadId).actions}>
      <div data-turn="turn">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a turn stay in their order
          <ChangePlanView key={index} part={part} isLatest />
        ))}
      </div>
    </ChatActionsProvider>
  )
}

test('two changes in one answer share a card that shows the current plan', () => {
  const live = planLive('change-1', plan)
  vi.stubGlobal('fetch', planServer(live, PLACE).fetch)
  useTripStore.getState().accept(live)
  const before = { ...plan, days: [{ title: 'Something older', stops: [], note: '' }] }
  render(
    inTurn(
      'change-1',
      { state: 'done', input: {}, output: { status: 'planned', plan: before } },
      { state: 'done', input: {}, output: { status: 'planned', plan } },
    ),
  )
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.queryByText('Something older')).toBeNull()
  expect(screen.queryByText(/goes on below/)).toBeNull()
})

test('shows a refusal in its own words; the assistant asks about unclear changes', () => {
  const refusal = { code: 'no-plan', message: 'There’s no plan yet. Tell me where you’re going.' }
  const { container } = render(
    inTurn(
      'change-2',
      { state: 'done', input: {}, output: { status: 'refused', refusal } },
      { state: 'done', input: {}, output: { status: 'unclear', what: 'stop', said: 'the tower', candidates: ['Tower A', 'Tower B'] } },
      { state: 'running', input: {}, soFar: null },
    ),
  )
  expect(container.textContent).toBe(`${refusal.message}Changing the plan…`)
})
