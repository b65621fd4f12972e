import { and, eq, inArray, max, sql } from 'drizzle-orm'
import type { TripStore } from '@/lib/ports/trip-store'
import { isBesideFlights, type RecordedCommand, type TripCommand } from '@/lib/travel/trip/commands'
import { recordedCommandSchema } from '@/lib/travel/trip/commands-schema'
import type { Database } from './database'
import { isTripLocked, lockThread, movedTrip } from './lock-trip'
import { type Id, isOwnThread, ownThread } from './own-thread'
import { orders, threads, tripCommands } from './schema'

/** Commands are never deleted while their thread is there: one that was taken back stays with its number and its key, off the way. */
export function createTripStore(db: Database): TripStore {
  const isNumbered = (threadId: string, number: number) => and(eq(tripCommands.threadId, threadId), eq(tripCommands.number, number))
  const threadId = sql.placeholder('threadId')
  const ordered = db.select({ id: orders.id }).from(orders).where(eq(orders.threadId, threads.id))
  const inForce = db
    .select({ version: threads.tripVersion, mayHaveOrder: sql<boolean>`exists ${ordered}`, command: tripCommands })
    .from(threads)
    .leftJoin(tripCommands, and(eq(tripCommands.threadId, threads.id), inArray(tripCommands.number, numbersInForce(threadId))))
    .where(isOwnThread(threadId, sql.placeholder('userId')))
    .orderBy(tripCommands.number)
    .prepare('trip_in_force')
  return {
    async load(threadId, userId) {
      const rows = await inForce.execute({ threadId, userId })
      const [first] = rows
      if (!first) return null
      const { version, mayHaveOrder } = first
      return { commands: rows.flatMap(({ command }) => (command ? [readCommand(command)] : [])), version, mayHaveOrder }
    },
    async hasCommand(threadId, userId, clientKey) {
      const found = await db
        .select({ number: tripCommands.number })
        .from(tripCommands)
        .where(and(inArray(tripCommands.threadId, ownThread(db, threadId, userId)), eq(tripCommands.clientKey, clientKey)))
      return found.length > 0
    },
    append: ({ userId, version, ...entry }) =>
      db.transaction(async (transaction) => {
        const { threadId } = entry
        const thread = await lockThread(transaction, threadId, userId)
        if (!thread || thread.tripVersion !== version || (await isHeldBack(entry.command, transaction, threadId))) return null
        const ofThread = eq(tripCommands.threadId, threadId)
        const [latest] = await transaction
          .select({ number: max(tripCommands.number) })
          .from(tripCommands)
          .where(ofThread)
        const [stored] = await transaction
          .insert(tripCommands)
          .values({ ...entry, number: (latest?.number ?? 0) + 1, parentNumber: thread.tripHead })
          .onConflictDoNothing()
          .returning()
        if (!stored) return null
        await transaction.update(threads).set(movedTrip(thread, stored.number)).where(eq(threads.id, threadId))
        return readCommand(stored)
      }),
    undo: (threadId, userId, number) =>
      db.transaction(async (transaction) => {
        const thread = await lockThread(transaction, threadId, userId)
        if (!thread || thread.tripHead !== number) return false
        const [last] = await transaction.select().from(tripCommands).where(isNumbered(threadId, number))
        if (!last || (await isHeldBack(readCommand(last).command, transaction, threadId))) return false
        await transaction.update(threads).set(movedTrip(thread, last.parentNumber)).where(eq(threads.id, threadId))
        return true
      }),
  }
}

/** An order keeps the flights where they are, and nothing else of the trip. */
async function isHeldBack(command: TripCommand, transaction: Database, threadId: string): Promise<boolean> {
  return !isBesideFlights(command) && (await isTripLocked(transaction, threadId))
}

/** From the thread's last command back to the first. Numbers fall on the way, so that no stored loop can go on for ever. */
function numbersInForce(threadId: Id) {
  return sql`(
    with recursive way as (
      select ${threads.tripHead} as number from ${threads} where ${threads.id} = ${threadId}
      union all
      select passed.parent_number from way
      join ${tripCommands} passed on passed.thread_id = ${threadId} and passed.number = way.number
      where passed.parent_number < passed.number
    )
    select number from way
  )`
}

function readCommand(row: typeof tripCommands.$inferSelect): RecordedCommand {
  return recordedCommandSchema.parse({ ...row, issuedAt: row.issuedAt.toISOString() })
}
