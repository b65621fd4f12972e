import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SessionExpired } from './session-expired'

const NO_PAGE = { current: null }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('it cannot be dismissed, knows the address, and waits for the password', async () => {
  render(<SessionExpired page={NO_PAGE} user={{ id: 'usr_ada', email: 'ada@example.com', isGuest: false }} hasGoogle canResetPassword />)
  expect(screen.getByRole('dialog', { name: 'Session Expired' })).toBeDefined()
  expect(screen.getByText('Please login again')).toBeDefined()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com')
  expect(screen.getByLabelText('Password').matches(':focus')).toBe(true)
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeDefined()
  // In a tab of its own: what was typed beneath stays.
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: /Forgot your password\?/ }).target).toBe('_blank')
  expect(screen.queryByRole('button', { name: 'Continue as guest' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull()
})

test('a guest is told that the trips of before stay closed, and may begin anew', () => {
  render(<SessionExpired page={NO_PAGE} user={{ id: 'usr_guest', email: null, isGuest: true }} hasGoogle canResetPassword />)
  expect(screen.getByText(/no other sign-in can open them/)).toBeDefined()
  expect(screen.getByLabelText('Email').matches(':focus')).toBe(true)
  expect(screen.getByRole('button', { name: 'Continue as guest' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
})

test('signing in leaves the page where it is', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('/providers')) return Response.json({ credentials: { id: 'credentials', type: 'credentials' } })
    if (path.includes('/csrf')) return Response.json({ csrfToken: 'token' })
    return Response.json({ url: 'http://localhost/chat' })
  })
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  render(
    <SessionExpired
      page={NO_PAGE}
      user={{ id: 'usr_ada', email: 'ada@example.com', isGuest: false }}
      hasGoogle={false}
      canResetPassword={false}
    />,
  )
  await userEvent.type(screen.getByLabelText('Password'), 'a long enough secret{Enter}')
  expect(await screen.findByRole('button', { name: 'Signing in…' })).toBeDefined()
  expect(assign).not.toHaveBeenCalled()
})
