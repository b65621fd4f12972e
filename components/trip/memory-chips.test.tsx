import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { TripMemory } from '@/lib/travel/trip/trip-memory'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleLive } from '@/tests/fixtures/flights'
import { ChatActionsProvider } from '../chat/chat-actions'
import { useTripStore } from '../state/trip-store'
import { MemoryChips } from './memory-chips'

afterEach(cleanup)

function show(memory: TripMemory) {
  const live = exampleLive({ memory })
  const issue = vi.fn(async () => ({ live }))
  useTripStore.setState({ issue })
  const { actions } = recordActions(live.threadId)
  render(
    <ChatActionsProvider value={actions}>
      <MemoryChips live={live} />
    </ChatActionsProvider>,
  )
  return issue
}

test('what is kept stands there in words, and a press takes one thing away', async () => {
  const issue = show({ likes: ['food'], needs: ['little-walking'], nights: 3 })
  const chips = within(screen.getByRole('list', { name: 'Kept in mind' })).getAllByRole('button')
  expect(chips.map(({ textContent }) => textContent)).toEqual(['Food, forget it', 'Little walking, forget it', '3 nights, forget it'])
  for (const chip of chips) await userEvent.click(chip)
  expect(issue.mock.calls.map((call) => (call as unknown[])[1])).toEqual([
    { type: 'remember', change: { notLikes: ['food'] } },
    { type: 'remember', change: { notNeeds: ['little-walking'] } },
    { type: 'remember', change: { nights: null } },
  ])
})

test('nothing kept, nothing shown', () => {
  show({ likes: [], needs: [], nights: null })
  expect(screen.queryByRole('list')).toBeNull()
})
