import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Checkout } from '@/components/booking/checkout'
import { useTripStore } from '@/components/state/trip-store'
import { SAMPLE_BILLING, SAMPLE_PASSENGERS, sampleLiveTrip, sampleOrder } from '@/tests/fixtures/checkout'
import { leaveCheckout } from '@/tests/fixtures/checkout-server'
import { answerPayment } from '@/tests/fixtures/payment-answer'
import { pounds } from '@/tests/fixtures/trip'

afterEach(leaveCheckout)

const UNPAID = { status: 'idle', bookingReference: null, charged: pounds(0) } as const
const ASKED = sampleOrder({ ...UNPAID, paymentStatus: 'awaiting_action', actionBy: '2099-01-01T10:00:00.000Z' })
const STOPPED = sampleOrder({
  ...UNPAID,
  paymentStatus: 'failed',
  lastError: 'You stopped your bank’s check. Nothing was charged; please pay with another card.',
})

test('who leaves the bank’s check has not failed, also when a look at the order that was on its way is answered later', async () => {
  const live = sampleLiveTrip({ passengers: SAMPLE_PASSENGERS, billing: SAMPLE_BILLING }, ASKED)
  const looks: (() => void)[] = []
  const answer = async (input: RequestInfo | URL): Promise<Response> => {
    const path = String(input)
    if (path === '/api/payments') return Response.json({ gateway: 'sandbox', publishableKey: null, isTest: true })
    if (path === '/api/account/cards') return Response.json([])
    if (path.endsWith('/draft')) return Response.json({ passengers: [], billing: {} })
    if (path.endsWith('/abandon-bank-check')) return answerPayment(STOPPED)
    if (path === '/api/trips/thread-1') await new Promise<void>((resume) => looks.push(resume))
    return Response.json({ ...live, order: STOPPED })
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  useTripStore.setState({ trips: { [live.threadId]: live } })
  render(<Checkout threadId="thread-1" />)
  const user = userEvent.setup()

  const leave = await screen.findByRole('button', { name: 'Pay with another card instead' })
  await waitFor(() => expect(looks).toHaveLength(1), { timeout: 4_000 })
  await user.click(leave)
  expect(await screen.findByLabelText('Card number')).toBeDefined()
  for (const resume of looks) resume()
  await expect(screen.findByRole('dialog', undefined, { timeout: 300 })).rejects.toThrow('Unable to find')
  expect(screen.getByText(/You stopped your bank’s check/)).toBeDefined()
})
