import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { sampleOrder } from '@/tests/fixtures/checkout'
import { comeAlive } from '@/tests/fixtures/come-alive'
import { fakeStripe } from '@/tests/fixtures/fake-stripe-js'
import { answerPayment } from '@/tests/fixtures/payment-answer'
import { pounds } from '@/tests/fixtures/trip'
import { BankCheck } from './bank-check'
import { useCardFormStore } from './card-form-store'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useCardFormStore.setState({ form: { status: 'loading' } })
})

const ASKED = sampleOrder({
  status: 'idle',
  paymentStatus: 'awaiting_action',
  bookingReference: null,
  charged: pounds(0),
  actionBy: '2099-11-20T14:32:00.000Z',
})
const BOOKED = sampleOrder()
const PAGE = { action: { kind: 'page', url: '/sandbox-bank/pay_sandbox_1' } }
const refusal = (message: string) => Response.json({ error: { code: 'bank-silent', message } }, { status: 409 })

/** A bank that asks, and a server that tells how it ended. */
function ask({
  order = ASKED,
  opensByItself = false,
  action = () => Response.json(PAGE),
  resumed = () => answerPayment(BOOKED),
  left = () => answerPayment(ASKED),
}: {
  order?: OrderView
  opensByItself?: boolean
  action?: () => Response
  resumed?: () => Response
  left?: () => Response
} = {}) {
  const calls: string[] = []
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const path = String(input).replace('/api/orders/order-1', '')
    calls.push(`${init?.method ?? 'GET'} ${path}`)
    if (path === '/bank-action') return action()
    if (path === '/resume') return resumed()
    return left()
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  const onOrder = vi.fn()
  const onLeft = vi.fn()
  const view = render(<BankCheck order={order} opensByItself={opensByItself} onOrder={onOrder} onLeft={onLeft} />)
  return { calls, onOrder, onLeft, view, user: userEvent.setup() }
}

const goToBank = () => screen.findByRole('button', { name: 'Go to your bank’s check' })
/** What the frame's page would say; frames load no page in this test, so a port stands for their window. */
const tell = (data: unknown, origin = window.location.origin) => {
  const { port1: framed } = new MessageChannel()
  Object.defineProperty(screen.getByTitle('Your bank’s check'), 'contentWindow', { value: framed, configurable: true })
  fireEvent(window, new MessageEvent('message', { data, origin, source: framed }))
}

test('it says what is waited for, until when, and that nothing is charged; nothing opens by itself', async () => {
  const { calls } = ask()
  expect(screen.getByRole('status').textContent).toBe('Waiting for your bank')
  expect(screen.getByText(/Nothing is booked or charged before that/).textContent).toMatch(/until \d\d:32, on this device or another/)
  await goToBank()
  expect(calls).toEqual([])
})

test('a page with the check on it comes to life in another zone than the server’s, and tells until when on the traveller’s own clock', () => {
  const ignore = () => undefined
  const { drawn, alive, faults } = comeAlive(<BankCheck order={ASKED} onOrder={ignore} onLeft={ignore} />, {
    serverZone: 'America/New_York',
  })
  expect(faults).toEqual([])
  expect(drawn).toContain('until 14:32 UTC, on this device')
  expect(alive).toContain('until 23:32, on this device')
})

test('a press shows the bank’s page in a dialog; when the page says it is done, the server is asked how it ended', async () => {
  const { calls, onOrder, user } = ask()
  await user.click(await goToBank())
  const dialog = await screen.findByRole('dialog', { name: 'Your bank’s check' })
  expect(within(dialog).getByTitle('Your bank’s check').getAttribute('src')).toBe('/sandbox-bank/pay_sandbox_1')
  tell({ type: 'bank-check-done', paymentId: 'pay_sandbox_1' })
  await waitFor(() => expect(onOrder).toHaveBeenCalledWith(BOOKED))
  expect(calls).toEqual(['GET /bank-action', 'POST /resume'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Escape, pressed in the bank’s page, closes the dialog, and the server is asked how it stands', async () => {
  const { calls, user } = ask({ resumed: () => answerPayment(ASKED) })
  await user.click(await goToBank())
  await screen.findByRole('dialog')
  tell({ type: 'bank-check-left', paymentId: 'pay_sandbox_1' })
  expect(await screen.findByText('Your bank is still waiting for you. Go to its check again.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls).toEqual(['GET /bank-action', 'POST /resume'])
})

test('a message of another origin, or of another kind, ends nothing', async () => {
  const { calls, user } = ask()
  await user.click(await goToBank())
  await screen.findByRole('dialog')
  tell({ type: 'bank-check-done' }, 'https://elsewhere.example')
  tell({ type: 'something-else' })
  fireEvent(window, new MessageEvent('message', { data: { type: 'bank-check-done' }, origin: window.location.origin, source: null }))
  expect(screen.getByRole('dialog')).toBeDefined()
  expect(calls).toEqual(['GET /bank-action'])
})

test('right after paying it opens once by itself, and not again when it was closed', async () => {
  const { calls, view, user } = ask({ opensByItself: true, resumed: () => answerPayment(ASKED) })
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('Your bank is still waiting for you. Go to its check again.')).toBeDefined()
  view.rerender(<BankCheck order={{ ...ASKED }} opensByItself onOrder={vi.fn()} onLeft={vi.fn()} />)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls).toEqual(['GET /bank-action', 'POST /resume'])
  expect(document.activeElement).toBe(await goToBank())
})

test('a bank that asks nothing any more opens no dialog: the order is asked for instead', async () => {
  const { calls, onOrder, user } = ask({ action: () => Response.json({ action: null }) })
  await user.click(await goToBank())
  await waitFor(() => expect(onOrder).toHaveBeenCalledWith(BOOKED))
  expect(calls).toEqual(['GET /bank-action', 'POST /resume'])
})

test.each(['https://elsewhere.example/3ds', '//elsewhere.example/3ds', 'javascript:alert(1)'])(
  'a page that is not ours is not shown: %s',
  async (url) => {
    const { user } = ask({ action: () => Response.json({ action: { kind: 'page', url } }) })
    await user.click(await goToBank())
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t open your bank’s check')
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('a bank that cannot be reached is said in its words, and can be tried again', async () => {
  const answers = [() => refusal('We couldn’t open your bank’s check just now. Nothing was charged; please try again in a moment.')]
  const { user } = ask({ action: () => (answers.shift() ?? (() => Response.json(PAGE)))() })
  await user.click(await goToBank())
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t open your bank’s check just now')
  await user.click(await goToBank())
  expect(await screen.findByRole('dialog')).toBeDefined()
})

test('another card instead closes this payment first', async () => {
  const stopped = { ...ASKED, paymentStatus: 'failed' as const, actionBy: null }
  const { calls, onLeft, onOrder, user } = ask({ left: () => answerPayment(stopped) })
  await user.click(screen.getByRole('button', { name: 'Pay with another card instead' }))
  await waitFor(() => expect(onLeft).toHaveBeenCalledWith(stopped))
  expect(onOrder).not.toHaveBeenCalled()
  expect(calls).toEqual(['POST /abandon-bank-check'])
})

test('when the time is over, only the way to another card is left', () => {
  ask({ order: { ...ASKED, actionBy: '2020-01-01T00:00:00.000Z' } })
  expect(screen.getByText(/The time for your bank’s check is over/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /Go to your bank/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Pay with another card instead' })).toBeDefined()
})

test('for a trip that is booked already it says that this stays so', () => {
  ask({ order: { ...ASKED, status: 'payment_due', bookingReference: 'SBX-7KQ4WN' } })
  expect(screen.getByText(/Your trip stays booked/)).toBeDefined()
})

const STRIPE = { gateway: 'stripe', publishableKey: 'pk_test_123', isTest: true }

/** A bank of Stripe's: its script shows the check, not our dialog. */
function askByStripe(resumed?: () => Response) {
  const stripe = fakeStripe()
  const asked = ask({
    action: () => Response.json({ action: { kind: 'stripe', clientSecret: 'pi_1_secret_2' } }),
    left: () => Response.json(STRIPE),
    ...(resumed ? { resumed } : {}),
  })
  return { stripe, ...asked }
}

test('Stripe’s own window shows the check of a payment of Stripe’s, and the server is asked how it ended', async () => {
  const { stripe, calls, onOrder, user } = askByStripe()
  await user.click(await goToBank())
  await waitFor(() => expect(onOrder).toHaveBeenCalledWith(BOOKED))
  expect(stripe.shown).toEqual(['pi_1_secret_2'])
  expect(calls).toEqual(['GET /bank-action', 'GET /api/payments', 'POST /resume'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a “no” that Stripe’s window heard is taken from the server as well', async () => {
  const declined = { ...ASKED, paymentStatus: 'failed' as const, lastError: 'Your card was declined.' }
  const { stripe, onOrder, user } = askByStripe(() => answerPayment(declined))
  stripe.answerAction({ error: { type: 'invalid_request_error' } })
  await user.click(await goToBank())
  await waitFor(() => expect(onOrder).toHaveBeenCalledWith(declined))
})

test('a window of Stripe’s that does not open is said, and can be opened again', async () => {
  const { stripe, calls, user } = askByStripe()
  stripe.answerAction('broken')
  await user.click(await goToBank())
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t open your bank’s check')
  expect(calls).not.toContain('POST /resume')
  expect(await goToBank()).toBeDefined()
})
