import { and, asc, eq } from 'drizzle-orm'
import { groupWithout } from './account-columns'
import type { Database } from './database'
import { messages, queuedMessages, recordedEvents, threadShares, threads, tripCommands } from './schema'

type Rows = Record<string, unknown>[]

/** Conversations, oldest first, deleted ones that are still there too, each with all that was said in it in any of its branches. */
export async function collectThreads(db: Database, userId: string): Promise<Rows> {
  const rows = await db
    .select({
      id: threads.id,
      name: threads.name,
      isNamedByOwner: threads.isNamedByOwner,
      line: threads.line,
      pinnedAt: threads.pinnedAt,
      archivedAt: threads.archivedAt,
      deletedAt: threads.deletedAt,
      recordedSince: threads.recordedSince,
      createdAt: threads.createdAt,
      updatedAt: threads.updatedAt,
    })
    .from(threads)
    .where(eq(threads.userId, userId))
    .orderBy(asc(threads.createdAt), asc(threads.id))
  const said = await db
    .select({
      id: messages.id,
      parentId: messages.parentId,
      threadId: messages.threadId,
      role: messages.role,
      parts: messages.parts,
      metadata: messages.metadata,
      status: messages.status,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(threads, isThreadOf(messages.threadId, userId))
    .orderBy(asc(messages.threadId), asc(messages.sequence))
  const byThread = groupWithout(said, 'threadId')
  return rows.map((thread) => ({ ...thread, messages: byThread.get(thread.id) ?? [] }))
}

/** What was chosen on each trip, taken back or not. */
export async function collectTrips(db: Database, userId: string): Promise<Rows> {
  const rows = await db
    .select({
      tripHead: threads.tripHead,
      parentNumber: tripCommands.parentNumber,
      threadId: tripCommands.threadId,
      number: tripCommands.number,
      command: tripCommands.command,
      facts: tripCommands.facts,
      issuedBy: tripCommands.issuedBy,
      issuedAt: tripCommands.issuedAt,
    })
    .from(tripCommands)
    .innerJoin(threads, isThreadOf(tripCommands.threadId, userId))
    .orderBy(asc(threads.createdAt), asc(threads.id), asc(tripCommands.number))
  const inForce = new Set<string>()
  for (const { threadId, number, tripHead, parentNumber } of rows.toReversed()) {
    if (number !== tripHead && !inForce.has(`${threadId} ${number}`)) continue
    inForce.add(`${threadId} ${number}`).add(`${threadId} ${parentNumber}`)
  }
  return rows.map(({ tripHead: _, parentNumber: __, ...row }) => ({ ...row, isInForce: inForce.has(`${row.threadId} ${row.number}`) }))
}

/** Messages that still wait for their turn. */
export function collectQueued(db: Database, userId: string): Promise<Rows> {
  return db
    .select({
      threadId: queuedMessages.threadId,
      text: queuedMessages.text,
      timeZone: queuedMessages.timeZone,
      createdAt: queuedMessages.createdAt,
    })
    .from(queuedMessages)
    .innerJoin(threads, isThreadOf(queuedMessages.threadId, userId))
    .orderBy(asc(queuedMessages.createdAt), asc(queuedMessages.key))
}

/** That links were made. Who has one can read a conversation, so they stand in the conversation's menu alone. */
export function collectShares(db: Database, userId: string): Promise<Rows> {
  return db
    .select({
      threadId: threadShares.threadId,
      names: threadShares.names,
      createdAt: threadShares.createdAt,
      revokedAt: threadShares.revokedAt,
    })
    .from(threadShares)
    .innerJoin(threads, isThreadOf(threadShares.threadId, userId))
    .orderBy(asc(threadShares.createdAt), asc(threadShares.token))
}

/** What was recorded for those who check quality; names and the like were replaced before it was kept. */
export function collectRecordings(db: Database, userId: string): Promise<Rows> {
  return db
    .select({ threadId: recordedEvents.threadId, number: recordedEvents.number, event: recordedEvents.event })
    .from(recordedEvents)
    .innerJoin(threads, isThreadOf(recordedEvents.threadId, userId))
    .orderBy(asc(recordedEvents.threadId), asc(recordedEvents.number))
}

type ThreadId = typeof messages.threadId | typeof tripCommands.threadId | typeof queuedMessages.threadId
function isThreadOf(threadId: ThreadId | typeof threadShares.threadId | typeof recordedEvents.threadId, userId: string) {
  return and(eq(threads.id, threadId), eq(threads.userId, userId))
}
