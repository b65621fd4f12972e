import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type SavedPassenger, type SavedProfile, summariseSaved } from '@/lib/travel/passengers/saved-passenger'
import { useSavedPassengersStore } from '../saved-passengers-store'
import { SavedPassengers } from './saved-passengers'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useSavedPassengersStore.setState({ saved: null, failure: null })
})

const TODAY = '2026-11-20'
const ADA: SavedProfile = {
  title: 'ms',
  firstName: 'Ada',
  middleName: '',
  lastName: 'Byron',
  bornOn: '1990-04-07',
  gender: 'female',
  email: '',
  phone: '',
  specialService: '',
  passport: { number: 'PA1234567', expiresOn: '2026-01-01', issuingCountry: 'GB', nationality: 'GB' },
}

type Call = { path: string; method: string; body: unknown }

function openAccount(people: SavedPassenger[], { refusal = '' } = {}) {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET'
    const body: { profile: SavedProfile; isSelf: boolean } | null = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    calls.push({ path, method, body })
    if (refusal) return Response.json({ error: { code: 'too_many', message: refusal } }, { status: 429 })
    const one = people.find(({ id }) => path.endsWith(`/${id}`))
    if (method === 'DELETE') return Response.json({ deleted: true })
    if (body) return Response.json(summariseSaved({ id: one?.id ?? 'new-id', ...body }))
    return Response.json(one)
  })
  const initial = { account: { firstName: '', lastName: '', email: '' }, passengers: people.map(summariseSaved) }
  render(<SavedPassengers initial={initial} today={TODAY} />)
  return { calls, user: userEvent.setup() }
}

const one: SavedPassenger[] = [{ id: 'ada-id', isSelf: true, profile: ADA }]

test('an empty account invites', () => {
  openAccount([])
  expect(screen.getByText(/^You haven’t saved anyone yet\. Add yourself/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add a passenger' })).toBeDefined()
})

test('a saved person is listed with the passport by its last signs, and told when it has run out', () => {
  openAccount(one)
  const row = within(screen.getByRole('article', { name: 'Ada Byron' }))
  expect(row.getByText('You')).toBeDefined()
  expect(row.getByText('Born 7 Apr 1990')).toBeDefined()
  expect(row.getByText('Passport •••••• 567 · United Kingdom · expired 1 Jan 2026')).toBeDefined()
  expect(document.body.innerHTML).not.toContain('PA1234567')
})

test('a name and a birthday are enough to add somebody; what is missing is said at its field', async () => {
  const { user, calls } = openAccount([])
  await user.click(screen.getByRole('button', { name: 'Add a passenger' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('First name is required (min 2 characters)')).toBeDefined()
  expect(document.activeElement?.getAttribute('name')).toBe('saved.firstName')
  expect(calls).toEqual([])
  await user.type(screen.getByLabelText('First name'), 'Ben')
  await user.type(screen.getByLabelText('Last name'), 'Byron')
  const birth = within(screen.getByRole('group', { name: 'Date of birth' }))
  await user.type(birth.getByLabelText('Day'), '1')
  await user.type(birth.getByLabelText('Month'), '6')
  await user.type(birth.getByLabelText('Year'), '2020')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Ben is saved.')).toBeDefined()
  expect(calls).toMatchObject([
    { path: '/api/account/passengers', method: 'POST', body: { isSelf: false, savedPassengerId: null, profile: { bornOn: '2020-06-01' } } },
  ])
  expect(screen.getByRole('article', { name: 'Ben Byron' })).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a passenger' })))
})

test('changing somebody keeps the passport number hidden and unchanged', async () => {
  const { user, calls } = openAccount(one)
  await user.click(screen.getByRole('button', { name: 'Change Ada Byron' }))
  const form = within(await screen.findByRole('form', { name: 'Change Ada Byron' }))
  expect(form.getByText('•••••• 567')).toBeDefined()
  expect(document.body.innerHTML).not.toContain('PA1234567')
  await user.type(form.getByLabelText('Last name'), '-King')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('article', { name: 'Ada Byron-King' })).toBeDefined()
  expect(calls.at(-1)).toMatchObject({
    path: '/api/account/passengers/ada-id',
    method: 'PUT',
    body: { isSelf: true, profile: { lastName: 'Byron-King', passport: ADA.passport } },
  })
})

test('deleting asks once, and "Keep" is the answer at hand', async () => {
  const { user, calls } = openAccount(one)
  await user.click(screen.getByRole('button', { name: 'Delete Ada Byron' }))
  expect(screen.getByText('Delete Ada Byron? Your booked trips stay as they are.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }))
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Ada Byron' }))
  expect(calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Delete Ada Byron' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Ada is deleted from your saved passengers.')).toBeDefined()
  expect(calls).toMatchObject([{ path: '/api/account/passengers/ada-id', method: 'DELETE' }])
  expect(screen.queryByRole('article')).toBeNull()
})

test('what the server refuses is said, and nothing is lost', async () => {
  const { user } = openAccount(one, { refusal: 'Too many changes at once. Nothing was lost; please carry on in a moment.' })
  await user.click(screen.getByRole('button', { name: 'Delete Ada Byron' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Too many changes at once. Nothing was lost; please carry on in a moment.')).toBeDefined()
  expect(screen.getByRole('article', { name: 'Ada Byron' })).toBeDefined()
})

test('thirty people are as many as an account holds', () => {
  openAccount(
    Array.from({ length: 30 }, (_, index) => ({ id: `id-${index}`, isSelf: false, profile: { ...ADA, firstName: `Ada${index}` } })),
  )
  expect(screen.getByRole('button', { name: 'Add a passenger' })).toHaveProperty('disabled', true)
  expect(screen.getByText(/^An account holds 30 people/)).toBeDefined()
})
