import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TravellerCounts } from '@/lib/travel/flights/search'
import type { Passenger } from '@/lib/travel/passengers/passenger'
import { ADULT, ALONE, openPassengers, serveAccount } from '@/tests/fixtures/passengers-step'

const NINE: TravellerCounts = { ...ALONE, adults: 6, children: 2, infants: 1 }
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
  const { user } = openPassengers({ travellers: NINE, start: nine().slice(0, 2) })
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
  const { user, complete } = openPassengers({ travellers: NINE, start: nine().with(6, { ...ADULT, type: 'child', bornOn: '1990-04-07' }) })
  await user.click(screen.getByRole('button', { name: 'Passenger 9: Infant 1, Adai Byron, complete' }))
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  const modal = within(await screen.findByRole('dialog'))
  expect(modal.getByText('Please complete all required passenger information. 8/9 passengers completed.')).toBeDefined()
  expect(modal.getByText('Child 1').parentElement?.textContent).toBe('Child 1: date of birth')
  await user.click(modal.getByRole('button', { name: 'Show what’s missing' }))
  await waitFor(() => expect(document.activeElement).toBe(field('passengers.6.bornOn')))
  expect(current()).toBe('Child 1')
  expect(complete).not.toHaveBeenCalled()
})

test('nine complete travellers are handed on', async () => {
  serveAccount([])
  const { user, complete } = openPassengers({ travellers: NINE, start: nine() })
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(complete).toHaveBeenCalledOnce())
  expect(complete.mock.calls[0]?.[0]).toHaveLength(9)
})

test('with a passport needed the modal lists what it takes, in the specification’s words', async () => {
  serveAccount([])
  const { user } = openPassengers({ start: [ADULT], requiredDetails: ['passport'] })
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  const modal = within(await screen.findByRole('dialog'))
  expect(
    modal.getByText(
      /^Please complete all required passenger information\. 0\/1 passengers completed\..*passport number, expiry, country of issue, nationality/,
    ),
  ).toBeDefined()
  await user.click(modal.getByRole('button', { name: 'Show what’s missing' }))
  for (const sentence of [
    'Passport number is required',
    'Passport expiry date is required',
    'Passport country of issue is required',
    'Nationality is required',
  ]) {
    expect(screen.getByText(sentence)).toBeDefined()
  }
})

test('the lines of a passport fill the form on this device alone', async () => {
  const kept = serveAccount([])
  const { user, typedLast } = openPassengers({ requiredDetails: ['passport'] })
  const lines = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10'
  const box = screen.getByLabelText(/lines with <<< at the bottom/)
  await user.click(box)
  await user.paste(lines.replace('7408122', '7408132'))
  expect(screen.getByText(/^A character in the date of birth doesn’t match its check digit/)).toBeDefined()
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
  const { user, typedLast } = openPassengers({ start: [{ type: 'adult', firstName: 'Ada', passport: null }] })
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
  const { user, complete } = openPassengers({
    travellers: { ...ALONE, children: 1 },
    start: [
      { ...ADULT, firstName: 'Eve', passport },
      { ...child, passport },
    ],
    requiredDetails: ['passport'],
  })
  expect(form('Child 1').getByText(/most airlines price 12 as an adult/)).toBeDefined()
  expect(form('Adult 1').getByText(/valid for 6 months after the trip; this one isn’t/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(complete).toHaveBeenCalledOnce())
})

test('a name of one letter keeps the specification’s sentence and gets a hint', async () => {
  serveAccount([])
  const { user } = openPassengers({ start: [{ ...ADULT, lastName: '' }] })
  await user.type(screen.getByLabelText('Last name'), 'O')
  await user.tab()
  expect(screen.getByText('Last name is required (min 2 characters)')).toBeDefined()
  expect(screen.getByText(/^Only one letter in the passport\? Type it twice/)).toBeDefined()
})

test('whoever has one name only reads what to type in each field', async () => {
  serveAccount([])
  const { user } = openPassengers({ start: [{ ...ADULT, firstName: 'Suharto', lastName: '' }] })
  expect(screen.queryByText(/^Only one name in the passport/)).toBeNull()
  await user.type(screen.getByLabelText('Last name'), '-')
  await user.tab()
  expect(screen.getByText('Last name is required (min 2 characters)')).toBeDefined()
  expect(screen.getByText(/^Only one name in the passport\? Type it as the last name, and FNU as the first name/)).toBeDefined()
})

test('the form shows the name that the ticket will show, and what it leaves out, before anything is paid', async () => {
  serveAccount([])
  const { complete, user } = openPassengers({
    start: [{ ...ADULT, firstName: 'Guðrún', middleName: 'Alexandría Sóley', lastName: 'Guðmundsdóttir' }],
  })
  expect(screen.getByText('GUDMUNDSDOTTIR/GUDRUN ALEXANDRIA SO MS')).toBeDefined()
  expect(screen.getByText(/^Tickets have room for 20 letters/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(complete).toHaveBeenCalledOnce())
})

test('father and son of the same name are told before they pay, and the second one’s name gets the focus', async () => {
  serveAccount([])
  const john = { ...ADULT, firstName: 'John', lastName: 'Smith' }
  const { user, complete } = openPassengers({
    travellers: { ...ALONE, adults: 2 },
    start: [john, { ...john, bornOn: '1960-01-01' }],
  })
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(/^Passengers 1 and 2 would have the same name on their tickets/)).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(field('passengers.1.firstName')))
  expect(complete).not.toHaveBeenCalled()
})
