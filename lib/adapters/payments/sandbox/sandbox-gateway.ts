import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Clock } from '@/lib/ports/clock'
import type { GatewayPayment, PaymentGateway } from '@/lib/ports/payment-gateway'
import type { Database } from '../../database/database'
import { sandboxPayments } from '../../database/schema'
import { answerOnce } from './answer-once'
import { bankAnswer } from './scenarios'

// As Visa, Mastercard, American Express and Discover hold a card-not-present authorisation that its customer started.
const HOLD_DAYS = 7
const DAY_MS = 86_400_000

/**
 * The embedded card gateway: manual capture, Stripe's statuses and words, its own books. It throws for what a caller should never
 * send: another amount under a used key, more than was authorised, a payment it does not know.
 */
export function createSandboxGateway(db: Database, clock: Clock = () => new Date()): PaymentGateway {
  return {
    name: 'sandbox',
    isSimulated: true,
    authorise: ({ key, orderId, userId, amount, card, keepCard }) =>
      answerOnce(db, { key, call: 'authorise', orderId, ...amount, token: card.token }, clock(), async (books) => {
        if (amount.amountMinor <= 0) throw new Error('an authorisation needs an amount above zero')
        const decline = bankAnswer(card.token)
        if (decline) return { decline }
        const payment = {
          id: `pay_sandbox_${randomUUID().replaceAll('-', '')}`,
          orderId,
          status: 'requires_capture',
          ...amount,
          userId,
          key,
          card,
          keepsCard: keepCard,
          createdAt: clock(),
          captureBefore: new Date(clock().getTime() + HOLD_DAYS * DAY_MS),
        }
        const [stored] = await books.insert(sandboxPayments).values(payment).returning()
        return { payment: readPayment(stored, clock()) }
      }),
    async retrieve(paymentId) {
      const [found] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId))
      if (!found) throw new Error('no such payment')
      return readPayment(found, clock())
    },
    async findPayment({ key }) {
      const [found] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.key, key))
      return found ? readPayment(found, clock()) : null
    },
    capture: ({ key, paymentId, amount }) =>
      answerOnce(db, { key, call: 'capture', paymentId, ...amount }, clock(), async (books) => {
        const held = await lockPayment(books, paymentId)
        const { status } = readPayment(held, clock())
        if (status === 'canceled') return { decline: { code: 'hold_gone', message: 'The hold on your card is gone.' } }
        if (status !== 'requires_capture') throw new Error(`a payment that is ${status} cannot be captured`)
        if (amount.currency !== held.currency || amount.amountMinor > held.amountMinor || amount.amountMinor <= 0) {
          throw new Error('no more can be captured than was authorised')
        }
        const change = { status: 'succeeded', capturedMinor: amount.amountMinor }
        const [captured] = await books.update(sandboxPayments).set(change).where(eq(sandboxPayments.id, paymentId)).returning()
        return { payment: readPayment(captured, clock()) }
      }),
    refund: ({ key, paymentId, amount }) =>
      answerOnce(db, { key, call: 'refund', paymentId, ...amount }, clock(), async (books) => {
        const taken = await lockPayment(books, paymentId)
        if (taken.status !== 'succeeded') throw new Error('only a captured payment can be refunded')
        const refundedMinor = taken.refundedMinor + amount.amountMinor
        if (amount.currency !== taken.currency || amount.amountMinor <= 0 || refundedMinor > taken.capturedMinor) {
          throw new Error('no more can be refunded than was captured')
        }
        const [refunded] = await books.update(sandboxPayments).set({ refundedMinor }).where(eq(sandboxPayments.id, paymentId)).returning()
        return { payment: readPayment(refunded, clock()) }
      }),
    async cancel({ key, paymentId }) {
      const answer = await answerOnce(db, { key, call: 'cancel', paymentId }, clock(), async (books) => {
        const held = await lockPayment(books, paymentId)
        if (held.status === 'succeeded') throw new Error('a captured payment cannot be cancelled')
        const change = { status: 'canceled' }
        const [cancelled] = await books.update(sandboxPayments).set(change).where(eq(sandboxPayments.id, paymentId)).returning()
        return { payment: readPayment(cancelled, clock()) }
      })
      if ('decline' in answer) throw new Error('a cancellation is never declined')
      return answer
    },
    async forgetCard() {},
    readWebhook: () => null,
  }
}

type PaymentRow = typeof sandboxPayments.$inferSelect

async function lockPayment(books: Database, paymentId: string): Promise<PaymentRow> {
  const [found] = await books.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId)).for('update')
  if (!found) throw new Error('no such payment')
  return found
}

/** A hold that nobody captured in time counts as cancelled. `amount` is what was captured, or else what is or was held. */
function readPayment(row: PaymentRow | undefined, now: Date): GatewayPayment {
  if (!row) throw new Error('the payment was not stored')
  const isHeld = row.status === 'requires_capture' && row.captureBefore > now
  const isCaptured = row.status === 'succeeded'
  return {
    paymentId: row.id,
    status: isCaptured ? 'succeeded' : isHeld ? 'requires_capture' : 'canceled',
    amount: { amountMinor: isCaptured ? row.capturedMinor : row.amountMinor, currency: row.currency },
    refunded: { amountMinor: row.refundedMinor, currency: row.currency },
    captureBefore: isHeld ? row.captureBefore.toISOString() : null,
    decline: null,
    action: null,
    savedCard: null,
  }
}
