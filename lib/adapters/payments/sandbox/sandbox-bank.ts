import { and, eq } from 'drizzle-orm'
import type { Clock } from '@/lib/ports/clock'
import type { BankCheck, CheckAnswer } from '@/lib/travel/payment/bank-check-schema'
import { cardTokenSchema } from '@/lib/travel/payment/billing-schema'
import type { Database } from '../../database/database'
import { sandboxPayments } from '../../database/schema'
import { type BankDials, NO_BANK_DIALS } from './bank-dials'
import { holdUntil } from './hold-until'
import { writeLetter } from './letters'
import { type PaymentRow, readPayment } from './read-payment'
import { declineAfterCheck, isAskingCard } from './scenarios'

/** The bank behind the sandbox gateway, as its own customer meets it. Both give null for what is not this user's, or was never asked. */
export type SandboxBank = {
  findCheck(request: { paymentId: string; userId: string }): Promise<BankCheck | null>
  /** The first answer counts; every later one gives how it stands. */
  answerCheck(request: { paymentId: string; userId: string; answer: CheckAnswer }): Promise<BankCheck | null>
}

const STATES = {
  requires_action: 'open',
  processing: 'open',
  requires_capture: 'confirmed',
  succeeded: 'confirmed',
  requires_payment_method: 'refused',
  canceled: 'closed',
} as const

export function createSandboxBank(
  db: Database,
  clock: Clock = () => new Date(),
  { dials = NO_BANK_DIALS }: { dials?: BankDials } = {},
): SandboxBank {
  return {
    async findCheck({ paymentId, userId }) {
      const [found] = await db.select().from(sandboxPayments).where(isOwn(paymentId, userId))
      return found ? readCheck(found, clock()) : null
    },
    answerCheck: ({ paymentId, userId, answer }) =>
      db.transaction(async (books) => {
        const [found] = await books.select().from(sandboxPayments).where(isOwn(paymentId, userId)).for('update')
        const check = found ? readCheck(found, clock()) : null
        if (!found || check?.state !== 'open') return check
        const decline = declineAfterCheck(cardTokenSchema.parse(found.card).token, answer)
        const change = decline
          ? { status: 'requires_payment_method', decline }
          : { status: 'requires_capture', captureBefore: holdUntil(clock()) }
        const [answered] = await books.update(sandboxPayments).set(change).where(eq(sandboxPayments.id, paymentId)).returning()
        const type = decline ? 'payment_intent.payment_failed' : 'payment_intent.amount_capturable_updated'
        await writeLetter(books, { paymentId, orderId: found.orderId, type }, clock(), dials)
        return answered ? readCheck(answered, clock()) : null
      }),
  }
}

function isOwn(paymentId: string, userId: string) {
  return and(eq(sandboxPayments.id, paymentId), eq(sandboxPayments.userId, userId))
}

function readCheck(row: PaymentRow, now: Date): BankCheck | null {
  const card = cardTokenSchema.safeParse(row.card)
  if (!card.success || !isAskingCard(card.data.token)) return null
  const { paymentId, status, amount, decline } = readPayment(row, now)
  const { brand, last4 } = card.data
  return { paymentId, orderId: row.orderId, amount, card: { brand, last4 }, state: STATES[status], message: decline?.message ?? null }
}
