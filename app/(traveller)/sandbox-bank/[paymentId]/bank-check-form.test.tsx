import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { BankCheck } from '@/lib/travel/payment/bank-check-schema'
import { BankCheckForm } from './bank-check-form'

const OPEN: BankCheck = {
  paymentId: 'pay_sandbox_1',
  orderId: 'ord_1',
  amount: { amountMinor: 41260, currency: 'GBP' },
  card: { brand: 'Visa', last4: '3220' },
  state: 'open',
  message: null,
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(check: BankCheck, answer: () => Response | Promise<Response> = () => Response.json({ ...check, state: 'confirmed' })) {
  const send = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => answer())
  vi.stubGlobal('fetch', send)
  render(<BankCheckForm check={check} />)
  return { send, user: userEvent.setup() }
}

/** Puts the page into a frame, and gives what the framing page is told. */
function frame() {
  const postMessage = vi.fn()
  vi.spyOn(window, 'parent', 'get').mockReturnValue(Object.assign(Object.create(window), { postMessage }))
  return postMessage
}

test.each([
  ['Complete', 'complete'],
  ['Fail', 'fail'],
] as const)('%s is sent as the traveller’s answer to this payment', async (name, answer) => {
  const { send, user } = open(OPEN)
  await user.click(screen.getByRole('button', { name }))
  const [path, init] = send.mock.calls[0] ?? []
  expect(path).toBe('/api/sandbox-bank/pay_sandbox_1')
  expect(init?.method).toBe('POST')
  expect(JSON.parse(String(init?.body))).toEqual({ answer })
})

test('a completed check says so, and leads back where nobody frames it', async () => {
  const { user } = open(OPEN)
  await user.click(screen.getByRole('button', { name: 'Complete' }))
  expect(await screen.findByRole('heading', { name: 'You confirmed this payment' })).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to your booking' }).getAttribute('href')).toBe('/orders/ord_1')
})

test('a failed check says why, and that nothing was charged', async () => {
  const message = 'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
  const { user } = open(OPEN, () => Response.json({ ...OPEN, state: 'refused', message }))
  await user.click(screen.getByRole('button', { name: 'Fail' }))
  expect(await screen.findByText(message)).toBeDefined()
  expect(screen.getByText(/Nothing was charged/)).toBeDefined()
})

test('while an answer is under way, no second one can be given', async () => {
  const { send, user } = open(OPEN, () => new Promise(() => {}))
  await user.click(screen.getByRole('button', { name: 'Complete' }))
  expect(screen.getByRole('button', { name: 'Completing…' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Fail' }))
  expect(send).toHaveBeenCalledTimes(1)
})

test('a lost connection is said, and the answer can be given again', async () => {
  let isOnline = false
  const { user } = open(OPEN, async () => {
    if (!isOnline) throw new Error('offline')
    return Response.json({ ...OPEN, state: 'confirmed' })
  })
  await user.click(screen.getByRole('button', { name: 'Complete' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The connection was lost')
  isOnline = true
  await user.click(screen.getByRole('button', { name: 'Complete' }))
  expect(await screen.findByRole('heading', { name: 'You confirmed this payment' })).toBeDefined()
})

test('a check that has ended asks nothing any more', () => {
  open({ ...OPEN, state: 'closed' })
  expect(screen.getByRole('heading', { name: 'This check is over' })).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the page that frames it is told once it has ended, on our own origin alone, and no way back is offered inside', async () => {
  const told = frame()
  const { user } = open(OPEN)
  expect(told).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Complete' }))
  await screen.findByRole('heading', { name: 'You confirmed this payment' })
  expect(told.mock.calls).toEqual([[{ type: 'bank-check-done', paymentId: 'pay_sandbox_1' }, window.location.origin]])
  expect(screen.queryByRole('link')).toBeNull()
})

test('Escape in the frame is passed on to the page that can close it', async () => {
  const told = frame()
  const { user } = open(OPEN)
  await user.keyboard('a{Escape}')
  expect(told.mock.calls).toEqual([[{ type: 'bank-check-left', paymentId: 'pay_sandbox_1' }, window.location.origin]])
})

test('a frame that opens after the end tells so too', () => {
  const told = frame()
  open({ ...OPEN, state: 'refused', message: 'Your card was declined.' })
  expect(told).toHaveBeenCalledTimes(1)
})
