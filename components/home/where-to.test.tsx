import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadMessageCheck } from '@/components/chat/late-message-check'
import { LONDON } from '@/tests/fixtures/trip'
import { resetAllStores } from '../state/create-store'
import { useLocationStore } from '../state/location-store'
import { flightExamples } from './flight-examples'
import { WhereTo } from './where-to'

const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

beforeAll(loadMessageCheck)
afterEach(() => {
  cleanup()
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
