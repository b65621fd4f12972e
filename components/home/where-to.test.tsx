import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadMessageCheck } from '@/components/chat/late-message-check'
import { LONDON } from '@/tests/fixtures/trip'
import { resetAllStores } from '../state/create-store'
import { useLocationStore } from '../state/location-store'
import { takePendingSentence } from '../state/pending-sentence'
import { flightExamples } from './flight-examples'
import { WhereTo } from './where-to'

const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

beforeAll(loadMessageCheck)
beforeAll(() => import('../session/enter-as-guest'))
beforeEach(() => {
  push.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
  resetAllStores()
})

const BERLIN = { ...LONDON, iataCode: 'BER', name: 'Berlin', cityName: 'Berlin', countryCode: 'DE', zone: 'Europe/Berlin' }
const locate = () =>
  act(() => useLocationStore.setState({ isAsked: true, location: { country: 'DE', city: 'Berlin', homeAirport: BERLIN, currency: 'EUR' } }))

test('examples start where somebody is, and none goes to where it starts', () => {
  expect(flightExamples(null)[0]).toBe('London to Lisbon next Friday, back Sunday, 2 adults, cheapest with a bag')
  expect(flightExamples('Berlin').every((example) => example.startsWith('Berlin to '))).toBe(true)
  expect(flightExamples('Paris')[3]).toBe('Paris to Vienna tomorrow, one way, the fastest')
})

test('on the home page they change once the city is known; those of another page never do', () => {
  render(<WhereTo isSignedIn={false} />)
  locate()
  expect(screen.getByRole('button', { name: /^Berlin to Lisbon/ })).toBeTruthy()
  cleanup()
  render(<WhereTo isSignedIn={false} examples={['London to Rome tomorrow']} />)
  expect(screen.queryByRole('button', { name: /^Berlin/ })).toBeNull()
})

test('Enter that ends a composition does not leave with half a sentence', () => {
  render(<WhereTo isSignedIn />)
  const field = screen.getByRole('textbox', { name: 'Where to?' })
  fireEvent.change(field, { target: { value: '東京から' } })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  expect(push).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(push).toHaveBeenCalledTimes(1)
})

test('an example that somebody is about to press stays as it is', async () => {
  render(<WhereTo isSignedIn={false} />)
  await userEvent.tab()
  screen.getByRole('button', { name: /^Edinburgh to Paris/ }).focus()
  locate()
  expect(screen.getByRole('button', { name: /^Edinburgh to Paris/ })).toBeTruthy()
})

/** Our own sign-in, as it answers a browser with this session. */
function stubSignIn({ session = {}, guest = () => Response.json({ url: '/chat' }) }: { session?: object; guest?: () => Response } = {}) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push(`${method} ${path}${body ? ` ${body}` : ''}`)
    if (path === '/api/auth/session') return Response.json(session)
    return path === '/api/auth/csrf' ? Response.json({ csrfToken: 'token-1' }) : guest()
  })
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  return { asked, assign }
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Find flights as a guest' }))

test('one press makes a visitor a guest and opens the conversation, which finds the sentence', async () => {
  const { asked, assign } = stubSignIn()
  render(<WhereTo isSignedIn={false} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Where to?' }), 'London to Rome')
  expect(asked).toEqual([])
  await send()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/chat'))
  expect(asked).toEqual([
    'GET /api/auth/session',
    'GET /api/auth/csrf',
    'POST /api/auth/callback/guest {"csrfToken":"token-1","json":"true","callbackUrl":"/chat"}',
  ])
  expect(takePendingSentence()).toBe('London to Rome')
})

test('who signed in meanwhile, in another tab, stays who they are', async () => {
  const { asked, assign } = stubSignIn({ session: { accessToken: 'token' } })
  render(<WhereTo isSignedIn={false} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Where to?' }), 'London to Rome{Enter}')
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/chat'))
  expect(asked).toEqual(['GET /api/auth/session'])
})

test('where nobody can become a guest the reason is said, and the sentence stays, also that of an example', async () => {
  const refused = { error: { code: 'too_many', message: 'Too many guests from here.' } }
  const { assign } = stubSignIn({ guest: () => Response.json(refused, { status: 429 }) })
  render(<WhereTo isSignedIn={false} examples={['London to Rome tomorrow']} />)
  await userEvent.click(screen.getByRole('button', { name: 'London to Rome tomorrow' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Too many guests from here.')
  expect(screen.getByRole('textbox', { name: 'Where to?' })).toHaveProperty('value', 'London to Rome tomorrow')
  expect(screen.getByRole('button', { name: 'Find flights as a guest' })).toBeTruthy()
  expect(assign).not.toHaveBeenCalled()
})

test('a second press while the first is under way makes no second guest', async () => {
  const { asked } = stubSignIn({ guest: () => Response.json({}) })
  render(<WhereTo isSignedIn={false} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Where to?' }), 'London to Rome{Enter}{Enter}')
  await vi.waitFor(() => expect(asked.filter((each) => each.startsWith('POST'))).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Opening your trip…' }).getAttribute('aria-disabled')).toBe('true')
})

test('who would rather sign in first finds the sentence after that', async () => {
  const { asked } = stubSignIn()
  render(<WhereTo isSignedIn={false} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Where to?' }), 'London to Rome')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in first' }))
  expect(push).toHaveBeenCalledWith('/login?callbackUrl=/chat')
  expect(takePendingSentence()).toBe('London to Rome')
  expect(asked).toEqual([])
})
