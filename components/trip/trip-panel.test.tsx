import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleLive } from '@/tests/fixtures/flights'
import { ChatActionsProvider } from '../chat/chat-actions'
import { useTripStore } from '../state/trip-store'
import { TripPanel } from './trip-panel'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a double tap on undo takes back one change; a moment later the next can be taken back', async () => {
  let version = 5
  const undone = vi.fn(async () => {
    version += 1
    return Response.json({ ...exampleLive({}, version), undoLabel: 'You chose the fare before' })
  })
  vi.stubGlobal('fetch', undone)
  useTripStore.getState().accept({ ...exampleLive({}, version), undoLabel: 'You chose Light' })
  render(
    <ChatActionsProvider value={recordActions().actions}>
      <TripPanel />
    </ChatActionsProvider>,
  )
  await userEvent.dblClick(screen.getByRole('button', { name: /^Undo/ }))
  await screen.findByRole('button', { name: 'Undo: You chose the fare before' })
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(undone).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.getByRole('button', { name: /^Undo/ }).getAttribute('aria-disabled')).toBeNull(), { timeout: 2000 })
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(undone).toHaveBeenCalledTimes(2))
})
