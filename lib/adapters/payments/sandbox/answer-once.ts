import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { zeroMoney } from '@/lib/travel/money'
import { moneySchema } from '@/lib/travel/money-schema'
import { cardTokenSchema } from '@/lib/travel/payment/billing-schema'
import type { Database } from '../../database/database'
import { sandboxPaymentRequests } from '../../database/schema'
import { bankActionOf, declineSchema, statusSchema } from './read-payment'

const answerSchema = z.union([
  z.object({
    payment: z
      .object({
        paymentId: z.string(),
        status: statusSchema,
        amount: moneySchema,
        // Answers that were stored before there were refunds, checks and kept cards know of none.
        refunded: moneySchema.optional(),
        captureBefore: z.string().nullable(),
        decline: declineSchema.nullable().default(null),
        savedCard: cardTokenSchema.nullable().default(null),
      })
      .transform((payment) => ({
        ...payment,
        refunded: payment.refunded ?? zeroMoney(payment.amount.currency),
        action: bankActionOf(payment.paymentId, payment.status),
      })),
  }),
  z.object({ decline: declineSchema }),
])
type Answer = z.infer<typeof answerSchema>

/**
 * The gateway's idempotency: acts once per key and gives the stored answer from then on; throws when a used key comes with other
 * parameters. Act and answer are stored together, so that a process killed in between has done neither.
 */
export function answerOnce(
  db: Database,
  { key, ...request }: { key: string } & Record<string, string | number>,
  now: Date,
  act: (books: Database) => Promise<Answer>,
): Promise<Answer> {
  const parameters = JSON.stringify(request)
  return db.transaction(async (books) => {
    const isKey = eq(sandboxPaymentRequests.key, key)
    const [first] = await books.insert(sandboxPaymentRequests).values({ key, parameters, createdAt: now }).onConflictDoNothing().returning()
    if (first) {
      const answer = await act(books)
      await books.update(sandboxPaymentRequests).set({ answer }).where(isKey)
      return answer
    }
    const [stored] = await books.select().from(sandboxPaymentRequests).where(isKey)
    if (stored?.parameters !== parameters) throw new Error('this idempotency key was used before with other parameters')
    return answerSchema.parse(stored.answer)
  })
}
