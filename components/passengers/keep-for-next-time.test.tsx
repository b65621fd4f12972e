import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADA, ADULT, ALONE, openPassengers, serveAccount } from '@/tests/fixtures/passengers-step'

test('who is ticked is saved when going on, and the trip remembers the profile', async () => {
  const kept = serveAccount([])
  const { user, complete } = openPassengers({ start: [ADULT] })
  await user.click(screen.getByRole('checkbox', { name: 'Save for next time' }))
  await user.click(screen.getByRole('checkbox', { name: 'This is my own profile' }))
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(complete).toHaveBeenCalledOnce())
  expect(kept).toEqual([{ profile: { ...ADA, passport: null }, isSelf: true, savedPassengerId: null }])
  expect(complete.mock.calls[0]?.[0]).toMatchObject([{ firstName: 'Ada', savedPassengerId: 'new-id' }])
})

test('nobody is saved unasked', async () => {
  const kept = serveAccount([])
  const { user, complete } = openPassengers({ start: [ADULT] })
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(complete).toHaveBeenCalledOnce())
  expect(kept).toEqual([])
})

test('when saving is refused nothing typed is lost, and the next press goes on without it', async () => {
  serveAccount([], { refusal: '30 people are saved.' })
  const { user, complete } = openPassengers({ start: [ADULT] })
  await user.click(screen.getByRole('checkbox', { name: 'Save for next time' }))
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  const alert = within(await screen.findByRole('alert'))
  expect(
    alert.getByText(/^Ada couldn’t be saved for next time\. 30 people are saved\. We’ve kept what you typed for this trip\.\s*$/),
  ).toBeDefined()
  expect(complete).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(complete).toHaveBeenCalledOnce())
})

test('"This is me" fills name and e-mail of the account and keeps the profile as one’s own', async () => {
  const kept = serveAccount([], { account: { firstName: 'Ana', lastName: 'Sample', email: 'ana@example.org' } })
  const { user, typedLast, complete } = openPassengers({
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
