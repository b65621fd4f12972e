import { randomUUID } from 'node:crypto'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { SavedPassengerStore } from '@/lib/ports/saved-passenger-store'
import type { SavedPassenger } from '@/lib/travel/passengers/saved-passenger'
import { savedProfileSchema } from '@/lib/travel/passengers/saved-passenger-schema'
import type { Database } from './database'
import { savedPassengers, users } from './schema'

const columns = { id: savedPassengers.id, isSelf: savedPassengers.isSelf, profile: savedPassengers.profile }

/** Saved people in the database; the passport inside a profile is encrypted by its column. */
export function createSavedPassengerStore(db: Database): SavedPassengerStore {
  return {
    async list(userId) {
      const rows = await db
        .select(columns)
        .from(savedPassengers)
        .where(eq(savedPassengers.userId, userId))
        .orderBy(asc(savedPassengers.createdAt), asc(savedPassengers.id))
      return rows.map(readRow)
    },
    async find(id, userId) {
      const [found] = await db.select(columns).from(savedPassengers).where(ownRow(id, userId))
      return found ? readRow(found) : null
    },
    add: (userId, { profile, isSelf }, most) =>
      db.transaction(async (transaction) => {
        if ((await lockAndCount(transaction, userId)) >= most) return null
        const [added] = await transaction.insert(savedPassengers).values({ id: randomUUID(), userId, profile, isSelf }).returning(columns)
        if (!added) throw new Error('the saved passenger was not stored')
        if (isSelf) await unmarkOthers(transaction, userId, added.id)
        return readRow(added)
      }),
    update: (id, userId, { profile, isSelf }) =>
      db.transaction(async (transaction) => {
        await lockAndCount(transaction, userId)
        const [updated] = await transaction
          .update(savedPassengers)
          .set({ profile, isSelf, updatedAt: new Date() })
          .where(ownRow(id, userId))
          .returning(columns)
        if (!updated) return null
        if (isSelf) await unmarkOthers(transaction, userId, id)
        return readRow(updated)
      }),
    async remove(id, userId) {
      const removed = await db.delete(savedPassengers).where(ownRow(id, userId)).returning({ id: savedPassengers.id })
      return removed.length > 0
    },
  }
}

function ownRow(id: string, userId: string) {
  return and(eq(savedPassengers.id, id), eq(savedPassengers.userId, userId))
}

/** How many the user has, with the user's row locked: two tabs at once cannot pass the limit, nor both be oneself. */
async function lockAndCount(transaction: Database, userId: string): Promise<number> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  return transaction.$count(savedPassengers, eq(savedPassengers.userId, userId))
}

/** Nobody is two people. */
async function unmarkOthers(transaction: Database, userId: string, selfId: string): Promise<void> {
  await transaction
    .update(savedPassengers)
    .set({ isSelf: false })
    .where(and(eq(savedPassengers.userId, userId), ne(savedPassengers.id, selfId)))
}

function readRow({ id, isSelf, profile }: { id: string; isSelf: boolean; profile: unknown }): SavedPassenger {
  return { id, isSelf, profile: savedProfileSchema.parse(profile) }
}
