import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Passenger, RequiredDetail } from '@/lib/travel/passengers/passenger'
import type { Refusal } from '@/lib/travel/refusal'
import { SAMPLE_PASSENGERS, sampleLiveTrip } from '@/tests/fixtures/checkout'
import { PassengersStep } from './passengers-step'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ account: { firstName: '', lastName: '', email: '' }, passengers: [] }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Step({
  start,
  requiredDetails,
  onComplete,
}: {
  start: Partial<Passenger>[]
  requiredDetails: RequiredDetail[]
  onComplete: (passengers: Passenger[]) => Promise<Refusal | undefined>
}) {
  const [typed, setTyped] = useState(start)
  const { result } = sampleLiveTrip().trip
  if (!result) throw new Error('the sample has a result')
  return (
    <PassengersStep
      result={result}
      requiredDetails={requiredDetails}
      total={undefined}
      typed={typed}
      onType={setTyped}
      onComplete={onComplete}
    />
  )
}

function open(start: Partial<Passenger>[] = [], requiredDetails: RequiredDetail[] = []) {
  const complete = vi.fn(async (_: Passenger[]): Promise<Refusal | undefined> => undefined)
  render(<Step start={start} requiredDetails={requiredDetails} onComplete={complete} />)
  return { complete, user: userEvent.setup() }
}

test('one form per traveller, named by type', () => {
  open()
  expect(screen.getByRole('region', { name: 'Adult 1' })).toBeDefined()
  expect(screen.getByRole('region', { name: 'Child 1' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Adult 2' })).toBeNull()
})

test('nothing is wrong before a field was left', async () => {
  const { user } = open()
  expect(screen.queryByText('First name is required (min 2 characters)')).toBeNull()
  await user.type(within(screen.getByRole('region', { name: 'Adult 1' })).getByLabelText('First name'), 'A')
  expect(screen.queryByText('First name is required (min 2 characters)')).toBeNull()
  await user.tab()
  expect(screen.getByText('First name is required (min 2 characters)')).toBeDefined()
})

test('continuing too early opens the modal with the exact count, and closing it leads to the first wrong field', async () => {
  const [adult] = SAMPLE_PASSENGERS
  const { user, complete } = open(adult ? [adult] : [])
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  const modal = await screen.findByRole('dialog')
  expect(within(modal).getByText('Please complete all required passenger information. 1/2 passengers completed.')).toBeDefined()
  expect(complete).not.toHaveBeenCalled()
  await user.click(within(modal).getByRole('button', { name: 'Show what’s missing' }))
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('passengers.1.title'))
  for (const sentence of [
    'Title is required',
    'Last name is required (min 2 characters)',
    'Date of birth is required',
    'Gender is required',
  ]) {
    expect(screen.getByText(sentence)).toBeDefined()
  }
})

test('an adult’s birthday in a child’s form is refused in the specification’s words', async () => {
  const { user } = open(SAMPLE_PASSENGERS.map((passenger) => ({ ...passenger, bornOn: '1990-04-07' })))
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  expect(await screen.findByText('Child must be between 2-12 years old')).toBeDefined()
})

test('a birthday in three boxes is handed on as one date, with names trimmed', async () => {
  const { user, complete } = open(
    SAMPLE_PASSENGERS.map((passenger) => ({ ...passenger, bornOn: '', firstName: ` ${passenger.firstName} ` })),
  )
  for (const [region, day, month, year] of [
    ['Adult 1', '7', '4', '1990'],
    ['Child 1', '1', '6', '2020'],
  ] as const) {
    const form = within(screen.getByRole('region', { name: region }))
    await user.type(form.getByLabelText('Day'), day)
    await user.type(form.getByLabelText('Month'), month)
    await user.type(form.getByLabelText('Year'), year)
  }
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(complete).toHaveBeenCalledOnce())
  expect(complete.mock.calls[0]?.[0]).toMatchObject([
    { type: 'adult', firstName: 'Ada', bornOn: '1990-04-07' },
    { type: 'child', bornOn: '2020-06-01' },
  ])
})

test('a passport is asked for only where the airline needs it', async () => {
  open(SAMPLE_PASSENGERS)
  expect(screen.queryByLabelText('Passport number')).toBeNull()
  cleanup()
  const { user, complete } = open(SAMPLE_PASSENGERS, ['passport'])
  expect(screen.getAllByLabelText('Passport number')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  expect(await screen.findByText(/0\/2 passengers completed\. Needed of each: passport number/)).toBeDefined()
  expect(complete).not.toHaveBeenCalled()
})

test('somebody who is on the list twice is named, and the second of the two gets the focus', async () => {
  const { result } = sampleLiveTrip().trip
  const [ada] = SAMPLE_PASSENGERS
  if (!result || !ada) throw new Error('the sample has a result and a passenger')
  const travellers = { ...result.search.travellers, adults: 2, children: 0 }
  const complete = vi.fn(async () => undefined)
  render(
    <PassengersStep
      result={{ ...result, search: { ...result.search, travellers } }}
      requiredDetails={[]}
      total={undefined}
      typed={[ada, ada]}
      onType={() => {}}
      onComplete={complete}
    />,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText(/^Ada Byron is on this trip twice/)).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('passengers.1.firstName'))
  expect(complete).not.toHaveBeenCalled()
})

test('a name that is too long is kept as typed and told about at its field', async () => {
  const { user } = open()
  const lastName = within(screen.getByRole('region', { name: 'Adult 1' })).getByLabelText('Last name')
  await user.click(lastName)
  await user.paste('Wolfe'.repeat(14))
  await user.tab()
  expect(lastName).toHaveProperty('value', 'Wolfe'.repeat(14))
  expect(screen.getByText(/^Names can have up to 60 characters/).id).toBe(lastName.getAttribute('aria-describedby'))
})
