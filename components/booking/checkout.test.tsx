import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useCardFormStore } from '@/components/payment/card-form-store'
import { useTripStore } from '@/components/state/trip-store'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { SAMPLE_BILLING, SAMPLE_PASSENGERS, sampleLiveTrip, sampleOrder, sampleStage } from '@/tests/fixtures/checkout'
import { Checkout } from './checkout'
import { useDraftStore } from './draft-store'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useTripStore.setState({ trips: {} })
  useDraftStore.setState({ entries: {} })
  useCardFormStore.setState({ form: { status: 'loading' } })
})

type Call = { path: string; method: string; body: unknown }
/** `running`: the same confirmation is being worked on for another window. */
type Answer = 'running' | ((live: LiveTrip) => { live?: LiveTrip; body: unknown } | 'lost')

/** A server of one trip: it remembers commands and answers each payment in turn. */
function serve(start: LiveTrip, { payments = [], quotedMinor = 41_260 }: { payments?: Answer[]; quotedMinor?: number } = {}) {
  let live = start
  let quotes = 0
  const calls: Call[] = []
  const answers = [...payments]
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const path = String(input)
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    calls.push({ path, method: init?.method ?? 'GET', body })
    if (path === '/api/payments') return Response.json({ gateway: 'sandbox', publishableKey: null, isTest: true })
    if (path.endsWith('/draft')) return Response.json({ passengers: [], billing: {} })
    if (path.endsWith('/commands')) {
      live = { ...live, version: live.version + 1, trip: { ...live.trip, billing: SAMPLE_BILLING } }
    }
    if (path.endsWith('/quote')) {
      quotes++
      const total = { amountMinor: quotedMinor, currency: 'GBP' }
      const expiresAt = '2099-01-01T10:00:00.000Z'
      const quote = {
        hash: 'h',
        fareIds: [],
        lines: [],
        serviceFee: { amountMinor: 0, currency: 'GBP' },
        total,
        pricedAt: expiresAt,
        expiresAt,
      }
      return Response.json({
        confirmationId: `confirmation-${quotes}`,
        quote,
        previousTotal: { amountMinor: 41_260, currency: 'GBP' },
        expiresAt,
      })
    }
    if (path.endsWith('/bank-action')) return Response.json({ action: { kind: 'page', url: '/sandbox-bank/pay_sandbox_1' } })
    if (path.endsWith('/abandon-bank-check')) {
      live = { ...live, order: declinedOrder('You stopped your bank’s check. Nothing was charged; please pay with another card.') }
      return Response.json(live.order)
    }
    if (path === '/api/orders') {
      const next = answers.shift()
      if (next === 'running') {
        return Response.json({ error: { code: 'order-running', message: 'Your order is on its way already.' } }, { status: 409 })
      }
      const paid = next?.(live)
      if (!paid || paid === 'lost') throw new TypeError('the connection was lost')
      live = paid.live ?? live
      return Response.json(paid.body)
    }
    return Response.json(live)
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  return { calls, become: (next: LiveTrip) => (live = next), payments: () => calls.filter(({ path }) => path === '/api/orders') }
}

const readyToPay = () => sampleLiveTrip({ passengers: SAMPLE_PASSENGERS, billing: SAMPLE_BILLING })
const declinedOrder = (lastError = 'Your card was declined.') =>
  sampleOrder({ status: 'idle', paymentStatus: 'failed', bookingReference: null, lastError, cardLast4: '0002' })
const askedOrder = () =>
  sampleOrder({ status: 'idle', paymentStatus: 'awaiting_action', bookingReference: null, actionBy: '2099-11-20T14:32:00.000Z' })

async function reviewWith(number: string) {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Card number'), number)
  await user.type(screen.getByLabelText('Expiry'), '1230')
  await user.type(screen.getByLabelText(/Security code/), '123')
  await user.click(screen.getByRole('button', { name: 'Review and pay' }))
  return user
}

test('an empty billing form is refused field by field, in the specification’s words, and nothing is sent', async () => {
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
  expect(screen.getByText(/^Your confirmation is/).textContent).toBe('Your confirmation is kept with the order: ada@example.org')
  expect(screen.getByRole('link', { name: 'kept with the order' }).getAttribute('href')).toBe('/orders/order-1')
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

test('when the connection breaks while paying, the order is looked for before anything is sent again', async () => {
  const server = serve(readyToPay(), { payments: [() => 'lost'] })
  render(<Checkout threadId="thread-1" />)
  const user = await reviewWith('4242424242424242')
  await user.click(await screen.findByRole('button', { name: 'Pay £412.60' }))
  expect(await screen.findByText('Looking whether your order arrived')).toBeDefined()
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
  expect(await screen.findByText(/Your order did not reach us/, {}, { timeout: 3000 })).toBeDefined()
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
  const modal = await screen.findByRole('dialog', { name: 'The bank’s check was not passed' })
  expect(within(modal).getByText('We are unable to authenticate your payment method.')).toBeDefined()
  await userEvent.setup().click(within(modal).getByRole('button', { name: 'Pay with another card' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Card number')))
})

test('a check that ran out of time says so, once, and what was kept', async () => {
  const server = serve({ ...readyToPay(), order: askedOrder() })
  render(<Checkout threadId="thread-1" />)
  await screen.findByText('Waiting for your bank')
  const sentence = 'Your bank’s check was not finished in time. Nothing was charged; please pay again.'
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

test('a price that rose while it was being booked is said in the modal, with nothing charged', async () => {
  const order = sampleOrder({
    status: 'price_changed',
    paymentStatus: 'voided',
    bookingReference: null,
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
