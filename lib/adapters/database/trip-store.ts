import { and, eq, inArray } from 'drizzle-orm'
import type { TripStore } from '@/lib/ports/trip-store'
import { type RecordedCommand, recordedCommandSchema } from '@/lib/travel/trip/commands'
import type { Database } from './database'
import { lockTrip } from './lock-trip'
import { ownThread } from './own-thread'
import { tripCommands } from './schema'

/** Commands are never deleted: an undone one stays with its number and its key. */
export function createTripStore(db: Database): TripStore {
  const own = (threadId: string, userId: string) => inArray(tripCommands.threadId, ownThread(db, threadId, userId))
  return {
    async load(threadId, userId) {
      const rows = await db.select().from(tripCommands).where(own(threadId, userId)).orderBy(tripCommands.number)
      return { commands: rows.filter(({ undoneAt }) => undoneAt === null).map(readCommand), latestNumber: rows.at(-1)?.number ?? 0 }
    },
    async hasCommand(threadId, userId, clientKey) {
      const found = await db
        .select({ number: tripCommands.number })
        .from(tripCommands)
        .where(and(own(threadId, userId), eq(tripCommands.clientKey, clientKey)))
      return found.length > 0
    },
    append: ({ userId, version, ...entry }) =>
      db.transaction(async (transaction) => {
        const trip = await lockTrip(transaction, entry.threadId, userId)
        if (trip.isLocked || trip.version !== version) return null
        const [stored] = await transaction
          .insert(tripCommands)
          .values({ ...entry, number: trip.latestNumber + 1 })
          .onConflictDoNothing()
          .returning()
        return stored ? readCommand(stored) : null
      }),
    markUndone: (threadId, userId, number, at) =>
      db.transaction(async (transaction) => {
        const trip = await lockTrip(transaction, threadId, userId)
        if (trip.isLocked || trip.lastInForce !== number) return false
        await transaction
          .update(tripCommands)
          .set({ undoneAt: at })
          .where(and(eq(tripCommands.threadId, threadId), eq(tripCommands.number, number)))
        return true
      }),
  }
}

function readCommand(row: typeof tripCommands.$inferSelect): RecordedCommand {
  return recordedCommandSchema.parse({ ...row, issuedAt: row.issuedAt.toISOString() })
}
