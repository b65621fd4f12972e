import { and, eq, isNull } from 'drizzle-orm'
import type { ConfirmationStore } from '@/lib/ports/confirmation-store'
import { quoteSchema } from '@/lib/travel/payment/quote-schema'
import type { Database } from './database'
import { requireThreadOfOrder } from './own-thread'
import { confirmations } from './schema'

/** Confirmations in the database; each is found and used by its owner alone. */
export function createConfirmationStore(db: Database): ConfirmationStore {
  const own = (id: string, userId: string) => and(eq(confirmations.id, id), eq(confirmations.userId, userId))
  return {
    async create({ amount, ...confirmation }) {
      await requireThreadOfOrder(db, confirmation.threadId, confirmation.userId)
      await db.insert(confirmations).values({ ...confirmation, ...amount })
    },
    async find(id, userId) {
      const [found] = await db.select().from(confirmations).where(own(id, userId))
      if (!found) return null
      const { amountMinor, currency, quote, createdAt: _, ...confirmation } = found
      return { ...confirmation, quote: quoteSchema.parse(quote), amount: { amountMinor, currency } }
    },
    async use(id, userId, orderId) {
      const used = await db
        .update(confirmations)
        .set({ orderId })
        .where(and(own(id, userId), isNull(confirmations.orderId)))
        .returning({ id: confirmations.id })
      return used.length > 0
    },
  }
}
