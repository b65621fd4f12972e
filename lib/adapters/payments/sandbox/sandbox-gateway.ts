import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import type { Clock } from '@/lib/ports/clock'
import type { Authorisation, PaymentGateway } from '@/lib/ports/payment-gateway'
import { cardTokenSchema } from '@/lib/travel/payment/billing-schema'
import { AMOUNT_NOT_PAYABLE, isPayable } from '@/lib/travel/payment/payable-amount'
import type { Database } from '../../database/database'
import { sandboxPayments } from '../../database/schema'
import { answerOnce } from './answer-once'
import { type BankDials, isDrawn, NO_BANK_DIALS } from './bank-dials'
import { holdUntil } from './hold-until'
import { asKeptCard, forgetCard, forgetCards, isCardKept, isKeptToken, keepCard } from './kept-cards'
import { type LetterType, readLetter, writeLetter } from './letters'
import { lockPayment, type PaymentRow, readPayment } from './read-payment'
import { type BankAnswer, bankAnswer, DECLINED } from './scenarios'
import { isSignedLetter } from './webhook-signature'

/**
 * The embedded card gateway: manual capture, Stripe's statuses and words, its own books. It throws for what a caller should never
 * send: another amount under a used key, more than was authorised, a payment it does not know. Of the dials it knows those of its
 * letters and of what it refuses; `withBankDials` has the others. Without a `secret` it believes no letter.
 */
export function createSandboxGateway(
  db: Database,
  clock: Clock = () => new Date(),
  { secret = '', dials = NO_BANK_DIALS }: { secret?: string; dials?: BankDials } = {},
): PaymentGateway {
  const change = async (books: Database, held: PaymentRow, to: Partial<PaymentRow>, type: LetterType | null) => {
    const [changed] = await books.update(sandboxPayments).set(to).where(eq(sandboxPayments.id, held.id)).returning()
    if (type) await writeLetter(books, { paymentId: held.id, orderId: held.orderId, type }, clock(), dials)
    return { payment: readPayment(changed, clock()) }
  }
  return {
    name: 'sandbox',
    isSimulated: true,
    authorise: (request) =>
      answerOnce(db, parametersOf(request), clock(), async (books) => {
        if (request.amount.amountMinor <= 0) throw new Error('an authorisation needs an amount above zero')
        if (!isPayable(request.amount)) return { decline: AMOUNT_NOT_PAYABLE }
        const says = await askBank(books, request)
        if (typeof says === 'object') return says
        const [stored] = await books
          .insert(sandboxPayments)
          .values(newPayment(request, says, clock()))
          .returning()
        const payment = readPayment(stored, clock())
        const type = says === 'asks' ? 'payment_intent.requires_action' : 'payment_intent.amount_capturable_updated'
        await writeLetter(books, { paymentId: payment.paymentId, orderId: request.orderId, type }, clock(), dials)
        return { payment }
      }),
    async retrieve(paymentId) {
      const [found] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId))
      if (!found) throw new Error('no such payment')
      return readPayment(found, clock())
    },
    async findPayment({ orderId, key }) {
      const isIt = and(eq(sandboxPayments.key, key), eq(sandboxPayments.orderId, orderId))
      const [found] = await db.select().from(sandboxPayments).where(isIt)
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
        if (!isPayable(amount)) throw new Error('this amount cannot be captured')
        if (await isRefusedAtCapture(books, held, dials)) return { decline: DECLINED }
        if (held.keepsCard && held.userId) await keepCard(books, held.userId, asKeptCard(held.userId, cardTokenSchema.parse(held.card)))
        return change(books, held, { status: 'succeeded', capturedMinor: amount.amountMinor }, 'payment_intent.succeeded')
      }),
    refund: ({ key, paymentId, amount }) =>
      answerOnce(db, { key, call: 'refund', paymentId, ...amount }, clock(), async (books) => {
        const taken = await lockPayment(books, paymentId)
        if (taken.status !== 'succeeded') throw new Error('only a captured payment can be refunded')
        const refundedMinor = taken.refundedMinor + amount.amountMinor
        if (amount.currency !== taken.currency || amount.amountMinor <= 0 || refundedMinor > taken.capturedMinor) {
          throw new Error('no more can be refunded than was captured')
        }
        if (!isPayable(amount)) throw new Error('this amount cannot be refunded')
        return change(books, taken, { refundedMinor }, 'charge.refunded')
      }),
    async cancel({ key, paymentId }) {
      const answer = await answerOnce(db, { key, call: 'cancel', paymentId }, clock(), async (books) => {
        const held = await lockPayment(books, paymentId)
        const { status } = readPayment(held, clock())
        if (status === 'succeeded') throw new Error('a captured payment cannot be cancelled')
        return change(books, held, { status: 'canceled' }, status === 'canceled' ? null : 'payment_intent.canceled')
      })
      if ('decline' in answer) throw new Error('a cancellation is never declined')
      return answer
    },
    forgetCard: ({ userId, token }) => forgetCard(db, userId, token),
    forgetCustomer: (userId) => forgetCards(db, userId),
    readWebhook: (request) => (isSignedLetter(request, secret) ? readLetter(request.body) : null),
  }
}

/** What may not change under a used key. An order has one owner, so the order stands for both. */
function parametersOf({ key, orderId, amount, card, keepCard }: Authorisation) {
  return { key, call: 'authorise', orderId, ...amount, token: card.token, ...(keepCard ? { keepCard: 'yes' } : {}) }
}

async function askBank(books: Database, { userId, card }: Authorisation): Promise<BankAnswer> {
  if (!isKeptToken(card.token)) return bankAnswer(card.token, false)
  if (await isCardKept(books, userId, card.token)) return bankAnswer(card.token, true)
  return { decline: { code: 'resource_missing', message: 'This card is no longer saved. Please enter it again.' } }
}

/** By its dial: the first payment of an order that could be held. */
async function isRefusedAtCapture(books: Database, { id, orderId }: PaymentRow, dials: BankDials): Promise<boolean> {
  if (!isDrawn(dials, 'captureRefused', orderId)) return false
  const ofOrder = eq(sandboxPayments.orderId, orderId)
  const [first] = await books
    .select({ id: sandboxPayments.id })
    .from(sandboxPayments)
    .where(ofOrder)
    .orderBy(asc(sandboxPayments.createdAt))
  return first?.id === id
}

function newPayment({ orderId, userId, amount, card, keepCard, key }: Authorisation, says: 'holds' | 'asks', now: Date) {
  return {
    id: `pay_sandbox_${randomUUID().replaceAll('-', '')}`,
    status: says === 'asks' ? 'requires_action' : 'requires_capture',
    ...amount,
    orderId,
    userId,
    key,
    card,
    keepsCard: keepCard,
    createdAt: now,
    captureBefore: holdUntil(now),
  }
}
