import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { AccountMenu } from './account-menu'

afterEach(cleanup)

test('the menu says who is signed in, with name and address, and leads to bookings, account and out', async () => {
  render(<AccountMenu name="Ada Marlow" email="ada@example.com" isGuest={false} />)
  await userEvent.setup().click(screen.getByRole('button', { name: /^Ada Marlow/ }))
  expect(screen.getByText('ada@example.com')).toBeDefined()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Your bookings', 'Account'])
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeDefined()
})

test('a guest is invited to create an account', async () => {
  render(<AccountMenu name="Guest" email={null} isGuest />)
  await userEvent.setup().click(screen.getByRole('button', { name: /^Guest/ }))
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/account#create-account')
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
})
