import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { aChosenStay } from '@/tests/fixtures/stays'
import { registerUnsent } from '../state/flush-unsent'
import { claimBrowser } from '../state/forget-browser'
import { requestJson } from '../state/request-json'
import { useRootStore } from '../state/root-store'
import { useSessionEndStore, whenSessionRenewed } from '../state/session-end-store'
import { keepStay } from '../state/stay-store'
import { fetchSessionAgain } from './ask-session'
import { SessionGuard } from './session-guard'

const refreshes = vi.hoisted(() => ({ count: 0 }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => (refreshes.count += 1) }) }))

const ADA = { id: 'usr_ada', email: 'ada@example.com', isGuest: false }
const session = (accessToken: string, id = ADA.id) => ({ accessToken, accessTokenExpireOn: 3600, user: { id }, expires: '2026-02-01' })

beforeEach(() => {
  refreshes.count = 0
  // The library reports what fails to the server, which is not there.
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  useSessionEndStore.setState({ isEnded: false })
})

type Answer = () => Response
async function open(given: { session: Answer; details?: Answer; user?: typeof ADA }) {
  const answers = { details: () => Response.json({ detail: { data: {} } }), ...given }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input)
    if (input.endsWith('/get-details')) return answers.details()
    if (input.startsWith('/api/auth/')) return answers.session()
    return Response.json({ error: { code: 'session_expired', message: 'Your session has ended.' } }, { status: 401 })
  })
  const opened: string[] = []
  vi.spyOn(window.location, 'assign').mockImplementation((path) => void opened.push(String(path)))
  render(
    <SessionGuard user={given.user ?? ADA} pollSeconds={0} hasGoogle={false}>
      <textarea aria-label="Message" defaultValue="half a thought" />
    </SessionGuard>,
  )
  await lookAtPage()
  const fetchAgain = (next: Answer) => {
    answers.session = next
    act(() => fetchSessionAgain())
  }
  return { asked, opened, answers, fetchAgain }
}

/** The session is not watched before that. */
async function lookAtPage() {
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await act(async () => void (await import('./session-watch')))
}

const screenTitle = () => screen.findByRole('heading', { name: 'Session Expired' })
const isOutOfReach = () => document.querySelector<HTMLElement>('div:has(> textarea)')?.inert
const message = () => document.querySelector('textarea')?.value

test('a page begins with one look at the session and one at the user, and nothing stands in its way', async () => {
  const { asked, fetchAgain } = await open({ session: () => Response.json(session('first')) })
  await waitFor(() => expect(asked).toEqual(['/api/auth/session', '/api/v1/auth/user/get-details']))
  fetchAgain(() => Response.json(session('first')))
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(asked.filter((path) => path.endsWith('/get-details'))).toHaveLength(1)
  expect(screen.queryByText('Session Expired')).toBeNull()
})

test('somebody whom the app has handed over is known already', async () => {
  const { asked } = await open({ session: () => Response.json({ ...session('first'), isAppUser: true }) })
  await act(async () => {})
  expect(asked).toEqual(['/api/auth/session'])
})

test.each([
  ['a refresh that was refused', () => Response.json({ error: 'RefreshAccessTokenError', expires: '2026-02-01' })],
  ['no token', () => Response.json({ user: { id: ADA.id }, expires: '2026-02-01' })],
  ['no session at all', () => Response.json({})],
])('%s covers the page and keeps what was typed', async (_what, answer) => {
  await open({ session: answer })
  await screenTitle()
  expect(screen.getByText('Please login again')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(ADA.email)
  expect(message()).toBe('half a thought')
})

test('a clear no to the user’s details ends the session; any other failure does not', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { answers, fetchAgain } = await open({
    session: () => Response.json(session('first')),
    details: () => Response.json({}, { status: 500 }),
  })
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
  expect(screen.queryByText('Session Expired')).toBeNull()
  answers.details = () => Response.json({}, { status: 401 })
  fetchAgain(() => Response.json(session('second')))
  await screenTitle()
})

test('a session that ends is ended on the server, and this browser forgets all but what was typed, which waits for its traveller', async () => {
  const { asked, answers, fetchAgain } = await open({ session: () => Response.json(session('first')) })
  await waitFor(() => expect(asked).toHaveLength(2))
  keepStay(aChosenStay())
  localStorage.setItem('wayfarer.draft.thr_1', 'half a thought')
  let sentAfter: number | null = null
  const forget = registerUnsent(async () => (sentAfter = asked.filter((path) => path === '/api/auth/signout').length))
  answers.details = () => Response.json({}, { status: 401 })
  fetchAgain(() => Response.json(session('second')))
  await screenTitle()
  forget()
  expect(asked.filter((path) => path === '/api/auth/signout')).toHaveLength(1)
  expect(sentAfter).toBe(0)
  expect(localStorage.getItem('root')).toBeNull()
  expect(useRootStore.getState()).toMatchObject({ ownerId: null, hotelContext: null, selectedHotel: null })
  expect(message()).toBe('half a thought')
  claimBrowser(ADA.id)
  expect(localStorage.getItem('wayfarer.draft.thr_1')).toBe('half a thought')
  expect(useRootStore.getState()).toMatchObject({ ownerId: ADA.id, hotelContext: null })
  claimBrowser('usr_tom')
  expect(localStorage.getItem('wayfarer.draft.thr_1')).toBeNull()
})

test.each([
  ['a refresh that was refused', () => Response.json({ error: 'RefreshAccessTokenError', expires: '2026-02-01' })],
  ['no user', () => Response.json({ accessToken: '', expires: '2026-02-01' })],
])('%s clears the session’s cookie and what this browser remembers', async (_what, answer) => {
  const { asked } = await open({ session: answer })
  await screenTitle()
  await waitFor(() => expect(asked.filter((path) => path === '/api/auth/signout')).toHaveLength(1))
  await waitFor(() => expect(localStorage.getItem('root')).toBeNull())
})

test('a session that ended in another tab covers this one, too, and is not ended a second time', async () => {
  const { asked, opened, answers } = await open({ session: () => Response.json(session('first')) })
  await waitFor(() => expect(asked).toHaveLength(2))
  answers.session = () => Response.json({})
  localStorage.setItem('wayfarer.ended-owner', ADA.id)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'root', oldValue: '{}', newValue: null })))
  await screenTitle()
  await act(async () => {})
  expect(message()).toBe('half a thought')
  expect(opened).toEqual([])
  expect(asked).not.toContain('/api/auth/signout')
})

test('a no to a token that another tab has renewed meanwhile ends nothing', async () => {
  let newest = 'first'
  const { asked } = await open({
    session: () => Response.json(session(newest)),
    details: () => {
      const status = newest === 'first' ? 401 : 200
      newest = 'second'
      return Response.json({}, { status })
    },
  })
  await waitFor(() => expect(asked.filter((path) => path.endsWith('/get-details'))).toHaveLength(2))
  expect(useSessionEndStore.getState().isEnded).toBe(false)
})

test('a server that does not answer signs nobody out, and is asked again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { asked, answers } = await open({ session: () => Response.json({}, { status: 503 }) })
  await act(() => vi.advanceTimersByTimeAsync(9_000))
  expect(useSessionEndStore.getState().isEnded).toBe(false)
  const before = asked.length
  answers.session = () => Response.json(session('first'))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(asked.slice(before)).toEqual(['/api/auth/session', '/api/auth/session', '/api/v1/auth/user/get-details'])
})

test('any request that is refused for the session covers the page; the same traveller’s new session uncovers it', async () => {
  const { asked, fetchAgain } = await open({ session: () => Response.json(session('first')) })
  await waitFor(() => expect(asked).toHaveLength(2))
  let renewals = 0
  const forget = whenSessionRenewed(() => (renewals += 1))
  document.querySelector('textarea')?.focus()
  await act(() => requestJson('/api/trips/thr_1', z.unknown()))
  await screenTitle()
  await waitFor(() => expect(isOutOfReach()).toBe(true))
  fetchAgain(() => Response.json(session('first')))
  await act(async () => {})
  expect(renewals).toBe(0)
  fetchAgain(() => Response.json(session('second')))
  await waitFor(() => expect(screen.queryByText('Session Expired')).toBeNull())
  forget()
  await waitFor(() => expect(isOutOfReach()).toBe(false))
  expect(document.activeElement).toBe(document.querySelector('textarea'))
  expect(renewals).toBe(1)
  expect(refreshes.count).toBe(1)
  expect(message()).toBe('half a thought')
})

test('an answer that comes late, to a request from before the new sign-in, asks nobody to sign in once more', async () => {
  const { asked, fetchAgain } = await open({ session: () => Response.json(session('first')) })
  await act(() => requestJson('/api/trips/thr_1', z.unknown()))
  await screenTitle()
  fetchAgain(() => Response.json(session('second')))
  await waitFor(() => expect(screen.queryByText('Session Expired')).toBeNull())
  const before = asked.length
  await act(() => requestJson('/api/trips/thr_1', z.unknown()))
  await waitFor(() => expect(useSessionEndStore.getState().isEnded).toBe(false))
  expect(asked.slice(before)).toContain('/api/auth/session')
})

test('another traveller’s session is never shown this page: it goes, with what this browser kept of it', async () => {
  const { fetchAgain, opened } = await open({ session: () => Response.json(session('first')) })
  localStorage.setItem('wayfarer.draft.thr_1', 'a secret')
  sessionStorage.setItem('wayfarer.pending', 'a secret')
  fetchAgain(() => Response.json(session('other', 'usr_tom')))
  await waitFor(() => expect(opened).toEqual(['/chat']))
  expect(message()).toBeUndefined()
  expect(sessionStorage.getItem('wayfarer.pending')).toBeNull()
  claimBrowser('usr_tom')
  expect(localStorage.getItem('wayfarer.draft.thr_1')).toBeNull()
})

test('a tab that learns late of the new traveller takes nothing of theirs away', async () => {
  const { fetchAgain, opened } = await open({ session: () => Response.json(session('first')) })
  const theirs = '{"state":{"ownerId":"usr_tom","isTripFolded":true},"version":1}'
  localStorage.setItem('root', theirs)
  localStorage.setItem('wayfarer.draft.thr_2', 'to Porto')
  fetchAgain(() => Response.json(session('other', 'usr_tom')))
  await waitFor(() => expect(opened).toEqual(['/chat']))
  expect([localStorage.getItem('root'), localStorage.getItem('wayfarer.draft.thr_2')]).toEqual([theirs, 'to Porto'])
})

test('a page that the browser brings back as it was left shows nothing before it is loaded again', async () => {
  const { opened } = await open({ session: () => Response.json(session('first')) })
  window.history.replaceState(null, '', '/orders?page=2')
  const show = (persisted: boolean) => act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
  show(false)
  expect(message()).toBe('half a thought')
  show(true)
  expect(message()).toBeUndefined()
  await waitFor(() => expect(opened).toEqual(['/orders?page=2']))
})

test.each([
  ['its store goes away', { key: 'root', oldValue: '{}', newValue: null }],
  ['the library tells so', { key: 'nextauth.message', newValue: '{"event":"session","data":{"trigger":"signout"},"timestamp":1}' }],
])('a sign-out in another tab is followed at once: %s', async (_how, event) => {
  const { opened } = await open({ session: () => Response.json(session('first')) })
  act(() => void window.dispatchEvent(new StorageEvent('storage', event)))
  await waitFor(() => expect(opened).toEqual(['/login']))
  expect(message()).toBeUndefined()
})

test('what other tabs store besides is none of its business', async () => {
  const { opened } = await open({ session: () => Response.json(session('first')) })
  for (const event of [
    { key: 'root', oldValue: null, newValue: '{}' },
    { key: 'nextauth.message', newValue: 'nonsense{' },
  ]) {
    // The library itself reads the second one, and stumbles.
    act(() => {
      try {
        window.dispatchEvent(new StorageEvent('storage', event))
      } catch {}
    })
  }
  await act(async () => {})
  expect(opened).toEqual([])
})
