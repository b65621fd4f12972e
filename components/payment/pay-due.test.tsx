import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useTripStore } from '@/components/state/trip-store'
import type { SavedCardView } from '@/lib/travel/payment/saved-card'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { sampleOrder } from '@/tests/fixtures/checkout'
import { answerPayment } from '@/tests/fixtures/payment-answer'
import { pounds } from '@/tests/fixtures/trip'
import { useCardFormStore } from './card-form-store'
import { PayDue } from './pay-due'
import { useSavedCardStore } from './saved-card-store'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useTripStore.setState({ trips: {} })
  useSavedCardStore.setState({ cards: null, hasFailed: false, hasKept: false })
  useCardFormStore.setState({ form: { status: 'loading' } })
})

const DUE = sampleOrder({
  status: 'payment_due',
  paymentStatus: 'failed',
  charged: pounds(0),
  lastError: 'Your trip is booked, but the payment could not be completed: Your card has expired. Please pay with another card.',
})
const ASKED: OrderView = { ...DUE, paymentStatus: 'awaiting_action', actionBy: '2099-11-20T14:32:00.000Z', lastError: null }
const PAID = sampleOrder()
const VISA: SavedCardView = {
  id: 'card_1',
  card: { token: 'tok_sandbox_visa', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 },
  isExpired: false,
}
type Answer = () => Response | 'lost'
type Call = { path: string; method: string; body: string; pressKey: string | null }

/** A booked order that is not paid: it quotes what is due, and each press is answered in turn. */
function serve({
  order = DUE,
  payments = [],
  looks = [],
  cards = [],
  quote = () => Response.json({ confirmationId: 'due-1', amount: pounds(41_260), expiresAt: '2099-01-01T10:00:00.000Z' }),
}: {
  order?: OrderView
  payments?: Answer[]
  looks?: OrderView[]
  cards?: SavedCardView[]
  quote?: () => Response
} = {}) {
  let current = order
  const calls: Call[] = []
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const [path, method, body] = [String(input), init?.method ?? 'GET', String(init?.body ?? '')]
    calls.push({ path, method, body, pressKey: new Headers(init?.headers).get('idempotency-key') })
    if (path === '/api/payments') return Response.json({ gateway: 'sandbox', publishableKey: null, isTest: true })
    if (path === '/api/account/cards') return Response.json(cards)
    if (path.endsWith('/payment-quote')) return quote()
    if (path.endsWith('/bank-action')) return Response.json({ action: { kind: 'page', url: '/sandbox-bank/pay_sandbox_1' } })
    if (path.endsWith('/abandon-bank-check')) return answerPayment({ ...DUE, lastError: 'You stopped your bank’s check.' })
    if (path.endsWith('/payment')) {
      const paid = payments.shift()?.() ?? 'lost'
      if (paid === 'lost') throw new TypeError('the connection was lost')
      return paid
    }
    current = looks.shift() ?? current
    return answerPayment(current)
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  const onPaid = vi.fn()
  render(<PayDue order={order} onPaid={onPaid} />)
  const sentTo = (end: string) => calls.filter(({ path, method }) => path === `/api/orders/order-1${end}` && method === 'POST')
  return { calls, sentTo, onPaid, user: userEvent.setup() }
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(await screen.findByRole('button', { name }))
async function typeCard(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Card number'), '4242424242424242')
  await user.type(screen.getByLabelText('Expiry'), '1230')
  await user.type(screen.getByLabelText(/Security code/), '737')
}

test('it says that the trip is booked, what went wrong, what is due, and asks for a card', async () => {
  serve()
  const panel = screen.getByRole('region', { name: 'Action needed: your trip is booked, but the payment didn’t go through' })
  expect(panel.textContent).toContain('Your card has expired. Please pay with another card.')
  expect(within(panel).getByText('SBX-7KQ4WN')).toBeDefined()
  expect(panel.textContent).toMatch(/To pay.*£412.60/)
  expect(await screen.findByLabelText('Card number')).toBeDefined()
})

test('the amount is the server’s; only the press on it pays, under a key of its own, and the card may be kept', async () => {
  const { sentTo, calls, onPaid, user } = serve({ payments: [() => answerPayment(PAID)] })
  await typeCard(user)
  await user.click(screen.getByLabelText(/Save this card for next time/))
  await press(user, 'Review and pay')
  const pay = await screen.findByRole('button', { name: 'Pay £412.60' })
  expect(sentTo('/payment-quote')).toHaveLength(1)
  expect(sentTo('/payment')).toEqual([])
  await user.dblClick(pay)
  await waitFor(() => expect(onPaid).toHaveBeenCalledWith(PAID))
  expect(sentTo('/payment')).toHaveLength(1)
  expect(sentTo('/payment')[0]?.pressKey).toMatch(/^[A-Za-z0-9_-]{16,120}$/)
  expect(JSON.parse(sentTo('/payment')[0]?.body ?? '')).toEqual({ confirmationId: 'due-1', card: VISA.card, keepCard: true })
  expect(JSON.stringify(calls)).not.toMatch(/4242\D?4242/)
})

test('a saved card pays without being typed', async () => {
  const { sentTo, onPaid, user } = serve({ cards: [VISA], payments: [() => answerPayment(PAID)] })
  await screen.findByRole('radio', { name: /Visa ending 4242/ })
  await press(user, 'Review and pay')
  await press(user, 'Pay £412.60')
  await waitFor(() => expect(onPaid).toHaveBeenCalled())
  expect(JSON.parse(sentTo('/payment')[0]?.body ?? '')).toMatchObject({ card: VISA.card, keepCard: false })
})

test('another “no” of a bank is said in a modal; the trip stays booked, and the form is there again', async () => {
  const declined = { ...DUE, lastError: 'Your card was declined.' }
  const { sentTo, onPaid, user } = serve({ payments: [() => answerPayment(declined)] })
  await typeCard(user)
  await press(user, 'Review and pay')
  await press(user, 'Pay £412.60')
  const modal = await screen.findByRole('dialog', { name: 'The card was declined' })
  expect(within(modal).getByText('Your card was declined.')).toBeDefined()
  expect(within(modal).getByText('Your trip stays booked.')).toBeDefined()
  await user.click(within(modal).getByRole('button', { name: 'Pay with another card' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Card number')))
  expect(onPaid).not.toHaveBeenCalled()
  await typeCard(user)
  await press(user, 'Review and pay')
  await press(user, 'Pay £412.60')
  await waitFor(() => expect(sentTo('/payment')).toHaveLength(2))
  expect(new Set(sentTo('/payment').map(({ pressKey }) => pressKey)).size).toBe(2)
})

test('a bank that asks is answered here, and what it says in the end is taken', async () => {
  const { onPaid, user } = serve({ cards: [VISA], payments: [() => answerPayment(ASKED)], looks: [ASKED, PAID] })
  await screen.findByRole('radio', { name: /Visa ending 4242/ })
  await press(user, 'Review and pay')
  await press(user, 'Pay £412.60')
  expect(await screen.findByRole('dialog', { name: 'Your bank’s check' })).toBeDefined()
  expect(screen.getByText('Waiting for your bank')).toBeDefined()
  await waitFor(() => expect(onPaid).toHaveBeenCalledWith(PAID))
})

test('after a reload the bank’s check waits for a press, and can be left for another card', async () => {
  const { onPaid, sentTo, user } = serve({ order: ASKED })
  expect(screen.getByText('Waiting for your bank')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  await press(user, 'Pay with another card instead')
  expect(await screen.findByLabelText('Card number')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /Action needed/ }))
  expect(sentTo('/abandon-bank-check')).toHaveLength(1)
  expect(onPaid).not.toHaveBeenCalled()
})

test('when the connection breaks while paying, the order is looked at before anything is sent again, under the same key', async () => {
  const { sentTo, onPaid, user } = serve({ cards: [VISA], payments: [() => 'lost', () => answerPayment(PAID)] })
  await screen.findByRole('radio', { name: /Visa ending 4242/ })
  await press(user, 'Review and pay')
  await press(user, 'Pay £412.60')
  expect(await screen.findByText('Checking whether your payment arrived')).toBeDefined()
  expect(await screen.findByText(/Your payment didn’t reach us, and nothing was charged/)).toBeDefined()
  await press(user, 'Pay £412.60')
  await waitFor(() => expect(onPaid).toHaveBeenCalledWith(PAID))
  expect(new Set(sentTo('/payment').map(({ pressKey }) => pressKey)).size).toBe(1)
})

test('a payment whose answer was lost goes on where it stands: at the bank’s check, or with the “no” of a bank', async () => {
  const { onPaid, user } = serve({ cards: [VISA], payments: [() => 'lost'], looks: [ASKED, ASKED, PAID] })
  await screen.findByRole('radio', { name: /Visa ending 4242/ })
  await press(user, 'Review and pay')
  await press(user, 'Pay £412.60')
  expect(await screen.findByRole('dialog', { name: 'Your bank’s check' }, { timeout: 4_000 })).toBeDefined()
  await waitFor(() => expect(onPaid).toHaveBeenCalledWith(PAID), { timeout: 6_000 })
  cleanup()

  const triedAt = (at: string): OrderView => ({ ...DUE, stages: [{ stage: 'hold', state: 'failed', at, note: null }] })
  const declined = { ...triedAt('2026-11-20T14:31:00.000Z'), lastError: 'Your card was declined.' }
  const again = serve({ order: triedAt('2026-11-20T14:02:00.000Z'), cards: [VISA], payments: [() => 'lost'], looks: [declined] })
  await press(again.user, 'Review and pay')
  await press(again.user, 'Pay £412.60')
  expect(await screen.findByRole('dialog', { name: 'The card was declined' }, { timeout: 4_000 })).toBeDefined()
  expect(screen.queryByText(/did not reach us/)).toBeNull()
})

test('what is refused is said beside the card that was handed over; it need not be typed again', async () => {
  const answers = [() => Response.json({ error: { code: 'too_many', message: 'Too many price checks at once.' } }, { status: 429 })]
  const { user } = serve({
    quote: () =>
      (
        answers.shift() ?? (() => Response.json({ confirmationId: 'due-2', amount: pounds(41_260), expiresAt: '2099-01-01T10:00:00.000Z' }))
      )(),
  })
  await typeCard(user)
  await press(user, 'Review and pay')
  expect((await screen.findByRole('alert')).textContent).toContain('Too many price checks at once.')
  expect(screen.getByText('Visa ending 4242')).toBeDefined()
  await press(user, 'Review and pay')
  expect(await screen.findByRole('button', { name: 'Pay £412.60' })).toBeDefined()
})

test('what another window has paid is not asked for again', async () => {
  const { onPaid, user } = serve({
    cards: [VISA],
    looks: [PAID],
    quote: () => Response.json({ error: { code: 'nothing-due', message: 'This booking is paid.' } }, { status: 409 }),
  })
  await screen.findByRole('radio', { name: /Visa ending 4242/ })
  await press(user, 'Review and pay')
  await waitFor(() => expect(onPaid).toHaveBeenCalledWith(PAID))
})
