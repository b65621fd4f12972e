import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { addDays } from '@/lib/travel/dates'
import { readFlightsAddress } from '@/lib/travel/flights/search-url'
import { dayOrderOf, writeDay } from '@/lib/travel/read-day'
import { LISBON, LONDON } from '@/tests/fixtures/trip'
import { resetAllStores } from '../../state/create-store'
import { useLocationStore } from '../../state/location-store'
import { addressOf, draftOf } from './search-draft'
import { SearchForm } from './search-form'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  resetAllStores()
  sessionStorage.clear()
})

// The form goes by the traveller's own clock.
const SOON = addDays(new Date().toISOString().slice(0, 10), 30)
const LATER = addDays(SOON, 2)
const written = (day = '') => writeDay(day, dayOrderOf(navigator.language))

function renderForm(query: string) {
  vi.stubGlobal('fetch', async () => Response.json({ places: [LISBON] }))
  const onSearch = vi.fn()
  const { address } = readFlightsAddress(new URLSearchParams(query))
  render(<SearchForm draft={draftOf(address, { places: { 'LON*': LONDON, LIS: LISBON }, problems: {} })} onSearch={onSearch} />)
  return onSearch
}

const search = () => userEvent.click(screen.getByRole('button', { name: 'Search flights' }))

test('a place is typed, taken with the keyboard, and searched for', async () => {
  const onSearch = renderForm(`from=LON*&on=${SOON}`)
  const to = screen.getByRole('combobox', { name: 'To' })
  await userEvent.type(to, 'lis')
  await screen.findByRole('option', { name: /Lisbon/ })
  await userEvent.keyboard('{Enter}')
  expect(to).toHaveProperty('value', 'Lisbon (LIS)')
  await search()
  expect(onSearch.mock.calls[0]?.[1]).toMatchObject({ tripType: 'one-way', origin: LONDON, destination: LISBON, departureOn: SOON })
})

test('what is missing is said beside its field, and the first such field takes the focus', async () => {
  const onSearch = renderForm(`from=LON*&to=LIS&type=round-trip`)
  const out = screen.getByLabelText('Outbound')
  for (const day of [out, screen.getByLabelText('Return')]) fireEvent.change(day, { target: { value: '' } })
  await search()
  expect(out.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(out)
  expect(screen.getByText('Choose the day of the return, or choose One Way.')).toBeTruthy()
  expect(onSearch).not.toHaveBeenCalled()
})

test('days that nobody has named are today where the traveller is, whatever day it is in UTC', async () => {
  // Ten in the evening in UTC is the next day in Auckland, and still the same one in Honolulu.
  vi.useFakeTimers({ now: new Date('2026-11-27T22:00:00Z'), toFake: ['Date'] })
  for (const [zone, today] of [
    ['Pacific/Auckland', '2026-11-28'],
    ['Pacific/Honolulu', '2026-11-27'],
  ]) {
    vi.stubEnv('TZ', zone)
    const onSearch = renderForm('from=LON*&to=LIS')
    expect(screen.getByLabelText('Outbound')).toHaveProperty('value', written(today))
    expect(screen.getByLabelText('Return')).toHaveProperty('value', written(today))
    await search()
    expect(onSearch.mock.calls[0]?.[1]).toMatchObject({ departureOn: today, returnOn: today })
    cleanup()
  }
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test('the server knows no day of the traveller, so its HTML has none to be put right', () => {
  const { address } = readFlightsAddress(new URLSearchParams('from=LON*&to=LIS'))
  const draft = draftOf(address, { places: {}, problems: {} })
  expect(renderToString(<SearchForm draft={draft} onSearch={() => {}} />)).not.toMatch(/value="[^"]*20\d\d"/)
})

test('a return that nobody has named is not before the outbound day', () => {
  renderForm(`from=LON*&to=LIS&on=${SOON}&type=round-trip`)
  expect(screen.getByLabelText('Outbound')).toHaveProperty('value', written(SOON))
  expect(screen.getByLabelText('Return')).toHaveProperty('value', written(SOON))
})

test('a day that does not exist is said beside its field, and nothing is searched for', async () => {
  const onSearch = renderForm(`from=LON*&to=LIS&on=${SOON}`)
  const out = screen.getByLabelText('Outbound')
  await userEvent.clear(out)
  await userEvent.type(out, '31 February{Enter}')
  expect(screen.getByText('31 February doesn’t exist.')).toBeTruthy()
  expect(out.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(out)
  expect(onSearch).not.toHaveBeenCalled()
})

test('ten travellers are refused in words, and nine are searched for', async () => {
  const onSearch = renderForm(`from=LON*&to=LIS&on=${SOON}&adults=9&children=1`)
  await search()
  expect(screen.getByText(/at most 9 people/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Travellers: 9 adults, 1 child' }))
  await userEvent.click(screen.getByRole('button', { name: 'One less: Children' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText(/at most 9 people/)).toBeNull()
  await search()
  expect(onSearch).toHaveBeenCalledOnce()
})

test('the ages of children are asked one after another', async () => {
  const onSearch = renderForm(`from=LON*&to=LIS&on=${SOON}&children=2`)
  await userEvent.click(screen.getByRole('button', { name: 'Travellers: 1 adult, 2 children' }))
  expect(screen.getByLabelText('Child 2')).toHaveProperty('disabled', true)
  await userEvent.selectOptions(screen.getByLabelText('Child 1'), '4')
  await userEvent.selectOptions(screen.getByLabelText('Child 2'), '9')
  await userEvent.keyboard('{Escape}')
  await search()
  expect(onSearch.mock.calls[0]?.[1].travellers).toMatchObject({ children: 2, childAges: [4, 9] })
})

test('a multi-trip grows to five flights and shrinks to two, and its faults stand by their own flight', async () => {
  const onSearch = renderForm(`from=LON*&to=LIS&on=${SOON}&back=${LATER}`)
  await userEvent.click(screen.getByRole('radio', { name: 'Multi-Trip' }))
  for (let count = 2; count < 5; count++) await userEvent.click(screen.getByRole('button', { name: 'Add a flight' }))
  expect(screen.queryByRole('button', { name: 'Add a flight' })).toBeNull()
  for (const number of [5, 4, 3]) await userEvent.click(screen.getByRole('button', { name: `Remove flight ${number}` }))
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  fireEvent.change(screen.getAllByLabelText('Day')[1] ?? document.body, { target: { value: addDays(SOON, -1) } })
  await search()
  expect(screen.getByText('Flight 2 leaves before flight 1. Choose a later day.')).toBeTruthy()
  fireEvent.change(screen.getAllByLabelText('Day')[1] ?? document.body, { target: { value: LATER } })
  await search()
  expect(onSearch.mock.calls[0]?.[1]).toMatchObject({ tripType: 'multi-trip', slices: [{ origin: LONDON }, { origin: LISBON }] })
})

test('from and to change places', async () => {
  const onSearch = renderForm(`from=LON*&to=LIS&on=${SOON}`)
  await userEvent.click(screen.getByRole('button', { name: 'Swap from and to' }))
  await search()
  expect(addressOf(onSearch.mock.calls[0]?.[0]).slices).toEqual([{ from: 'LIS', to: 'LON*', on: SOON }])
})

const locate = () =>
  act(() => useLocationStore.setState({ isAsked: true, location: { country: 'GB', city: 'London', homeAirport: LONDON, currency: 'GBP' } }))
const from = () => screen.getByRole('combobox', { name: 'From' })

test('an empty form starts where the traveller is, in their currency', async () => {
  const onSearch = renderForm('')
  expect(from()).toHaveProperty('value', '')
  locate()
  expect(from()).toHaveProperty('value', 'London (LON)')
  expect(screen.getByLabelText('Currency')).toHaveProperty('value', 'GBP')
  await userEvent.selectOptions(screen.getByLabelText('Currency'), '')
  expect(screen.getByLabelText('Currency')).toHaveProperty('value', '')
  await userEvent.type(screen.getByRole('combobox', { name: 'To' }), 'lis')
  await screen.findByRole('option', { name: /Lisbon/ })
  await userEvent.keyboard('{Enter}')
  fireEvent.change(screen.getByLabelText('Outbound'), { target: { value: SOON } })
  await userEvent.click(screen.getByRole('radio', { name: 'One Way' }))
  await search()
  expect(onSearch.mock.calls[0]?.[1]).toMatchObject({ origin: LONDON, destination: LISBON, currency: null })
})

test('what a link says, what is being typed and what was emptied by hand stay as they are', async () => {
  renderForm(`from=LIS&to=LON*&on=${SOON}`)
  locate()
  expect(from()).toHaveProperty('value', 'Lisbon (LIS)')
  cleanup()

  resetAllStores()
  renderForm('')
  await userEvent.click(from())
  locate()
  expect(from()).toHaveProperty('value', '')
  cleanup()

  renderForm('')
  expect(from()).toHaveProperty('value', 'London (LON)')
  await userEvent.clear(from())
  await userEvent.tab()
  expect(from()).toHaveProperty('value', '')
})

test('a link that lacks only its start gets it proposed, without the reproach and without another currency', () => {
  renderForm(`to=LIS&on=${SOON}`)
  locate()
  expect(from()).toHaveProperty('value', 'London (LON)')
  expect(screen.getByLabelText('Currency')).toHaveProperty('value', '')
})
