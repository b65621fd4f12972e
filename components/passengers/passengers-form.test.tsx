import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { TravellerCounts } from '@/lib/travel/flights/search'
import type { Passenger, RequiredDetail } from '@/lib/travel/passengers/passenger'
import { type SavedPassenger, type SavedProfile, summariseSaved } from '@/lib/travel/passengers/saved-passenger'
import type { Refusal } from '@/lib/travel/refusal'
import { sampleLiveTrip } from '@/tests/fixtures/checkout'
import { PassengersStep } from './passengers-step'
import { useSavedPassengersStore } from './saved-passengers-store'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useSavedPassengersStore.setState({ saved: null, failure: null })
})

const ADA: SavedProfile = {
  title: 'ms',
  firstName: 'Ada',
  middleName: '',
  lastName: 'Byron',
  bornOn: '1990-04-07',
  gender: 'female',
  email: 'ada@example.org',
  phone: '',
  specialService: 'wheelchair-ramp',
  passport: { number: 'PA1234567', expiresOn: '2031-01-01', issuingCountry: 'GB', nationality: 'GB' },
}
const BEN: SavedProfile = {
  ...ADA,
  title: 'mr',
  gender: 'male',
  firstName: 'Ben',
  bornOn: '2020-06-01',
  passport: null,
  specialService: '',
}
const ADULT: Passenger = { ...ADA, type: 'adult', passport: null, savedPassengerId: null }
const ALONE: TravellerCounts = { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] }
const NINE: TravellerCounts = { ...ALONE, adults: 6, children: 2, infants: 1 }

/** An account with saved people; it remembers what it was asked to keep. */
function serveAccount(saved: SavedPassenger[], { account = { firstName: '', lastName: '', email: '' }, refusal = '' } = {}) {
  const kept: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      kept.push(JSON.parse(String(init.body)))
      if (refusal) return Response.json({ error: { code: 'too-many-saved', message: refusal } }, { status: 409 })
      return Response.json(summariseSaved({ id: 'new-id', isSelf: false, profile: ADA }), { status: 201 })
    }
    const one = saved.find(({ id }) => path.endsWith(`/${id}`))
    return Response.json(one ?? { account, passengers: saved.map(summariseSaved) })
  })
  return kept
}

const SAVED: SavedPassenger[] = [
  { id: 'ben-id', isSelf: false, profile: BEN },
  { id: 'ada-id', isSelf: false, profile: ADA },
]

type Opened = { travellers: TravellerCounts; start: Partial<Passenger>[]; requiredDetails: RequiredDetail[] }
type Complete = (passengers: Passenger[]) => Promise<Refusal | undefined>

function Step({
  travellers,
  start,
  requiredDetails,
  onType,
  onComplete,
}: Opened & { onType: (passengers: Passenger[]) => void; onComplete: Complete }) {
  const [typed, setTyped] = useState(start)
  const { result } = sampleLiveTrip().trip
  if (!result) throw new Error('the sample has a result')
  return (
    <PassengersStep
      result={{ ...result, search: { ...result.search, travellers } }}
      requiredDetails={requiredDetails}
      total={undefined}
      typed={typed}
      onType={(passengers) => {
        onType(passengers)
        setTyped(passengers)
      }}
      onComplete={onComplete}
    />
  )
}

function open({ travellers = ALONE, start = [], requiredDetails = [] }: Partial<Opened> = {}) {
  const complete = vi.fn<Complete>(async () => undefined)
  const typedLast: { passengers: Passenger[] } = { passengers: [] }
  const keep = (passengers: Passenger[]) => {
    typedLast.passengers = passengers
  }
  render(<Step travellers={travellers} start={start} requiredDetails={requiredDetails} onType={keep} onComplete={complete} />)
  return { complete, typedLast, user: userEvent.setup() }
}

const form = (label: string) => within(screen.getByRole('region', { name: label }))
const current = () => document.querySelector('[data-current="true"]')?.getAttribute('aria-label')
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
const nine = () =>
  Array.from({ length: 9 }, (_, index): Passenger => {
    const type = index < 6 ? 'adult' : index < 8 ? 'child' : 'infant'
    const bornOn = { adult: '1990-04-07', child: '2020-06-01', infant: '2026-01-01' }[type]
    return { ...ADULT, type, bornOn, firstName: `Ada${'abcdefghi'[index]}` }
  })

test('nine travellers: one form each, one at a time on a phone, and how many are complete', async () => {
  serveAccount([])
  const { user } = open({ travellers: NINE, start: nine().slice(0, 2) })
  expect(screen.getAllByRole('region')).toHaveLength(9)
  expect(screen.getByText('2/9 completed')).toBeDefined()
  // Where the typing goes on after a reload.
  expect(screen.getByText('Passenger 3 of 9')).toBeDefined()
  expect(current()).toBe('Adult 3')
  await user.click(screen.getByRole('button', { name: 'Next passenger' }))
  expect(current()).toBe('Adult 4')
  expect(document.activeElement?.textContent).toBe('Adult 4')
  expect(form('Adult 3').getByText('Gender is required')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(screen.getByRole('button', { name: 'Passenger 9: Infant 1, open' }))
  expect(screen.getByText('Passenger 9 of 9')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Next passenger' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Adult 1\s*Adaa Byron/ }))
  expect(current()).toBe('Adult 1')
})

test('the first wrong field gets the focus, also when it stands on another traveller’s page', async () => {
  serveAccount([])
  const { user, complete } = open({ travellers: NINE, start: nine().with(6, { ...ADULT, type: 'child', bornOn: '1990-04-07' }) })
  await user.click(screen.getByRole('button', { name: 'Passenger 9: Infant 1, Adai Byron, complete' }))
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  const modal = within(await screen.findByRole('dialog'))
  expect(modal.getByText('Please complete all required passenger information. 8/9 passengers completed.')).toBeDefined()
  expect(modal.getByText('Child 1').parentElement?.textContent).toBe('Child 1: date of birth')
  await user.click(modal.getByRole('button', { name: 'Go to the first open field' }))
  await waitFor(() => expect(document.activeElement).toBe(field('passengers.6.bornOn')))
  expect(current()).toBe('Child 1')
  expect(complete).not.toHaveBeenCalled()
})

test('nine complete travellers are handed on', async () => {
  serveAccount([])
  const { user, complete } = open({ travellers: NINE, start: nine() })
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(complete).toHaveBeenCalledOnce())
  expect(complete.mock.calls[0]?.[0]).toHaveLength(9)
})

test('with a passport needed the modal lists what it takes, in the specification’s words', async () => {
  serveAccount([])
  const { user } = open({ start: [ADULT], requiredDetails: ['passport'] })
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  const modal = within(await screen.findByRole('dialog'))
  expect(
    modal.getByText(
      /^Please complete all required passenger information\. 0\/1 passengers completed\..*passport number, expiry, country of issue, nationality/,
    ),
  ).toBeDefined()
  await user.click(modal.getByRole('button', { name: 'Go to the first open field' }))
  for (const sentence of [
    'Passport number is required',
    'Passport expiry date is required',
    'Passport country of issue is required',
    'Nationality is required',
  ]) {
    expect(screen.getByText(sentence)).toBeDefined()
  }
})

test('a saved passenger fills every field; those of another age stand behind', async () => {
  serveAccount(SAVED)
  const { user, typedLast } = open({ requiredDetails: ['passport'] })
  await user.click(await screen.findByRole('button', { name: 'Fill from saved' }))
  const groups = screen.getAllByRole('region', { name: /on this trip’s dates|Of another age/ })
  expect(groups.map((group) => within(group).getByRole('button').textContent)).toEqual([
    'Ada Byronborn 1990 · passport •••••• 567',
    'Ben Byronborn 2020',
  ])
  await user.click(screen.getByRole('button', { name: /^Ada Byron/ }))
  await screen.findByText('Filled in from the saved profile of Ada.')
  expect(typedLast.passengers[0]).toEqual({ ...ADA, type: 'adult', savedPassengerId: 'ada-id' })
})

test('a number that was filled in is shown masked; changing it starts from an empty field', async () => {
  serveAccount(SAVED)
  const { user } = open({ start: [{ ...ADA, type: 'adult', savedPassengerId: 'ada-id' }], requiredDetails: ['passport'] })
  await screen.findByRole('button', { name: 'Fill from saved' })
  expect(screen.getByText('•••••• 567')).toBeDefined()
  expect(document.body.innerHTML).not.toContain('PA1234567')
  await user.click(screen.getByRole('button', { name: 'Change the passport number' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Passport number')))
  await user.keyboard('xb7654321')
  expect(screen.getByLabelText('Passport number')).toHaveProperty('value', 'XB7654321')
})

test('a number typed by hand stays readable, also in a form that was filled from a profile without one', async () => {
  serveAccount([{ id: 'ada-id', isSelf: false, profile: { ...ADA, passport: null } }])
  const { user } = open({ start: [{ ...ADA, passport: null, type: 'adult', savedPassengerId: 'ada-id' }], requiredDetails: ['passport'] })
  await screen.findByRole('button', { name: 'Fill from saved' })
  await user.type(screen.getByLabelText('Passport number'), 'AB12345')
  expect(screen.getByLabelText('Passport number')).toHaveProperty('value', 'AB12345')
})

test('somebody who fills another form already cannot be chosen twice', async () => {
  serveAccount(SAVED)
  const { user } = open({ travellers: { ...ALONE, adults: 2 }, start: [{ ...ADULT, savedPassengerId: 'ada-id' }] })
  await screen.findAllByRole('button', { name: 'Fill from saved' })
  await user.click(form('Adult 2').getByRole('button', { name: 'Fill from saved' }))
  expect(screen.getByRole('button', { name: /^Ada Byron.*on this trip already/ })).toHaveProperty('disabled', true)
})

test('who is ticked is saved when going on, and the trip remembers the profile', async () => {
  const kept = serveAccount([])
  const { user, complete } = open({ start: [ADULT] })
  await user.click(screen.getByRole('checkbox', { name: 'Save for next time' }))
  await user.click(screen.getByRole('checkbox', { name: 'This is my own profile' }))
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(complete).toHaveBeenCalledOnce())
  expect(kept).toEqual([{ profile: { ...ADA, passport: null }, isSelf: true, savedPassengerId: null }])
  expect(complete.mock.calls[0]?.[0]).toMatchObject([{ firstName: 'Ada', savedPassengerId: 'new-id' }])
})

test('nobody is saved unasked', async () => {
  const kept = serveAccount([])
  const { user, complete } = open({ start: [ADULT] })
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(complete).toHaveBeenCalledOnce())
  expect(kept).toEqual([])
})

test('when saving is refused nothing typed is lost, and the next press goes on without it', async () => {
  serveAccount([], { refusal: '30 people are saved.' })
  const { user, complete } = open({ start: [ADULT] })
  await user.click(screen.getByRole('checkbox', { name: 'Save for next time' }))
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  const modal = within(await screen.findByRole('dialog', { name: 'Not saved for next time' }))
  expect(
    modal.getByText(/^Ada could not be saved for next time\. 30 people are saved\. What you typed for this trip is kept\.$/),
  ).toBeDefined()
  expect(complete).not.toHaveBeenCalled()
  await user.click(modal.getByRole('button', { name: 'Back to the passengers' }))
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(complete).toHaveBeenCalledOnce())
})

test('"This is me" fills name and e-mail of the account and keeps the profile as one’s own', async () => {
  const kept = serveAccount([], { account: { firstName: 'Ana', lastName: 'Sample', email: 'ana@example.org' } })
  const { user, typedLast, complete } = open({
    travellers: { ...ALONE, children: 1 },
    start: [
      { ...ADULT, firstName: '' },
      { ...ADULT, type: 'child', bornOn: '2020-06-01' },
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'This is me' }))
  expect(typedLast.passengers[0]).toMatchObject({ firstName: 'Ana', lastName: 'Sample', email: 'ana@example.org' })
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(complete).toHaveBeenCalledOnce())
  expect(kept).toMatchObject([{ profile: { firstName: 'Ana' }, isSelf: true }])
})

test('the lines of a passport fill the form on this device alone', async () => {
  const kept = serveAccount([])
  const { user, typedLast } = open({ requiredDetails: ['passport'] })
  const lines = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10'
  const box = screen.getByLabelText(/lines with <<< at the foot/)
  await user.click(box)
  await user.paste(lines.replace('7408122', '7408132'))
  expect(screen.getByText(/^A sign in the date of birth does not fit its check digit/)).toBeDefined()
  await user.clear(box)
  await user.paste(lines)
  expect(typedLast.passengers[0]).toMatchObject({
    firstName: 'ANNA',
    middleName: 'MARIA',
    lastName: 'ERIKSSON',
    bornOn: '1974-08-12',
    gender: 'female',
    passport: { number: 'L898902C3', expiresOn: '2012-04-15' },
  })
  expect(box).toHaveProperty('value', '')
  expect(kept).toEqual([])
  expect(JSON.stringify(typedLast.passengers)).not.toContain('<<')
})

test('a draft from before the new fields existed opens, and the new ones are kept with it', async () => {
  serveAccount([])
  const { user, typedLast } = open({ start: [{ type: 'adult', firstName: 'Ada', passport: null }] })
  await user.selectOptions(screen.getByLabelText('Special assistance'), 'Wheelchair to the gate (can climb steps)')
  expect(screen.getByText('We pass it on; the airline confirms it.')).toBeDefined()
  await user.type(screen.getByLabelText('Email (optional)'), 'ada@example.org')
  await user.selectOptions(screen.getByLabelText('Dial code'), '+44 United Kingdom')
  await user.type(screen.getByLabelText('Phone (optional)'), '20 7946 0000')
  expect(typedLast.passengers[0]).toMatchObject({
    firstName: 'Ada',
    specialService: 'wheelchair-ramp',
    email: 'ada@example.org',
    phone: '+44 20 7946 0000',
  })
})

test('a child of 12 and a passport that ends soon are told about, and keep nobody from going on', async () => {
  serveAccount([])
  const child: Passenger = { ...ADULT, type: 'child', bornOn: '2014-06-01' }
  const passport = { number: 'X123456', expiresOn: '2026-12-24', issuingCountry: 'US', nationality: 'US' }
  const { user, complete } = open({
    travellers: { ...ALONE, children: 1 },
    start: [
      { ...ADULT, firstName: 'Eve', passport },
      { ...child, passport },
    ],
    requiredDetails: ['passport'],
  })
  expect(form('Child 1').getByText(/most airlines price 12 as an adult/)).toBeDefined()
  expect(form('Adult 1').getByText(/valid for 6 months after the trip; this one is not/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(complete).toHaveBeenCalledOnce())
})

test('a name of one letter keeps the specification’s sentence and gets a hint', async () => {
  serveAccount([])
  const { user } = open({ start: [{ ...ADULT, lastName: '' }] })
  await user.type(screen.getByLabelText('Last name'), 'O')
  await user.tab()
  expect(screen.getByText('Last name is required (min 2 characters)')).toBeDefined()
  expect(screen.getByText(/double it; with one name only, repeat it or write FNU/)).toBeDefined()
})

test('saved passengers that cannot be loaded keep nobody from typing, and can be asked for again', async () => {
  let isUp = false
  const account = { firstName: '', lastName: '', email: '' }
  vi.stubGlobal('fetch', async () => {
    if (!isUp) throw new TypeError('the server is away')
    return Response.json({ account, passengers: SAVED.map(summariseSaved) })
  })
  const { user } = open()
  await user.type(screen.getByLabelText('First name'), 'Ada')
  isUp = true
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Fill from saved' })).toBeDefined()
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Ada')
})
