import { pounds, sampleOrder } from '@/lib/adapters/database/testing-samples'
import type { OrderRecord, OrderRow, OrderStepRow, PaymentRow } from '@/lib/ports/order-store'
import { stepKey } from '@/lib/workflows/orders/record-step'

export const visa4242 = { token: 'tok_visa', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 }
export const HELD_UNTIL = '2026-11-27T09:00:00.000Z'
const START = Date.parse('2026-11-20T09:00:00Z')

/** `minute` minutes after the order was pressed, as an ISO instant. */
export function atMinute(minute: number): string {
  return new Date(START + minute * 60_000).toISOString()
}

/** An order as its journal and its payments tell it, written down minute by minute. */
export function startOrder(change: Partial<OrderRow> = {}) {
  const record: OrderRecord = {
    order: {
      ...sampleOrder({ id: 'ord_1', userId: 'user-1', threadId: 'thread-1', confirmationId: 'cnf_1' }),
      card: visa4242,
      version: 1,
      leaseUntil: null,
      createdAt: new Date(START),
      updatedAt: new Date(START),
      ...change,
    },
    steps: [],
    payments: [],
  }
  const told = {
    record,
    /** "book failed sold-out": one line of the journal, with what it changed. */
    write(line: string, order: Partial<OrderRow> = {}, payment?: Partial<PaymentRow> & Pick<PaymentRow, 'status'>) {
      const [step = '', state = '', ...outcome] = line.split(' ')
      const at = new Date(atMinute(record.steps.length + 1))
      const row: OrderStepRow = {
        orderId: record.order.id,
        number: record.steps.length + 1,
        step,
        key: stepKey(record.order, step),
        state: state === 'succeeded' || state === 'failed' ? state : 'started',
        outcome: outcome.join(' ') || null,
        at,
      }
      record.order = { ...record.order, ...order }
      record.steps = [...record.steps, row]
      if (payment) record.payments = withPayment(record, payment, at)
      return told
    },
    /** The traveller presses again, with another card or at another price. */
    payAgain(order: Partial<OrderRow> = {}) {
      const fresh = { paymentStatus: 'idle', paymentId: null, captureBefore: null, actionBy: null, lastError: null } as const
      told.write('confirm succeeded', { ...fresh, ...order })
      record.order = { ...record.order, authoriseNumber: record.order.authoriseNumber + 1 }
      return told
    },
    hold(paymentId = 'pay_1') {
      const order = { paymentStatus: 'authorised', paymentId, captureBefore: HELD_UNTIL } as const
      return told
        .write('authorise started', { paymentStatus: 'processing' })
        .write('authorise succeeded requires_capture', order, { status: 'requires_capture', captureBefore: HELD_UNTIL })
    },
    agreeTerms() {
      return told
        .write('fetch-terms started', { status: 'terms_fetching' })
        .write('fetch-terms succeeded terms-1', { status: 'terms_completed', termsId: 'terms-1' })
    },
    sendBooking() {
      return told.write('book started', { status: 'booking_processing' })
    },
    book() {
      return told.sendBooking().write('book succeeded SBX-1', { status: 'booking_completed', bookingReference: 'SBX-1' })
    },
    readDetails() {
      return told
        .write('fetch-details started', { status: 'details_fetching' })
        .write('fetch-details succeeded SBX-1', { paymentStatus: 'processing', ticketNumbers: ['123-1'] })
    },
    charge(amountMinor = record.order.quote.total.amountMinor) {
      return told
        .write('capture started')
        .write(
          'capture succeeded succeeded',
          { paymentStatus: 'succeeded', captureBefore: null },
          { status: 'succeeded', amount: pounds(amountMinor), captureBefore: null },
        )
    },
    sendReceipt() {
      return told.write('send-receipt started').write('send-receipt succeeded', { status: 'success' })
    },
    release() {
      const gone = { status: 'canceled', captureBefore: null } as const
      return told
        .write('cancel-hold started')
        .write('cancel-hold succeeded canceled', { paymentStatus: 'voided', captureBefore: null }, gone)
    },
  }
  return told
}
export type ToldOrder = ReturnType<typeof startOrder>

function withPayment({ order, payments }: OrderRecord, change: Partial<PaymentRow> & Pick<PaymentRow, 'status'>, at: Date): PaymentRow[] {
  const paymentId = order.paymentId ?? 'pay_1'
  const known = payments.find((payment) => payment.paymentId === paymentId)
  const fresh = { paymentId, orderId: order.id, gateway: 'sandbox', amount: order.quote.total, refunded: pounds(0), captureBefore: null }
  const payment: PaymentRow = { ...fresh, createdAt: at, ...known, ...change, updatedAt: at }
  return [...payments.filter((other) => other !== known), payment]
}
