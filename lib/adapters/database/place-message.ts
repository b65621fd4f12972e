import { and, eq, or, sql } from 'drizzle-orm'
import type { MessageStatus, Placing } from '@/lib/ports/message-store'
import type { Database } from './database'
import { isTripLocked, type LockedThread, lockThread, movedTrip } from './lock-trip'
import { newestUnder } from './message-branch'
import { messages, queuedMessages, runs, threads } from './schema'

export type NewMessage = {
  id: string
  threadId: string
  role: 'user' | 'assistant'
  parts: readonly unknown[]
  metadata: unknown
  words: string
  status: MessageStatus
  clientKey: string | null
  runId: string | null
}

/** Of which message it is another version, whether it has waited for its turn, and which answer is placed behind it at once. */
type Placement = { instead?: string | undefined; fromQueue?: boolean | undefined; answer?: NewMessage | undefined }

/**
 * Puts a message behind the last one of the branch that is shown, or beside the one that it replaces; the thread's row is locked
 * meanwhile. Of the trip, a message notes what it found.
 */
export function placeMessage(
  db: Database,
  userId: string,
  message: NewMessage,
  { instead, fromQueue, answer }: Placement,
): Promise<Placing> {
  const placing = db.transaction(async (transaction): Promise<Placing> => {
    // Sent together, done one after the other: what is known is asked when the lock is held.
    const [thread, known] = await Promise.all([lockThread(transaction, message.threadId, userId), knownAs(transaction, message)])
    if (!thread) return 'gone'
    if (known) return known
    if (fromQueue && !(await stillWaits(transaction, message))) return 'gone'
    const place = instead === undefined ? behind(thread) : await besideOf(transaction, message, instead)
    if (!place) return 'gone'
    if (place.tripHead !== thread.tripHead && (await isTripLocked(transaction, thread.id))) return 'locked'
    if (instead !== undefined) await leaveBranch(transaction, thread)
    const placed = inOrder(answer ? [message, answer] : [message], place, thread.lastSequence + 1)
    const last = answer ?? message
    const moved = { ...movedTrip(thread, place.tripHead), headId: last.id, lastSequence: thread.lastSequence + placed.length }
    const [stored] = await Promise.all([
      transaction.insert(messages).values(placed).onConflictDoNothing().returning({ id: messages.id }),
      transaction
        .update(threads)
        .set({ ...moved, updatedAt: sql`now()` })
        .where(eq(threads.id, thread.id)),
      nameRun(transaction, last),
    ])
    if (stored.length < placed.length) throw new IdTaken()
    return 'placed'
  })
  return placing.catch((error: unknown) => {
    if (error instanceof IdTaken) return 'gone'
    throw error
  })
}

/** At this very moment another thread took the id of a message: nothing of what was begun stays. */
class IdTaken extends Error {}

/** Goes to the newest branch through a message, and to the trip that was left there. */
export function showBranch(db: Database, threadId: string, userId: string, messageId: string): Promise<'shown' | 'locked' | 'gone'> {
  return db.transaction(async (transaction) => {
    const thread = await lockThread(transaction, threadId, userId)
    const [last] = thread ? await newestUnder(transaction, threadId, messageId) : []
    if (!thread || !last) return 'gone'
    if (last.id === thread.headId) return 'shown'
    if (last.tripAfter !== thread.tripHead && (await isTripLocked(transaction, threadId))) return 'locked'
    await leaveBranch(transaction, thread)
    await transaction
      .update(threads)
      .set({ ...movedTrip(thread, last.tripAfter), headId: last.id })
      .where(eq(threads.id, threadId))
    return 'shown'
  })
}

/** From the moment on that an answer has its place, its run can be stopped and followed. */
export async function nameRun(transaction: Database, { id, runId }: Pick<NewMessage, 'id' | 'runId'>): Promise<void> {
  if (runId !== null) await transaction.update(runs).set({ messageId: id }).where(eq(runs.runId, runId))
}

/** An id that another thread has is no id for a message here, and nothing more is told of it. */
async function knownAs(transaction: Database, { id, threadId, clientKey }: NewMessage): Promise<'known' | 'gone' | null> {
  const underKey = clientKey === null ? undefined : and(eq(messages.threadId, threadId), eq(messages.clientKey, clientKey))
  const found = await transaction
    .select({ threadId: messages.threadId })
    .from(messages)
    .where(or(eq(messages.id, id), underKey))
  if (found.some((stored) => stored.threadId !== threadId)) return 'gone'
  return found.length > 0 ? 'known' : null
}

/** Whoever takes the words back at this moment waits until they are placed, and then finds them sent. */
async function stillWaits(transaction: Database, { threadId, clientKey }: NewMessage): Promise<boolean> {
  const waiting = await transaction
    .select({ key: queuedMessages.key })
    .from(queuedMessages)
    .where(and(eq(queuedMessages.threadId, threadId), eq(queuedMessages.key, clientKey ?? '')))
    .for('update')
  return waiting.length > 0
}

/** Each follows the one before it. */
function inOrder(placed: NewMessage[], { parentId, tripHead }: Place, firstSequence: number) {
  return placed.map((message, index) => ({
    ...message,
    parts: [...message.parts],
    sequence: firstSequence + index,
    parentId: placed[index - 1]?.id ?? parentId,
    tripBefore: tripHead,
  }))
}

type Place = { parentId: string | null; tripHead: number | null }

function behind({ headId, tripHead }: LockedThread): Place {
  return { parentId: headId, tripHead }
}

/** A traveller's message takes the place of a traveller's, an answer that of an answer. */
async function besideOf(transaction: Database, { threadId, role }: NewMessage, instead: string): Promise<Place | undefined> {
  const [replaced] = await transaction
    .select({ parentId: messages.parentId, tripHead: messages.tripBefore })
    .from(messages)
    .where(and(eq(messages.id, instead), eq(messages.threadId, threadId), eq(messages.role, role)))
  return replaced
}

/** What is shown keeps the trip that it is left with. */
async function leaveBranch(transaction: Database, { headId, tripHead }: LockedThread): Promise<void> {
  if (headId !== null) await transaction.update(messages).set({ tripAfter: tripHead }).where(eq(messages.id, headId))
}
