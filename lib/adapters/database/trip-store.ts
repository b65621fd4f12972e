import { and, eq, inArray, isNull, max } from 'drizzle-orm'
import type { TripStore } from '@/lib/ports/trip-store'
import { type RecordedCommand, recordedCommandSchema } from '@/lib/travel/trip/commands'
import type { Database } from './database'
import { ownThread, requireOwnThread } from './own-thread'
import { tripCommands } from './schema'

export function createTripStore(db: Database): TripStore {
  const own = (threadId: string, userId: string) => inArray(tripCommands.threadId, ownThread(db, threadId, userId))
  return {
    async listCommands(threadId, userId) {
      const rows = await db
        .select()
        .from(tripCommands)
        .where(and(own(threadId, userId), isNull(tripCommands.undoneAt)))
        .orderBy(tripCommands.number)
      return rows.map(readCommand)
    },
    async append({ userId, ...entry }) {
      await requireOwnThread(db, entry.threadId, userId)
      const [stored] = await db.insert(tripCommands).values(entry).onConflictDoNothing().returning()
      return stored ? readCommand(stored) : null
    },
    async latestNumber(threadId, userId) {
      const [latest] = await db
        .select({ number: max(tripCommands.number) })
        .from(tripCommands)
        .where(own(threadId, userId))
      return latest?.number ?? 0
    },
    async markUndone(threadId, userId, number, at) {
      const undone = await db
        .update(tripCommands)
        .set({ undoneAt: at })
        .where(and(own(threadId, userId), eq(tripCommands.number, number), isNull(tripCommands.undoneAt)))
        .returning({ number: tripCommands.number })
      return undone.length > 0
    },
  }
}

function readCommand(row: typeof tripCommands.$inferSelect): RecordedCommand {
  return recordedCommandSchema.parse({ ...row, issuedAt: row.issuedAt.toISOString() })
}
