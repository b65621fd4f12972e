import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { pounds } from '@/tests/fixtures/trip'
import type { CardWidgetHandle } from './card-widget-props'
import { SandboxCardWidget } from './sandbox-card-widget'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

async function typeCard(number: string, expiry = '12/30', securityCode = '123') {
  const widget = createRef<CardWidgetHandle>()
  const send = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', send)
  render(<SandboxCardWidget ref={widget} amount={pounds(41_260)} />)
  const user = userEvent.setup()
  const type = async (label: RegExp, text: string) => text && (await user.type(screen.getByLabelText(label), text))
  await type(/card number/i, number)
  await type(/expiry/i, expiry)
  await type(/security code/i, securityCode)
  const submit = async () => {
    const token = await widget.current?.submit()
    await new Promise((resume) => setTimeout(resume))
    return token
  }
  return { submit, send }
}

test('only a token, the brand, the last four digits and the expiry leave the widget', async () => {
  const { submit, send } = await typeCard('4242 4242 4242 4242')
  const token = await submit()
  expect(Object.keys(token ?? {}).toSorted()).toEqual(['brand', 'expiryMonth', 'expiryYear', 'last4', 'token'])
  expect(token).toMatchObject({ brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 })
  expect(JSON.stringify(token)).not.toContain('42424242')
  expect(send).not.toHaveBeenCalled()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('4242')
})

test('the fields are empty once the token exists', async () => {
  const { submit } = await typeCard('5555555555554444')
  await submit()
  for (const field of screen.getAllByRole<HTMLInputElement>('textbox')) expect(field.value).toBe('')
})

test('a valid number that is not a test card is refused in words and goes nowhere', async () => {
  const { submit, send } = await typeCard('4111 1111 1111 1111')
  expect(await submit()).toBeNull()
  expect(await screen.findByText('Sandbox: use a test card such as 4242 4242 4242 4242.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Card number'))
  expect(send).not.toHaveBeenCalled()
})

test('a number with a typing mistake, a past expiry and a short security code are each named beside their field', async () => {
  const { submit } = await typeCard('4242 4242 4242 4241', '01/20', '12')
  expect(await submit()).toBeNull()
  expect(await screen.findByText('This card number is incomplete or has a typing mistake')).toBeDefined()
  expect(screen.getByText('Please enter a future month and year')).toBeDefined()
  expect(screen.getByText('The security code has 3 digits')).toBeDefined()
})

test('a digit put in the middle of a number leaves the caret behind it', async () => {
  await typeCard('4242 4242', '', '')
  const number = screen.getByLabelText<HTMLInputElement>('Card number')
  await userEvent.setup().type(number, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(number.value).toBe('4294 2424 2')
  expect(number.selectionStart).toBe(3)
})
