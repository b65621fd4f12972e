import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { LoginForm } from './login-form'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(answer: (path: string) => Response = () => Response.json({}), props: Partial<ComponentProps<typeof LoginForm>> = {}) {
  const send = vi.fn(async (input: RequestInfo | URL, _init?: RequestInit) => answer(String(input)))
  vi.stubGlobal('fetch', send)
  render(<LoginForm callbackPath="/chat" {...props} />)
  const opened: string[] = []
  vi.spyOn(window.location, 'assign').mockImplementation((path) => void opened.push(String(path)))
  return { send, opened, user: userEvent.setup() }
}

test('empty fields are named and nothing is sent', async () => {
  const { send, user } = open()
  await user.click(screen.getAllByRole('button', { name: 'Sign in' }).at(-1) ?? document.body)
  expect(screen.getByText('Email is required')).toBeDefined()
  expect(screen.getByText('Password is required')).toBeDefined()
  expect(document.activeElement?.getAttribute('name')).toBe('email')
  expect(send).not.toHaveBeenCalled()
})

test('a new password needs eight characters; an existing one is not judged', async () => {
  const { send, user } = open()
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await user.type(screen.getByLabelText('First name'), 'Ada')
  await user.type(screen.getByLabelText('Last name'), 'Byron')
  await user.type(screen.getByLabelText('Email'), 'ada@example.org')
  await user.type(screen.getByLabelText('Password'), 'short')
  await user.click(screen.getAllByRole('button', { name: 'Create account' }).at(-1) ?? document.body)
  expect(screen.getByText('The password needs at least 8 characters')).toBeDefined()
  expect(send).not.toHaveBeenCalled()
})

test('an address that has an account already is said beside the address', async () => {
  const { user } = open(() =>
    Response.json(
      { error: { code: 'email-taken', message: 'There’s already an account with this email address.', field: 'email' } },
      { status: 409 },
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await user.type(screen.getByLabelText('First name'), 'Ada')
  await user.type(screen.getByLabelText('Last name'), 'Byron')
  await user.type(screen.getByLabelText('Email'), 'ada@example.org')
  await user.type(screen.getByLabelText('Password'), 'long enough')
  await user.click(screen.getAllByRole('button', { name: 'Create account' }).at(-1) ?? document.body)
  const note = await screen.findByText('There’s already an account with this email address.')
  expect(screen.getByLabelText('Email').getAttribute('aria-describedby')).toBe(note.id)
})

test('a wrong password is answered in words, and what was typed stays', async () => {
  const { user } = open((path) => {
    if (path.includes('/providers')) return Response.json({ credentials: { id: 'credentials', type: 'credentials' } })
    if (path.includes('/csrf')) return Response.json({ csrfToken: 'token' })
    return Response.json({ url: 'http://localhost/login?error=CredentialsSignin' }, { status: 401 })
  })
  await user.type(screen.getByLabelText('Email'), 'ada@example.org')
  await user.type(screen.getByLabelText('Password'), 'not the one')
  await user.click(screen.getAllByRole('button', { name: 'Sign in' }).at(-1) ?? document.body)
  expect(await screen.findByText('That email address and password don’t match.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org')
})

const PROVIDERS = { credentials: { id: 'credentials', type: 'credentials' }, guest: { id: 'guest', type: 'credentials' } }
function libraryAnswers(path: string, onSignIn: Response): Response {
  if (path.includes('/providers')) return Response.json(PROVIDERS)
  if (path.includes('/csrf')) return Response.json({ csrfToken: 'token' })
  return onSignIn
}

test('whoever tries too often is told for how long to wait, and the button can be pressed again', async () => {
  const { user, opened } = open((path) =>
    libraryAnswers(path, Response.json({ url: 'http://localhost/login?error=TooManyTries:42' }, { status: 429 })),
  )
  await user.type(screen.getByLabelText('Email'), 'ada@example.com')
  await user.type(screen.getByLabelText('Password'), 'a long enough secret{Enter}')
  expect(await screen.findByText('Too many tries. Please wait 42 seconds, then try again.')).toBeDefined()
  expect(screen.getAllByRole<HTMLButtonElement>('button', { name: 'Sign in' }).at(-1)?.disabled).toBe(false)
  expect(opened).toEqual([])
})

test('a kept page that cannot fetch its new session says so, and can be tried again', async () => {
  const { user, opened } = open(
    (path) =>
      path.endsWith('/session')
        ? Response.json({}, { status: 503 })
        : libraryAnswers(path, Response.json({ url: 'http://localhost/chat' })),
    { isPageKept: true },
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  await user.type(screen.getByLabelText('Email'), 'ada@example.com')
  await user.type(screen.getByLabelText('Password'), 'a long enough secret{Enter}')
  expect(await screen.findByText(/^Signing in isn’t possible right now/)).toBeDefined()
  expect(screen.getAllByRole<HTMLButtonElement>('button', { name: 'Sign in' }).at(-1)?.disabled).toBe(false)
  expect(opened).toEqual([])
})

test('an account that was made is signed into with its password, which gives a session of its own', async () => {
  const { user, send, opened } = open(
    (path) =>
      path.endsWith('/register')
        ? Response.json({ id: 'usr_ada', isUpgraded: true }, { status: 201 })
        : libraryAnswers(path, Response.json({ url: 'http://localhost/chat' })),
    { startsWith: 'register', guestNote: null },
  )
  await user.type(screen.getByLabelText('First name'), 'Ada')
  await user.type(screen.getByLabelText('Last name'), 'Marlow')
  await user.type(screen.getByLabelText('Email'), 'ada@example.com')
  await user.type(screen.getByLabelText('Password'), 'a long enough secret{Enter}')
  await waitFor(() => expect(opened).toEqual(['/chat']))
  const paths = send.mock.calls.map(([path]) => String(path))
  expect(paths.at(0)).toBe('/api/account/register')
  expect(paths.at(-1)).toBe('/api/auth/callback/credentials')
})

test('offline nothing is sent, and nothing that was typed is lost', async () => {
  const { user, send } = open()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.type(screen.getByLabelText('Email'), 'ada@example.com')
  await user.type(screen.getByLabelText('Password'), 'a long enough secret{Enter}')
  expect(screen.getByText('You’re offline. We’ve kept what you typed; please try again when you’re back online.')).toBeDefined()
  expect(send).not.toHaveBeenCalled()
})

test('the password can be looked at, and stays what it is', async () => {
  const { user } = open()
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  await user.click(field)
  await user.paste('a long enough secret')
  await user.click(screen.getByRole('button', { name: 'Show what you typed' }))
  expect(field.type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide what you typed' }))
  expect([field.type, field.value, field.autocomplete]).toEqual(['password', 'a long enough secret', 'current-password'])
})

test('only the ways that there are stand there', () => {
  open(undefined, { canRegister: false, hasGoogle: true, guestNote: null })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Show what you typed',
    'Sign in',
    'Continue with Google',
  ])
})

test('the way to a new password stands beside signing in alone, and only where there is one', async () => {
  const { user } = open(undefined, { canResetPassword: true })
  expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/forgot-password')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(screen.queryByRole('link')).toBeNull()
  cleanup()
  open()
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  ['OAuthAccountNotLinked', 'There’s an account with this email address that has a password. Sign in with the password instead.'],
  ['MissingSignIn', 'Missing sign-in details. Nobody was signed in; please open Wayfarer from the app again, or sign in here.'],
  ['constructor', 'Signing in didn’t work. Nothing was lost; please try again in a moment.'],
])('the code %s is said in words', (errorCode, words) => {
  open(undefined, { errorCode })
  expect(screen.getByRole('alert').textContent).toBe(words)
})
