import { act, cleanup, render } from '@testing-library/react'
import { SessionProvider } from 'next-auth/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerUnsent } from '../state/flush-unsent'
import { claimBrowser } from '../state/forget-browser'
import { useRootStore } from '../state/root-store'
import { useSessionEndStore } from '../state/session-end-store'
import { TokenMonitor } from './token-monitor'

const MINUTE = 60_000
const session = (accessToken: string) => ({ accessToken, accessTokenExpireOn: 3600, user: { id: 'usr_ada' }, expires: '2026-02-01' })

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 9) })
  // The library reports what fails to the server, which is not there.
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  useSessionEndStore.setState({ isEnded: false })
})

/** A server that answers `refreshed` to a forced refresh, and what was asked of it. */
async function watch(refreshed: () => Response | Promise<Response>, told = () => Response.json(session('first'))) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${input}`)
    if (input.endsWith('/csrf')) return Response.json({ csrfToken: 'c' })
    if (input.endsWith('/signout')) return Response.json({ url: 'http://localhost/login' })
    if (init?.method === 'POST') return refreshed()
    return told()
  })
  const opened: string[] = []
  vi.spyOn(window.location, 'assign').mockImplementation((path) => void opened.push(String(path)))
  render(
    <SessionProvider refetchOnWindowFocus={false}>
      <TokenMonitor />
    </SessionProvider>,
  )
  await pass(0)
  const count = (request: string) => asked.filter((each) => each === request).length
  return { opened, refreshes: () => count('POST /api/auth/session'), signOuts: () => count('post /api/auth/signout') }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a token is renewed at the first check with less than five minutes left, and the new one is watched from its own start', async () => {
  const { refreshes, signOuts } = await watch(() => Response.json(session('second')))
  await pass(25 * MINUTE)
  expect(refreshes()).toBe(0)
  await pass(MINUTE)
  expect(refreshes()).toBe(1)
  await pass(25 * MINUTE)
  expect(refreshes()).toBe(1)
  await pass(MINUTE)
  expect(refreshes()).toBe(2)
  expect(signOuts()).toBe(0)
})

test('a token that could not be renewed ends: what is unsent goes out, then the session, then the sign-in page knows the way back', async () => {
  const { opened, refreshes, signOuts } = await watch(() => Response.json({}, { status: 500 }))
  const order: string[] = []
  const forget = registerUnsent(async () => order.push(`flushed after ${signOuts()} sign-outs`))
  window.history.replaceState(null, '', '/flights?from=LON&to=LIS')
  claimBrowser('usr_ada')
  useRootStore.getState().setIsTripFolded(true)
  localStorage.setItem('wayfarer.draft.thr_1', 'half a thought')
  await pass(29 * MINUTE)
  expect(refreshes()).toBe(2)
  expect(opened).toEqual([])
  await pass(MINUTE)
  forget()
  expect(order).toEqual(['flushed after 0 sign-outs'])
  expect(signOuts()).toBe(1)
  expect(opened).toEqual([`/login?error=SessionExpired&callbackUrl=${encodeURIComponent('/flights?from=LON&to=LIS')}`])
  expect(useRootStore.getState().isTripFolded).toBe(false)
  // The draft waits for its own traveller, and for nobody else.
  claimBrowser('usr_ada')
  expect(localStorage.getItem('wayfarer.draft.thr_1')).toBe('half a thought')
  claimBrowser('usr_tom')
  expect(localStorage.getItem('wayfarer.draft.thr_1')).toBeNull()
})

test('unsent words that nobody takes hold nobody up for more than two seconds', async () => {
  const { opened } = await watch(() => Response.json({}, { status: 500 }))
  const forget = registerUnsent(() => new Promise(() => {}))
  await pass(30 * MINUTE + 1999)
  expect(opened).toEqual([])
  await pass(1)
  forget()
  expect(opened).toHaveLength(1)
})

test('while one renewal is on its way no second one begins, and one that nobody answers keeps no session open', async () => {
  const { refreshes, opened } = await watch(() => new Promise<Response>(() => {}))
  await pass(28 * MINUTE)
  expect(refreshes()).toBe(1)
  await pass(10 * MINUTE)
  expect(refreshes()).toBe(1)
  expect(opened[0]).toMatch(/^\/login\?error=SessionExpired/)
})

test('what another tab has renewed while this one slept is not signed out', async () => {
  let token = 'first'
  const { signOuts, refreshes, opened } = await watch(
    () => Response.json({}, { status: 500 }),
    () => Response.json(session(token)),
  )
  await pass(29 * MINUTE)
  expect(refreshes()).toBe(2)
  token = 'second'
  await pass(MINUTE)
  await pass(29 * MINUTE)
  expect([signOuts(), opened]).toEqual([0, []])
  await pass(2 * MINUTE)
  expect(signOuts()).toBe(1)
})

test('a lost connection signs nobody out and loses nothing; past its time the token still ends as soon as it is back', async () => {
  let isDown = false
  const told = () => {
    if (isDown) throw new TypeError('the connection was lost')
    return Response.json(session('first'))
  }
  const { signOuts, opened } = await watch(told, told)
  claimBrowser('usr_ada')
  useRootStore.getState().setIsTripFolded(true)
  isDown = true
  await pass(60 * MINUTE)
  expect([signOuts(), opened]).toEqual([0, []])
  expect(useRootStore.getState().isTripFolded).toBe(true)
  isDown = false
  await pass(2 * MINUTE)
  expect(signOuts()).toBe(1)
  expect(opened).toHaveLength(1)
})
