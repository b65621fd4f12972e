import { and, eq, inArray, isNull, ne, notExists, notInArray, or } from 'drizzle-orm'
import type { MessageStatus, MessageStore } from '@/lib/ports/message-store'
import type { Database } from './database'
import { lockThread } from './lock-trip'
import { readBranch, readMessage } from './message-branch'
import { ownThread } from './own-thread'
import { placeMessage, showBranch } from './place-message'
import { messages, runs } from './schema'
import { searchable } from './search-words'

/** Conversations in the database, as trees. */
export function createMessageStore(db: Database): MessageStore {
  return {
    list: (threadId, userId, page = {}) => readBranch(db, threadId, userId, page),
    addTravellerMessage: ({ userId, instead, fromQueue, words, answer, ...message }) =>
      placeMessage(
        db,
        userId,
        { ...message, words: searchable(words), role: 'user', status: 'complete', runId: null },
        { instead, fromQueue, answer: answer && { ...begunAnswer, ...answer, threadId: message.threadId } },
      ),
    async hasTravellerMessage(threadId, userId, clientKey) {
      const own = inArray(messages.threadId, ownThread(db, threadId, userId))
      const found = await db
        .select({ id: messages.id })
        .from(messages)
        .where(and(own, eq(messages.clientKey, clientKey)))
      return found.length > 0
    },
    beginAnswer: ({ userId, instead, ...answer }) => placeMessage(db, userId, { ...begunAnswer, ...answer }, { instead }),
    continueAnswer: ({ id, threadId, userId, runId }) =>
      db.transaction(async (transaction) => {
        const thread = await lockThread(transaction, threadId, userId)
        if (thread?.headId !== id) return null
        const given = await transaction
          .update(messages)
          .set({ status: 'streaming' satisfies MessageStatus, runId })
          .where(and(eq(messages.id, id), eq(messages.role, 'assistant'), endedEarly(transaction, threadId)))
          .returning({ id: messages.id })
        return given.length > 0 ? readMessage(transaction, threadId, id) : null
      }),
    async saveAnswer({ id, threadId, userId, runId, parts, metadata, words, status }) {
      const anotherRun = db
        .select({ runId: runs.runId })
        .from(runs)
        .where(and(eq(runs.threadId, threadId), ne(runs.runId, runId)))
      const isTheirs = and(eq(messages.id, id), eq(messages.runId, runId), inArray(messages.threadId, ownThread(db, threadId, userId)))
      const saved = await db
        .update(messages)
        .set({ parts, metadata, words: searchable(words), status })
        .where(and(isTheirs, notExists(anotherRun)))
        .returning({ id: messages.id })
      return saved.length > 0
    },
    showVersion: (threadId, userId, messageId) => showBranch(db, threadId, userId, messageId),
    async closeInterrupted(isLiving, threadId) {
      const ofThread = threadId === undefined ? undefined : eq(messages.threadId, threadId)
      const streaming = await db.select({ id: messages.id, runId: messages.runId }).from(messages).where(and(isStreaming, ofThread))
      const interrupted = streaming.filter(({ runId }) => runId === null || !isLiving(runId))
      if (interrupted.length === 0) return 0
      const closed = await db
        .update(messages)
        .set({ status: 'partial' satisfies MessageStatus })
        .where(and(isStreaming, or(...interrupted.map(isStillOf))))
        .returning({ id: messages.id })
      return closed.length
    },
  }
}

const begunAnswer = { role: 'assistant', status: 'streaming', parts: [], words: '', clientKey: null } as const

const isStreaming = eq(messages.status, 'streaming' satisfies MessageStatus)

/** Another run may have taken the answer up meanwhile. */
function isStillOf({ id, runId }: { id: string; runId: string | null }) {
  return and(eq(messages.id, id), runId === null ? isNull(messages.runId) : eq(messages.runId, runId))
}

/** Partial or failed, or left streaming by a run that has the thread no more: whoever goes on has its turn by now. */
function endedEarly(db: Database, threadId: string) {
  const holding = db.select({ runId: runs.runId }).from(runs).where(eq(runs.threadId, threadId))
  const leftStreaming = and(isStreaming, or(isNull(messages.runId), notInArray(messages.runId, holding)))
  return or(inArray(messages.status, ['partial', 'failed'] satisfies MessageStatus[]), leftStreaming)
}
