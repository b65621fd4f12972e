import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { sampleOrder, sampleStage } from '@/tests/fixtures/checkout'
import { askedOrder, declinedOrder, leaveCheckout, readyToPay, reviewWith, serve } from '@/tests/fixtures/checkout-server'
import { Checkout } from './checkout'

afterEach(leaveCheckout)

test('when the connection breaks while paying, the order is looked for before anything is sent again', async () => {
  const server = serve(readyToPay(), { payments: [() => 'lost'] })
  render(<Checkout threadId="thread-1" />)
  const user = await reviewWith('4242424242424242')
  await user.click(await screen.findByRole('button', { name: 'Pay £412.60' }))
  expect(await screen.findByText('Checking whether your booking arrived')).toBeDefined()
  server.become({ ...readyToPay(), order: sampleOrder() })
  expect(await screen.findByText('SBX-7KQ4WN', {}, { timeout: 3000 })).toBeDefined()
  expect(server.payments()).toHaveLength(1)
})

test('an order that never arrived is offered again under the same confirmation', async () => {
  const server = serve(readyToPay(), {
    payments: [() => 'lost', (live) => ({ live: { ...live, order: sampleOrder() }, body: sampleOrder() })],
  })
  render(<Checkout threadId="thread-1" />)
  const user = await reviewWith('4242424242424242')
  await user.click(await screen.findByRole('button', { name: 'Pay £412.60' }))
  await user.click(await screen.findByRole('button', { name: 'Pay £412.60' }, { timeout: 3000 }))
  expect(await screen.findByText('SBX-7KQ4WN')).toBeDefined()
  expect(server.payments().map(({ body }) => body)).toMatchObject([
    { confirmationId: 'confirmation-1' },
    { confirmationId: 'confirmation-1' },
  ])
})

test('a refusal of before is not taken for what became of a press that was lost, also with the same card', async () => {
  const stages = [{ ...sampleStage('hold', 'failed'), at: '2026-11-20T14:02:00.000Z' }]
  serve({ ...readyToPay(), order: { ...declinedOrder(), cardLast4: '4242', stages } }, { payments: [() => 'lost'] })
  render(<Checkout threadId="thread-1" />)
  const user = await reviewWith('4242424242424242')
  await user.click(await screen.findByRole('button', { name: 'Pay £412.60' }))
  expect(await screen.findByText(/Your booking didn’t reach us/, {}, { timeout: 3000 })).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an order under way is picked up after a reload and told in words until it ends', async () => {
  const underWay = sampleOrder({ status: 'booking_processing', paymentStatus: 'authorised', bookingReference: null })
  const server = serve({ ...readyToPay(), order: underWay })
  render(<Checkout threadId="thread-1" />)
  expect(await screen.findByText('Booking')).toBeDefined()
  server.become({ ...readyToPay(), order: sampleOrder() })
  expect(await screen.findByText('SBX-7KQ4WN', {}, { timeout: 3000 })).toBeDefined()
})

test('a bank that asks is answered in a dialog that opens right after paying; then the booking goes on', async () => {
  const server = serve(readyToPay(), { payments: [(live) => ({ live: { ...live, order: askedOrder() }, body: askedOrder() })] })
  render(<Checkout threadId="thread-1" />)
  const user = await reviewWith('4242424242424242')
  await user.click(await screen.findByRole('button', { name: 'Pay £412.60' }))
  expect(await screen.findByRole('dialog', { name: 'Your bank’s check' })).toBeDefined()
  server.become({ ...readyToPay(), order: sampleOrder() })
  expect(await screen.findByText('SBX-7KQ4WN')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.payments()).toHaveLength(1)
})

test('after a reload the bank is still waited for, by a press; its “no” opens the modal and the card form is there again', async () => {
  const server = serve({ ...readyToPay(), order: askedOrder() })
  render(<Checkout threadId="thread-1" />)
  expect(await screen.findByText('Waiting for your bank')).toBeDefined()
  expect(screen.getByText(/You can answer until/)).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  const refused = declinedOrder('We are unable to authenticate your payment method.')
  server.become({
    ...readyToPay(),
    order: { ...refused, stages: [{ stage: 'bank', state: 'failed', at: null, note: null }] },
  })
  const modal = await screen.findByRole('dialog', { name: 'The bank’s check failed' })
  expect(within(modal).getByText('We are unable to authenticate your payment method.')).toBeDefined()
  await userEvent.setup().click(within(modal).getByRole('button', { name: 'Pay with another card' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Card number')))
})

test('a check that ran out of time says so, once, and what was kept', async () => {
  const server = serve({ ...readyToPay(), order: askedOrder() })
  render(<Checkout threadId="thread-1" />)
  await screen.findByText('Waiting for your bank')
  const sentence = 'Your bank’s check wasn’t finished in time. Nothing was charged; please pay again.'
  server.become({ ...readyToPay(), order: declinedOrder(sentence) })
  const modal = await screen.findByRole('dialog')
  expect(within(modal).getByText(sentence)).toBeDefined()
  expect(modal.textContent?.match(/nothing was charged/gi)).toHaveLength(1)
})

test('who leaves the bank’s check for another card is at the card form at once, without an error', async () => {
  serve({ ...readyToPay(), order: askedOrder() })
  render(<Checkout threadId="thread-1" />)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Pay with another card instead' }))
  expect(await screen.findByLabelText('Card number')).toBeDefined()
  expect(screen.getByText(/You stopped your bank’s check/)).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})
