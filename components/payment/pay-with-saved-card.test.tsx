import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OLD_AMEX, openPayment, press, typeCard, VISA } from '@/tests/fixtures/payment-step'

test('a saved card is chosen at once by brand and last four, the form is hidden, and it pays without being typed', async () => {
  const { user, sentTo } = openPayment({ cards: [OLD_AMEX, VISA] })
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Visa ending 4242 expires 12\/2030/ })).checked).toBe(true)
  expect(screen.queryByLabelText('Card number')).toBeNull()
  await press(user, 'Review and pay')
  await press(user, 'Pay £412.60')
  await screen.findByText('SBX-7KQ4WN')
  expect(JSON.parse(sentTo('/api/orders')[0]?.body ?? '')).toMatchObject({ card: VISA.card })
  expect(sentTo('/api/account/cards')).toEqual([])
})

test('an expired card says so and cannot be chosen', async () => {
  openPayment({ cards: [OLD_AMEX] })
  const expired = await screen.findByRole<HTMLInputElement>('radio', { name: /American Express ending 0005 expired 03\/2024/ })
  expect(expired.disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Use another card' }).checked).toBe(true)
  expect(screen.getByLabelText('Card number')).toBeDefined()
})

test('another card opens the form, and the way back to a saved one leaves it empty', async () => {
  const { user } = openPayment({ cards: [VISA] })
  await user.click(await screen.findByRole('radio', { name: 'Use another card' }))
  await user.type(screen.getByLabelText('Card number'), '5555')
  await user.click(screen.getByRole('radio', { name: /Visa ending 4242/ }))
  expect(screen.queryByLabelText('Card number')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Use another card' }))
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('')
})

test('a saved card is deleted after one question, which can be answered with no', async () => {
  const { user, sentTo } = openPayment({ cards: [VISA] })
  await press(user, 'Delete Visa ending 4242')
  await press(user, 'Keep it')
  expect(sentTo('/api/account/cards/card_1', 'DELETE')).toEqual([])
  await press(user, 'Delete Visa ending 4242')
  expect(screen.getByText('Delete Visa ending 4242? This can’t be undone.')).toBeDefined()
  await press(user, 'Delete card')
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Visa/ })).toBeNull())
  expect(sentTo('/api/account/cards/card_1', 'DELETE')).toHaveLength(1)
  expect(screen.getByLabelText('Card number')).toBeDefined()
})

test('a wallet that cannot be loaded does not keep anybody from paying', async () => {
  const { user } = openPayment({ cards: 'broken' })
  expect(await screen.findByText(/Your saved cards couldn’t be loaded./)).toBeDefined()
  await typeCard(user)
  await press(user, 'Review and pay')
  expect(await screen.findByRole('button', { name: 'Pay £412.60' })).toBeDefined()
})

test('“Save this card for next time” goes with the press that buys, and is said only when the server has kept it', async () => {
  const { user, sentTo } = openPayment()
  await typeCard(user)
  await user.click(screen.getByLabelText(/Save this card for next time/))
  await press(user, 'Review and pay')
  await press(user, 'Pay £412.60')
  await screen.findByText('SBX-7KQ4WN')
  expect(JSON.parse(sentTo('/api/orders')[0]?.body ?? '')).toEqual({
    confirmationId: 'confirmation-1',
    card: { token: 'tok_sandbox_visa', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 },
    keepCard: true,
  })
  expect(await screen.findByText('Your card is saved for next time.')).toBeDefined()
  expect(sentTo('/api/account/cards')).toEqual([])
})

test('a card that was not to be saved is not', async () => {
  const { user, sentTo } = openPayment()
  await typeCard(user)
  await press(user, 'Review and pay')
  await press(user, 'Pay £412.60')
  await screen.findByText('SBX-7KQ4WN')
  expect(JSON.parse(sentTo('/api/orders')[0]?.body ?? '')).toMatchObject({ keepCard: false })
  expect(screen.queryByText('Your card is saved for next time.')).toBeNull()
})
