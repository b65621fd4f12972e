import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleLive } from '@/tests/fixtures/flights'
import { LONDON } from '@/tests/fixtures/trip'
import { ChatActionsProvider } from '../chat/chat-actions'
import { useTripStore } from '../state/trip-store'
import { SearchChips } from './search-chips'

beforeEach(() => useTripStore.setState({ trips: {} }))
afterEach(cleanup)

function renderChips(live: LiveTrip) {
  useTripStore.getState().accept(live)
  const { actions, acts } = recordActions()
  render(
    <ChatActionsProvider value={actions}>
      <SearchChips />
    </ChatActionsProvider>,
  )
  return acts
}

test('every fact has its chip, also the ones that are not known yet', () => {
  renderChips(exampleLive())
  expect(screen.getAllByRole('button').map((chip) => chip.getAttribute('aria-label'))).toEqual([
    'From: London',
    'To: Lisbon',
    'Dates: When?',
    'Travellers: 2 adults',
    'Cabin: Economy With Restrictions',
    'Checked bags: No checked bag',
    'Stops: Any stops',
    'Currency: Local currency',
  ])
})

test('changing the travellers issues one change of the search, with its line', async () => {
  const acts = renderChips(exampleLive())
  await userEvent.click(screen.getByRole('button', { name: 'Travellers: 2 adults' }))
  await userEvent.click(screen.getByRole('button', { name: 'One more: Children' }))
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(acts).toEqual([
    {
      command: { type: 'change-search', change: { travellers: { adults: 2, children: 1, infants: 0, pets: 0, childAges: [] } } },
      label: 'You changed the travellers to 2 adults, 1 child',
    },
  ])
})

test('ten travellers are refused in words beside the field, and nothing is issued', async () => {
  const live = exampleLive()
  const travellers = { ...live.trip.wishes.travellers, adults: 9 }
  const acts = renderChips(exampleLive({ wishes: { ...live.trip.wishes, travellers } }))
  await userEvent.click(screen.getByRole('button', { name: 'Travellers: 9 adults' }))
  await userEvent.click(screen.getByRole('button', { name: 'One more: Children' }))
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(screen.getByRole('alert').textContent).toContain('at most 9 people in one booking')
  expect(acts).toEqual([])
})

test('a way back before the way out is refused in words', async () => {
  const live = exampleLive()
  const acts = renderChips(exampleLive({ wishes: { ...live.trip.wishes, origin: LONDON } }))
  await userEvent.click(screen.getByRole('button', { name: /^Dates/ }))
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  fireEvent.change(screen.getByLabelText('Outbound'), { target: { value: inDays(30) } })
  fireEvent.change(screen.getByLabelText('Return'), { target: { value: inDays(20) } })
  fireEvent.submit(screen.getByRole('button', { name: 'Search' }))
  expect(screen.getByText(/is before the outbound flight/).id).toBe(screen.getByLabelText('Return').getAttribute('aria-describedby'))
  expect(document.activeElement).toBe(screen.getByLabelText('Return'))
  expect(acts).toEqual([])
})

test('one way needs no way back', async () => {
  const acts = renderChips(exampleLive())
  await userEvent.click(screen.getByRole('button', { name: /^Dates/ }))
  const departureOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  fireEvent.change(screen.getByLabelText('Outbound'), { target: { value: departureOn } })
  await userEvent.click(screen.getByLabelText('One Way'))
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(acts.map(({ command }) => command)).toEqual([{ type: 'change-search', change: { departureOn, returnOn: null } }])
})

test('the chips say which city of a shared name is meant, and the year of a day in another one', () => {
  const live = exampleLive()
  const origin = { ...LONDON, iataCode: 'BHX', name: 'Birmingham', cityName: 'Birmingham' }
  renderChips(exampleLive({ wishes: { ...live.trip.wishes, origin, departureOn: '2098-11-27', returnOn: '2098-11-29' } }))
  expect(screen.getByRole('button', { name: 'From: Birmingham, UK' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Dates: Thu 27 Nov – Sat 29 Nov 2098' })).toBeTruthy()
})
