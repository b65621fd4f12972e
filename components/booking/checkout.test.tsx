import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useTripStore } from '@/components/state/trip-store'
import type { LiveTrip } from '@/lib/travel/trip/live-trip'
import { SAMPLE_BILLING, SAMPLE_PASSENGERS, sampleLiveTrip, sampleOrder } from '@/tests/fixtures/checkout'
import { Checkout } from './checkout'
import { useDraftStore } from './draft-store'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useTripStore.setState({ trips: {} })
  useDraftStore.setState({ entries: {} })
})

type Call = { path: string; method: string; body: unknown }
type Answer = (live: LiveTrip) => { live?: LiveTrip; body: unknown } | 'lost'

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
    if (path === '/api/orders') {
      const paid = answers.shift()?.(live)
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
const declinedOrder = () =>
  sampleOrder({ status: 'idle', paymentStatus: 'failed', bookingReference: null, lastError: 'Your card was declined.', cardLast4: '0002' })

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

test('an order under way is picked up after a reload and told in words until it ends', async () => {
  const underWay = sampleOrder({ status: 'booking_processing', paymentStatus: 'authorised', bookingReference: null })
  const server = serve({ ...readyToPay(), order: underWay })
  render(<Checkout threadId="thread-1" />)
  expect(await screen.findByText('Booking')).toBeDefined()
  server.become({ ...readyToPay(), order: sampleOrder() })
  expect(await screen.findByText('SBX-7KQ4WN', {}, { timeout: 3000 })).toBeDefined()
})
