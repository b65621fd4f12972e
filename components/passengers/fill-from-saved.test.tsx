import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { summariseSaved } from '@/lib/travel/passengers/saved-passenger'
import { ADA, ADULT, ALONE, openPassengers, SAVED, serveAccount } from '@/tests/fixtures/passengers-step'

const form = (label: string) => within(screen.getByRole('region', { name: label }))

test('a saved passenger fills every field; those of another age stand behind', async () => {
  serveAccount(SAVED)
  const { user, typedLast } = openPassengers({ requiredDetails: ['passport'] })
  await user.click(await screen.findByRole('button', { name: 'Fill from saved' }))
  const groups = screen.getAllByRole('region', { name: /on this trip’s dates|Other ages/ })
  expect(groups.map((group) => within(group).getByRole('button').textContent)).toEqual([
    'Ada Byronborn 1990 · passport •••••• 567',
    'Ben Byronborn 2020',
  ])
  await user.click(screen.getByRole('button', { name: /^Ada Byron/ }))
  await screen.findByText('Filled in from Ada’s saved details.')
  expect(typedLast.passengers[0]).toEqual({ ...ADA, type: 'adult', savedPassengerId: 'ada-id' })
})

test('a number that was filled in is shown masked; changing it starts from an empty field', async () => {
  serveAccount(SAVED)
  const { user } = openPassengers({ start: [{ ...ADA, type: 'adult', savedPassengerId: 'ada-id' }], requiredDetails: ['passport'] })
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
  const { user } = openPassengers({
    start: [{ ...ADA, passport: null, type: 'adult', savedPassengerId: 'ada-id' }],
    requiredDetails: ['passport'],
  })
  await screen.findByRole('button', { name: 'Fill from saved' })
  await user.type(screen.getByLabelText('Passport number'), 'AB12345')
  expect(screen.getByLabelText('Passport number')).toHaveProperty('value', 'AB12345')
})

test('somebody who fills another form already cannot be chosen twice', async () => {
  serveAccount(SAVED)
  const { user } = openPassengers({ travellers: { ...ALONE, adults: 2 }, start: [{ ...ADULT, savedPassengerId: 'ada-id' }] })
  await screen.findAllByRole('button', { name: 'Fill from saved' })
  await user.click(form('Adult 2').getByRole('button', { name: 'Fill from saved' }))
  expect(screen.getByRole('button', { name: /^Ada Byron.*on this trip already/ })).toHaveProperty('disabled', true)
})

test('saved passengers that cannot be loaded keep nobody from typing, and can be asked for again', async () => {
  let isUp = false
  const account = { firstName: '', lastName: '', email: '' }
  vi.stubGlobal('fetch', async () => {
    if (!isUp) throw new TypeError('the server is away')
    return Response.json({ account, passengers: SAVED.map(summariseSaved) })
  })
  const { user } = openPassengers()
  await user.type(screen.getByLabelText('First name'), 'Ada')
  isUp = true
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Fill from saved' })).toBeDefined()
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Ada')
})
