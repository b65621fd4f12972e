import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { formatMoney } from '@/lib/travel/money'
import { answer, refusal, showOrder } from '@/tests/fixtures/order-page'
import { pounds } from '@/tests/fixtures/trip'

// The router of the framework: what it is asked to do.
const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))
afterEach(() => vi.clearAllMocks())

const quotedCancellation = {
  cancellationId: 'cancellation-1',
  refund: pounds(15_000),
  refundBy: 'card' as const,
  refundTo: 'the card you paid with',
  expiresAt: '2099-01-01T10:00:00.000Z',
  quotedAt: '2026-11-20T10:00:00.000Z',
  confirmedAt: null,
}

const cancellationPath = '/api/orders/ord_pair/cancellation'
const cancelPath = '/api/orders/ord_pair/cancel'

test('cancelling first says what comes back and until when, and asks the airline only on the second press', async () => {
  const { order } = showOrder()
  const calls = answer({
    [cancellationPath]: [{ body: { cancellation: quotedCancellation } }],
    [cancelPath]: [{ body: { ...order, status: 'cancelled', paymentStatus: 'refunded' } }],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }))
  const heading = await screen.findByRole('heading', { name: 'Your refund' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText(/You’ll get £150\.00 of £\d+\.\d\d back to the card you paid with\./)).toBeTruthy()
  expect(screen.getByText(/This offer is valid until/)).toBeTruthy()
  expect(screen.getByText(/5 to 10 days/)).toBeTruthy()
  expect(screen.getByText('Demo market: no real money moves.')).toBeTruthy()
  expect(calls.map(({ path }) => path)).toEqual([cancellationPath])
  await userEvent.click(screen.getByRole('button', { name: 'Cancel and get £150.00 back' }))
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  expect(calls[1]).toEqual({ path: cancelPath, body: { cancellationId: 'cancellation-1' } })
  expect(screen.getByText('This booking is cancelled.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('what is kept back is said in a table that adds up to what was paid', async () => {
  const { booked } = showOrder()
  answer({ [cancellationPath]: [{ body: { cancellation: quotedCancellation } }] })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }))
  const table = await screen.findByRole('table', { name: 'Your refund, line by line' })
  const kept = { ...booked.quote.total, amountMinor: booked.quote.total.amountMinor - 15_000 }
  expect(table.querySelector('tfoot')?.textContent).toBe(`Kept back${formatMoney(kept)}`)
  // The sample's fares do not lead to this sum: the airline reckons otherwise.
  expect(table.textContent).toContain('The airline gives one sum and doesn’t say how it’s made up.')
})

test('a refund that follows from the fares is given fare by fare', async () => {
  const { booked } = showOrder()
  const lines = booked.picks.map(
    ({ fare }) => fare?.passengerFares.reduce((sum, { count, taxes }) => sum + count * (taxes?.amountMinor ?? 0), 0) ?? 0,
  )
  const refund = { ...booked.quote.total, amountMinor: lines.reduce((sum, taxes) => sum + taxes, 0) }
  answer({ [cancellationPath]: [{ body: { cancellation: { ...quotedCancellation, refund } } }] })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }))
  const table = await screen.findByRole('table', { name: 'Your refund, line by line' })
  expect(table.textContent).toMatch(/Outbound · .*as your fare says.*Return · .*as your fare says.*Service fee.*Not refunded\..*Kept back/)
})

test('keeping the booking sends nothing more and gives the focus back', async () => {
  showOrder()
  const calls = answer({ [cancellationPath]: [{ body: { cancellation: quotedCancellation } }] })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep the booking' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel this booking' })))
  expect(calls).toHaveLength(1)
})

test('what does not come back is said on the button itself', async () => {
  for (const [change, name] of [
    [{ refund: pounds(0) }, 'Cancel without a refund'],
    [{ refund: null }, 'Cancel without knowing the refund'],
    [{ refund: pounds(5000), refundBy: 'airline' as const, refundTo: 'an airline voucher' }, 'Cancel and get £50.00 from the airline'],
    [{ refund: pounds(9_999_999) }, /^Cancel and get £\d{3}\.\d\d back$/],
  ] as const) {
    showOrder()
    answer({ [cancellationPath]: [{ body: { cancellation: { ...quotedCancellation, ...change } } }] })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }))
    expect(await screen.findByRole('button', { name })).toBeTruthy()
    cleanup()
  }
})

test("the airline's no is said in its sentence, and it can be asked again", async () => {
  showOrder()
  answer({
    [cancellationPath]: [{ body: { cancellation: quotedCancellation } }, { body: { cancellation: quotedCancellation } }],
    [cancelPath]: [refusal('The airline didn’t cancel this booking, so it’s still valid. The first flight has left already.')],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }))
  await userEvent.click(await screen.findByRole('button', { name: /get £150\.00 back/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('The first flight has left already.')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }))
  expect(await screen.findByRole('button', { name: /get £150\.00 back/ })).toBeTruthy()
})

test('a cancelled booking says so everywhere and cannot be cancelled again', () => {
  const cancellation = { ...quotedCancellation, confirmedAt: '2026-11-20T10:01:00.000Z' }
  showOrder({ status: 'cancelled', paymentStatus: 'refunded', cancellation })
  expect(screen.getByText('Cancelled')).toBeTruthy()
  expect(screen.getByText('This booking is cancelled and not valid for travel.')).toBeTruthy()
  expect(screen.getByText(/£150\.00 went back to the card you paid with/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel this booking' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Remove from calendar' })).toBeTruthy()
})

test('money that a person has to look at is said plainly', () => {
  const lastError = 'Your booking is cancelled, but we couldn’t refund the money yet: The card is closed. A person is looking into it.'
  showOrder({ status: 'cancelled', paymentStatus: 'failed', cancellation: quotedCancellation }, lastError)
  expect(screen.getByText('Cancelled, money being checked')).toBeTruthy()
  expect(screen.getByText(lastError)).toBeTruthy()
})
