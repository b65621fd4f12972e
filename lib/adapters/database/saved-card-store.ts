import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { SavedCardStore } from '@/lib/ports/saved-card-store'
import { cardTokenSchema } from '@/lib/travel/payment/billing-schema'
import { isSameCard, type SavedCard } from '@/lib/travel/payment/saved-card'
import type { Database } from './database'
import { savedCards, users } from './schema'

const columns = { id: savedCards.id, card: savedCards.card }

/** Saved cards in the database: the gateway's token and what may be shown. */
export function createSavedCardStore(db: Database): SavedCardStore {
  return {
    list: (userId) => listCards(db, userId),
    add: (userId, card, most) =>
      db.transaction(async (transaction) => {
        // Two tabs at once keep a card once, and no more than the limit.
        await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
        const before = await listCards(transaction, userId)
        const same = before.find((saved) => isSameCard(saved.card, card))
        if (same) return same
        if (before.length >= most) return null
        const [added] = await transaction
          .insert(savedCards)
          .values({ id: `card_${randomUUID()}`, userId, card })
          .returning(columns)
        if (!added) throw new Error('the card was not stored')
        return readRow(added)
      }),
    async remove(id, userId) {
      const removed = await db
        .delete(savedCards)
        .where(and(eq(savedCards.id, id), eq(savedCards.userId, userId)))
        .returning({ id: savedCards.id })
      return removed.length > 0
    },
  }
}

async function listCards(db: Database, userId: string): Promise<SavedCard[]> {
  const rows = await db
    .select(columns)
    .from(savedCards)
    .where(eq(savedCards.userId, userId))
    .orderBy(desc(savedCards.createdAt), desc(savedCards.id))
  return rows.map(readRow)
}

function readRow({ id, card }: { id: string; card: unknown }): SavedCard {
  return { id, card: cardTokenSchema.parse(card) }
}
