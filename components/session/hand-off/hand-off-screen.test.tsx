import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { HandOffScreen } from './hand-off-screen'

const TOM = { id: 'usr_tom', email: 'tom@example.com', firstName: 'Tom', lastName: 'Marlow' }
const ADA = { id: 'usr_ada', email: 'ada@example.com', firstName: 'Ada', lastName: 'Marlow' }
const GIVEN = new URLSearchParams({
  accessToken: 'aaa.bbb.ccc',
  refreshToken: 'rrr',
  accessTokenExpiresOn: '3600',
  refreshTokenExpiresOn: '2592000',
  user: JSON.stringify({ ...TOM, picture: 'https://example.com/tom.png', role: 'admin' }),
}).toString()
const CODE = 'a-code-of-the-mobile-app-0123456789'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  delete window.wayfarerHandOff
  window.history.replaceState(null, '', '/')
})

type Answers = Partial<Record<'session' | 'csrf' | 'credentials' | 'get-details', () => Response | Promise<Response>>>

/** Opens the page with what the first script took from the address; an answer that is not given is as with nobody signed in. */
function open(query: string | undefined, answers: Answers = {}, path = '/orders?page=2') {
  window.history.replaceState(null, '', path)
  window.wayfarerHandOff = query
  const calls: string[] = []
  const forms: string[] = []
  const usual: Required<Answers> = {
    session: () => Response.json({}),
    csrf: () => Response.json({ csrfToken: 'csrf-1' }),
    credentials: () => Response.json({ url: 'http://localhost/chat' }),
    'get-details': () => Response.json({ detail: { data: TOM } }),
  }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const called = String(input)
    calls.push(`${init?.method ?? 'GET'} ${called}`)
    if (init?.method === 'POST') forms.push(String(init.body))
    const name = called.split('/').at(-1) as keyof Answers
    return (answers[name] ?? usual[name])()
  })
  const leave = vi.fn()
  render(
    <StrictMode>
      <HandOffScreen leave={leave} />
    </StrictMode>,
  )
  return { calls, forms, leave, user: userEvent.setup() }
}

test('a whole hand-off signs in with exactly the fields of the form, and goes where the app wanted to', async () => {
  const { calls, forms, leave } = open(GIVEN)
  expect(screen.getByRole('status').textContent).toContain('Signing you in…')
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/orders?page=2'))
  expect(leave).toHaveBeenCalledTimes(1)
  expect(calls.slice(0, 3)).toEqual(['GET /api/auth/session', 'GET /api/auth/csrf', 'POST /api/auth/callback/credentials'])
  expect(forms).toHaveLength(1)
  expect([...new URLSearchParams(forms[0])]).toEqual([
    ['csrfToken', 'csrf-1'],
    ['id', 'usr_tom'],
    ['email', 'tom@example.com'],
    ['name', 'Tom Marlow'],
    ['picture', 'https://example.com/tom.png'],
    ['role', 'admin'],
    ['accessToken', 'aaa.bbb.ccc'],
    ['refreshToken', 'rrr'],
    ['accessTokenExpireOn', '3600'],
    ['refreshTokenExpireOn', '2592000'],
    ['tokenType', 'Bearer'],
    ['json', 'true'],
  ])
  expect(window.wayfarerHandOff).toBeUndefined()
})

test('a code signs in by itself', async () => {
  const { forms, leave } = open(`handOffCode=${CODE}`, {}, '/')
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/chat'))
  expect([...new URLSearchParams(forms[0])]).toEqual([
    ['csrfToken', 'csrf-1'],
    ['code', CODE],
    ['json', 'true'],
  ])
})

test.each([
  ['the user', 'user'],
  ['the access token', 'accessToken'],
  ['the refresh token', 'refreshToken'],
])('without %s it is skipped: nothing is asked, and the sign-in page says what is missing', async (_what, missing) => {
  const rest = new URLSearchParams(GIVEN)
  rest.delete(missing)
  const { calls, leave } = open(String(rest))
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/login?error=MissingSignIn&callbackUrl=%2Forders%3Fpage%3D2'))
  expect(calls).toEqual([])
})

test('opened by hand, the page says what is missing and leads to the sign-in', async () => {
  const { calls, leave, user } = open(undefined, {}, '/hand-off')
  expect(await screen.findByRole('heading', { name: 'Missing sign-in details' })).toBe(document.activeElement)
  await user.click(screen.getByRole('button', { name: 'Go to sign-in' }))
  expect(leave).toHaveBeenCalledWith('/login?callbackUrl=%2Fchat')
  expect(calls).toEqual([])
})

test('without a CSRF token it is aborted: nothing is posted, and what is logged holds no value', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { forms, leave, user } = open(GIVEN, { csrf: () => Response.json({}) })
  await screen.findByText(/^We couldn’t check this browser/)
  expect(forms).toEqual([])
  expect(logged).toHaveBeenCalledWith('The sign-in from the mobile app was aborted: there was no CSRF token.')
  expect(JSON.stringify(logged.mock.calls)).not.toMatch(/aaa|rrr|tom/)
  logged.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Go to sign-in' }))
  expect(leave).toHaveBeenCalledWith('/login?callbackUrl=%2Forders%3Fpage%3D2')
})

test('somebody else who is signed in is asked first, with the name that the server knows', async () => {
  const { calls, forms, leave, user } = open(GIVEN.replace('Tom', 'Eve'), { session: () => Response.json({ user: ADA }) })
  await screen.findByText('You’re signed in as Ada Marlow. Sign in with the account of your app, Tom Marlow, instead?')
  expect(calls).toEqual(['GET /api/auth/session', 'GET /api/v1/auth/user/get-details'])
  expect(leave).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Sign in as Tom Marlow' }))
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/orders?page=2'))
  expect(forms).toHaveLength(1)
})

test('whoever says no stays who they are, and nothing is posted', async () => {
  const { forms, leave, user } = open(GIVEN, { session: () => Response.json({ user: ADA }) })
  await user.click(await screen.findByRole('button', { name: 'Stay signed in as Ada Marlow' }))
  expect(leave).toHaveBeenCalledWith('/orders?page=2')
  expect(forms).toEqual([])
})

test('a guest learns what would be lost; the app’s name is not shown when nobody vouches for it', async () => {
  const guest = { id: 'usr_guest', email: null, firstName: 'Guest', lastName: '' }
  open(GIVEN, { session: () => Response.json({ user: guest }), 'get-details': () => new Response(null, { status: 401 }) })
  await screen.findByText(
    'You’re here as a guest. Sign in with the account of your app instead? You won’t be able to open what you planned as a guest after that.',
  )
  expect(screen.getByRole('button', { name: 'Stay a guest' })).toBeDefined()
  expect(document.body.textContent).not.toContain('Tom')
})

test('the same person is not asked', async () => {
  const { forms, leave } = open(GIVEN, { session: () => Response.json({ user: { ...TOM, id: 'known-otherwise' } }) })
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/orders?page=2'))
  expect(forms).toHaveLength(1)
})

test.each([
  ['a no', 401, 'http://localhost/login?error=CredentialsSignin', 'HandOffRefused'],
  ['too many tries', 429, 'http://localhost/login?error=TooManyTries:30', 'TooManyTries%3A30'],
  ['a form that was not verified', 200, 'http://localhost/api/auth/signin?csrf=true', 'HandOffRefused'],
  ['an answer of nothing', 500, undefined, 'HandOffRefused'],
])('%s leads to the sign-in page with its reason', async (_what, status, url, code) => {
  const { leave } = open(GIVEN, { credentials: () => Response.json({ url }, { status }) })
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(`/login?error=${code}&callbackUrl=%2Forders%3Fpage%3D2`))
})

test('a no to somebody who is signed in leaves them so, and says it', async () => {
  const { leave, user } = open(GIVEN, {
    session: () => Response.json({ user: ADA }),
    credentials: () => Response.json({ url: 'http://localhost/login?error=CredentialsSignin' }, { status: 401 }),
  })
  await user.click(await screen.findByRole('button', { name: 'Sign in as Tom Marlow' }))
  await screen.findByText(/You’re still signed in as Ada Marlow\./)
  await user.click(screen.getByRole('button', { name: 'Continue as Ada Marlow' }))
  expect(leave).toHaveBeenCalledWith('/orders?page=2')
})

test('a lost connection can be tried again with what was handed over', async () => {
  let isLost = true
  const { forms, leave, user } = open(GIVEN, {
    csrf: () => (isLost ? Promise.reject(new Error('lost')) : Response.json({ csrfToken: 'csrf-1' })),
  })
  await screen.findByText(/^The connection was lost on the way/)
  isLost = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/orders?page=2'))
  expect(forms).toHaveLength(1)
})

test('nothing that was handed over is stored', async () => {
  const { leave } = open(GIVEN)
  await vi.waitFor(() => expect(leave).toHaveBeenCalled())
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, window.name, window.history.state])
  expect(stored).not.toMatch(/aaa|rrr|tom@/)
})
