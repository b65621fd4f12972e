import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADA, ADULT, ALONE, openPassengers, serveAccount } from '@/tests/fixtures/passengers-step'

const ACCOUNT = { firstName: 'Ana', lastName: 'Sample', email: 'ana@example.org' }

test('an empty first form begins with one’s own saved profile, and keeps no wish to save it again', async () => {
  serveAccount([{ id: 'ada-id', isSelf: true, profile: ADA }], { account: ACCOUNT })
  const { typedLast, user, complete } = openPassengers({ start: [] })
  await waitFor(() =>
    expect(typedLast.passengers[0]).toMatchObject({ firstName: 'Ada', bornOn: '1990-04-07', savedPassengerId: 'ada-id', passport: null }),
  )
  expect(screen.getByText('Filled in from Ada’s saved details.')).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Save for next time' })).toHaveProperty('checked', false)
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(complete).toHaveBeenCalledOnce())
})

test('without a profile only the first traveller starts with the account’s name and email', async () => {
  serveAccount([], { account: ACCOUNT })
  const { typedLast } = openPassengers({ travellers: { ...ALONE, adults: 2 }, start: [] })
  await waitFor(() => expect(typedLast.passengers[0]).toMatchObject(ACCOUNT))
  expect(typedLast.passengers[1]).toMatchObject({ firstName: '', lastName: '', email: '' })
})

test('nothing that was typed is filled over', async () => {
  serveAccount([{ id: 'ada-id', isSelf: true, profile: ADA }], { account: ACCOUNT })
  const { typedLast } = openPassengers({ start: [{ ...ADULT, firstName: 'Eve' }] })
  await screen.findByRole('button', { name: /Fill from saved/ })
  expect(typedLast.passengers).toEqual([])
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Eve')
})

test('the form of a guest, whose account has no name, begins empty', async () => {
  serveAccount([{ id: 'ben-id', isSelf: false, profile: ADA }])
  const { typedLast } = openPassengers({ start: [] })
  await screen.findByRole('button', { name: /Fill from saved/ })
  expect(typedLast.passengers).toEqual([])
})
