import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SAMPLE_PASSENGERS, sampleLiveTrip, sampleOrder } from '@/tests/fixtures/checkout'
import { declinedOrder, leaveCheckout, readyToPay, reviewWith, serve } from '@/tests/fixtures/checkout-server'
import { pounds } from '@/tests/fixtures/trip'
import { Checkout } from './checkout'

afterEach(leaveCheckout)
afterEach(() => vi.restoreAllMocks())

test('an empty billing form is refused field by field, in the specification’s words, and nothing is sent', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en'])
  const { calls } = serve(sampleLiveTrip({ passengers: SAMPLE_PASSENGERS }))
  render(<Checkout threadId="thread-1" />)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Review and pay' }))
  for (const sentence of [
    'Email is required',
    'City is required',
    'State is required',
    'Valid zip code is required',
    'Country is required',
    'Phone number is required',
  ]) {
    expect(screen.getByText(sentence)).toBeDefined()
  }
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('billing.email'))
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('the name on the card starts as the first passenger’s: nobody is asked twice', async () => {
  serve(sampleLiveTrip({ passengers: SAMPLE_PASSENGERS }))
  render(<Checkout threadId="thread-1" />)
  expect((await screen.findByLabelText<HTMLInputElement>('Name on the card')).value).toBe('Ada Byron')
})

test('reviewing buys nothing; only the press on the amount sends the order, without a card number', async () => {
  const server = serve(readyToPay(), { payments: [(live) => ({ live: { ...live, order: sampleOrder() }, body: sampleOrder() })] })
  render(<Checkout threadId="thread-1" />)
  const user = await reviewWith('4242424242424242')
  const pay = await screen.findByRole('button', { name: 'Pay £412.60' })
  expect(server.payments()).toEqual([])
  await user.click(pay)
  expect(await screen.findByText('SBX-7KQ4WN')).toBeDefined()
  expect(screen.getByText(/^Your confirmation for/).textContent).toBe('Your confirmation for ada@example.org is on the booking page')
  expect(screen.getByRole('link', { name: 'the booking page' }).getAttribute('href')).toBe('/orders/order-1')
  expect(server.payments()).toHaveLength(1)
  expect(server.payments()[0]?.body).toMatchObject({ confirmationId: 'confirmation-1', card: { last4: '4242', brand: 'Visa' } })
  expect(JSON.stringify(server.calls)).not.toMatch(/4242\D?4242/)
})

test('a declined card opens the modal with the bank’s message; another card pays the same order', async () => {
  const server = serve(readyToPay(), {
    payments: [
      (live) => ({ live: { ...live, order: declinedOrder() }, body: declinedOrder() }),
      (live) => ({ live: { ...live, order: sampleOrder() }, body: sampleOrder() }),
    ],
  })
  render(<Checkout threadId="thread-1" />)
  const user = await reviewWith('4000000000000002')
  await user.click(await screen.findByRole('button', { name: 'Pay £412.60' }))
  const modal = await screen.findByRole('dialog', { name: 'The card was declined' })
  expect(within(modal).getByText('Your card was declined.')).toBeDefined()
  expect(within(modal).getByText('Nothing was charged. You can pay with another card.')).toBeDefined()
  await user.click(within(modal).getByRole('button', { name: 'Pay with another card' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Card number')))
  await reviewWith('4242424242424242')
  await user.click(await screen.findByRole('button', { name: 'Pay £412.60' }))
  expect(await screen.findByText('SBX-7KQ4WN')).toBeDefined()
  expect(server.payments().map(({ body }) => body)).toMatchObject([
    { confirmationId: 'confirmation-1' },
    { confirmationId: 'confirmation-2' },
  ])
})

test('a changed price is shown old and new before it is asked for', async () => {
  const server = serve(readyToPay(), { quotedMinor: 43_260 })
  render(<Checkout threadId="thread-1" />)
  await reviewWith('4242424242424242')
  const choice = await screen.findByRole('region', { name: 'The price has changed since you saw it' })
  expect(choice.textContent).toMatch(/£412.60.*£432.60/)
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  expect(server.payments()).toEqual([])
})

test('a price that rose while it was being booked is said in the modal, with nothing charged', async () => {
  const order = sampleOrder({
    status: 'price_changed',
    paymentStatus: 'voided',
    bookingReference: null,
    charged: pounds(0),
    lastError: 'The price is now £432.60; it was £412.60. Please check it and confirm again.',
  })
  serve(readyToPay(), { payments: [(live) => ({ live: { ...live, order }, body: order })] })
  render(<Checkout threadId="thread-1" />)
  const user = await reviewWith('4242424242424242')
  await user.click(await screen.findByRole('button', { name: 'Pay £412.60' }))
  const modal = await screen.findByRole('dialog', { name: 'The price has changed' })
  expect(modal.textContent).toContain('The price is now £432.60')
  expect(modal.textContent).toContain('Nothing was charged. The hold on your card will disappear.')
})

test('a charge that was not given back is no declined card, and no other card is asked for', async () => {
  const lastError = 'Your card was charged although nothing was booked, and we couldn’t refund the money yet: The card is closed.'
  const order = sampleOrder({ status: 'failed', paymentStatus: 'failed', bookingReference: null, lastError })
  serve(readyToPay(), { payments: [(live) => ({ live: { ...live, order }, body: order })] })
  render(<Checkout threadId="thread-1" />)
  const user = await reviewWith('4242424242424242')
  await user.click(await screen.findByRole('button', { name: 'Pay £412.60' }))
  const modal = await screen.findByRole('dialog', { name: 'The flights weren’t booked' })
  expect(modal.textContent).toContain(`${lastError}Back to payment`)
})

test('a trip that is booked and not paid asks for another card in place of the steps', async () => {
  const due = sampleOrder({ status: 'payment_due', paymentStatus: 'failed', lastError: 'Your trip is booked, but your card has expired.' })
  serve({ ...readyToPay(), order: due })
  render(<Checkout threadId="thread-1" />)
  expect(await screen.findByRole('heading', { name: /Action needed: your trip is booked/ })).toBeDefined()
  expect(screen.getByText('Your trip is booked, but your card has expired.')).toBeDefined()
  expect(await screen.findByLabelText('Card number')).toBeDefined()
  expect(screen.queryByLabelText('Name on the card')).toBeNull()
})

test('what another window bought is seen as soon as this one is looked at again', async () => {
  const server = serve(readyToPay())
  render(<Checkout threadId="thread-1" />)
  await screen.findByLabelText('Card number')
  server.become({ ...readyToPay(), order: sampleOrder() })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('SBX-7KQ4WN')).toBeDefined()
  expect(server.payments()).toEqual([])
})

test('a press that another window was quicker than shows that order, not an error that leads nowhere', async () => {
  const server = serve(readyToPay(), { payments: ['running'] })
  render(<Checkout threadId="thread-1" />)
  const user = await reviewWith('4242424242424242')
  server.become({
    ...readyToPay(),
    order: sampleOrder({ status: 'booking_processing', paymentStatus: 'authorised', bookingReference: null }),
  })
  await user.click(await screen.findByRole('button', { name: 'Pay £412.60' }))
  expect(await screen.findByText('Booking')).toBeDefined()
  server.become({ ...readyToPay(), order: sampleOrder() })
  expect(await screen.findByText('SBX-7KQ4WN')).toBeDefined()
})
