import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resetAllStores } from '../state/create-store'
import { claimBrowser } from '../state/forget-browser'
import { useRootStore } from '../state/root-store'
import { useNoticeStore } from '../ui/notices/notice-store'
import { SignOutButton } from './sign-out-button'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  claimBrowser('usr_ada')
  localStorage.setItem('wayfarer.draft.new', 'half a thought')
  render(<SignOutButton />)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  resetAllStores()
  localStorage.clear()
})

const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
const kept = () => [localStorage.getItem('root') !== null, localStorage.getItem('wayfarer.draft.new')]

test('what this browser kept is forgotten once the session is over, and not before', async () => {
  const keptWhileAsked: unknown[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    keptWhileAsked.push([path, ...kept()])
    return Response.json(path.endsWith('/csrf') ? { csrfToken: 'c' } : { url: '#signed-out' })
  })
  vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  await press()
  await waitFor(() => expect(kept()).toEqual([false, null]))
  expect(keptWhileAsked).toEqual([
    ['/api/auth/csrf', true, 'half a thought'],
    ['/api/auth/signout', true, 'half a thought'],
  ])
})

test('a sign-out that was lost on the way forgets nothing, says so, and can be tried again', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('the connection was lost')
  })
  await press()
  await waitFor(() => expect(useNoticeStore.getState().popup?.message).toMatch(/you’re still signed in/))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign out' }).disabled).toBe(false)
  expect([useRootStore.getState().ownerId, ...kept()]).toEqual(['usr_ada', true, 'half a thought'])
})
