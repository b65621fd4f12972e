import { pounds } from '@/lib/adapters/database/testing-samples'
import type { OrderRecord } from '@/lib/ports/order-store'
import { nextOrderStep, type OrderStepName } from '@/lib/states/next-order-step'
import { atMinute, startOrder, type ToldOrder } from './told-order'

type Outcome = (order: ToldOrder) => unknown

const cancellation = {
  cancellationId: 'c-1',
  refund: pounds(15000),
  refundBy: 'card' as const,
  refundTo: 'the card you paid with',
  expiresAt: null,
  quotedAt: atMinute(0),
  confirmedAt: atMinute(0),
}
const gone = { status: 'canceled', captureBefore: null } as const
const noHold = { paymentStatus: 'failed', captureBefore: null } as const

/** What may come back of each step, as the journal then has it. */
const OUTCOMES: Record<OrderStepName, Outcome[]> = {
  authorise: [
    ({ write }) => write('authorise failed no answer'),
    ({ write }) => write('authorise failed card_declined', { paymentStatus: 'failed', lastError: 'Your card was declined.' }),
    ({ write, record }) =>
      write(
        'authorise succeeded requires_action',
        { paymentStatus: 'awaiting_action', paymentId: paymentIdOf(record), actionBy: atMinute(99) },
        { status: 'requires_action' },
      ),
    ({ write, record }) =>
      write(
        'authorise succeeded requires_capture',
        { paymentStatus: 'authorised', paymentId: paymentIdOf(record) },
        { status: 'requires_capture' },
      ),
  ],
  'await-bank': [
    () => undefined,
    ({ write }) =>
      write('await-bank succeeded requires_capture', { paymentStatus: 'authorised', actionBy: null }, { status: 'requires_capture' }),
    ({ write }) =>
      write('await-bank failed expired', { ...noHold, actionBy: null, lastError: 'The check was not finished in time.' }, gone),
    ({ write }) => write('abandon-bank-check succeeded canceled', { ...noHold, actionBy: null, lastError: 'You stopped it.' }, gone),
  ],
  'fetch-terms': [
    ({ write }) => write('fetch-terms failed sold-out', { status: 'failed', lastError: 'Flight terms API failed. Sold out.' }),
    ({ write }) => write('fetch-terms failed price-changed', { status: 'price_changed', lastError: 'The price is now £230.00.' }),
    ({ write }) => write('fetch-terms succeeded terms-1', { status: 'terms_completed', termsId: 'terms-1' }),
    ({ write, record }) =>
      write('fetch-terms succeeded lower:1000', {
        status: 'terms_completed',
        termsId: 'terms-1',
        quote: { ...record.order.quote, total: pounds(record.order.quote.total.amountMinor - 1000) },
      }),
  ],
  book: [
    ({ write }) => write('book failed sold-out', { status: 'failed', lastError: 'Booking API failed. Sold out.' }),
    ({ write }) => write('book failed socket closed', { status: 'unconfirmed' }),
    ({ write }) => write('book succeeded SBX-1', { status: 'booking_completed', bookingReference: 'SBX-1' }),
  ],
  'look-up': [
    ({ write }) => write('look-up failed no-booking', { status: 'failed', lastError: 'Booking API failed.' }),
    ({ write }) => write('look-up failed no-answer'),
    ({ write }) => write('look-up failed no-answer', { status: 'needs_review', lastError: 'Still confirming.' }),
    (order) => (order.record.order.status === 'needs_review' ? order.release() : order),
    ({ write }) => write('look-up succeeded SBX-1', { status: 'booking_completed', bookingReference: 'SBX-1' }),
  ],
  'fetch-details': [
    ({ write }) => write('fetch-details succeeded SBX-1', { paymentStatus: 'processing', ticketNumbers: ['123-1'] }),
    ({ write }) => write('fetch-details failed Booking details API failed', { paymentStatus: 'processing' }),
  ],
  capture: [
    ({ write }) => write('capture failed no answer'),
    ({ write }) => write('capture failed expired_card', { status: 'payment_due', ...noHold, lastError: 'Your card has expired.' }, gone),
    ({ write, record }) =>
      write(
        'capture succeeded succeeded',
        { status: 'details_fetching', paymentStatus: 'succeeded', captureBefore: null },
        { status: 'succeeded', amount: record.order.quote.total },
      ),
  ],
  'send-receipt': [({ write }) => write('send-receipt succeeded', { status: 'success', lastError: null })],
  'cancel-hold': [
    ({ write }) => write('cancel-hold failed no answer'),
    ({ write }) => write('cancel-hold failed charge_disputed', { paymentStatus: 'failed' }, { status: 'succeeded' }),
    ({ write, record }) =>
      write(
        'cancel-hold succeeded succeeded',
        { paymentStatus: 'voided', captureBefore: null },
        { status: 'succeeded', refunded: record.order.quote.total },
      ),
    ({ write }) => write('cancel-hold succeeded canceled', { paymentStatus: 'voided', captureBefore: null }, gone),
  ],
  'cancel-booking': [
    ({ write }) => write('cancel-booking failed no-answer'),
    ({ write }) => write('cancel-booking failed departed', { status: 'success', cancellation: null }),
    ({ write }) => write('cancel-booking succeeded c-1', { paymentStatus: 'refunding' }),
    ({ write }) =>
      write('cancel-booking succeeded c-1', { paymentStatus: 'refunded', cancellation: { ...cancellation, refund: pounds(0) } }),
    ({ write }) => write('cancel-booking succeeded c-1', { paymentStatus: 'failed', cancellation: { ...cancellation, refund: null } }),
  ],
  refund: [
    ({ write }) => write('refund failed no answer'),
    ({ write }) => write('refund failed card_declined', { paymentStatus: 'failed' }),
    ({ write }) => write('refund succeeded succeeded', { paymentStatus: 'refunded' }, { status: 'succeeded', refunded: pounds(15000) }),
  ],
  'send-cancellation': [({ write }) => write('send-cancellation succeeded', { status: 'cancelled' })],
}

// What is written before each call, beside the line of the journal.
const BEGUN: Partial<Record<OrderStepName, (record: OrderRecord) => Partial<OrderRecord['order']>>> = {
  authorise: () => ({ paymentStatus: 'processing' }),
  'fetch-terms': () => ({ status: 'terms_fetching' }),
  book: () => ({ status: 'booking_processing' }),
  'fetch-details': () => ({ status: 'details_fetching' }),
  capture: ({ order }) => (order.status === 'payment_due' ? {} : { paymentStatus: 'processing' }),
}

/** An order that meets these outcomes one after the other, as its record stood after each write: what any crash may leave behind. */
export function walkOrder(choices: number[]): OrderRecord[] {
  const order = startOrder()
  const seen = [{ ...order.record }]
  for (const choice of choices) {
    const step = nextOrderStep(order.record.order)
    if (step) {
      order.write(`${step} started`, BEGUN[step]?.(order.record))
      seen.push({ ...order.record })
      OUTCOMES[step][choice % OUTCOMES[step].length]?.(order)
    } else if (!pressAgain(order)) {
      return seen
    }
    seen.push({ ...order.record })
  }
  return seen
}

/** What the traveller may do with an order at rest; false when there is nothing. */
function pressAgain(order: ToldOrder): boolean {
  const { status, paymentStatus } = order.record.order
  const isPayableAgain = (status === 'idle' && paymentStatus === 'failed') || (status === 'price_changed' && paymentStatus === 'voided')
  if (status === 'success') order.write('confirm-cancellation succeeded c-1', { status: 'cancelling', cancellation })
  else if (status === 'payment_due') order.payAgain()
  else if (isPayableAgain) order.payAgain({ status: 'idle', termsId: null })
  else return false
  return true
}

function paymentIdOf({ order }: OrderRecord): string {
  return `pay_${order.authoriseNumber}`
}
