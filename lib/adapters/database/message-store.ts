import { and, eq, inArray, isNull, ne, notExists, notInArray, or, sql } from 'drizzle-orm'
import type { MessageStatus, MessageStore } from '@/lib/ports/message-store'
import type { AnswersLimit } from '@/lib/ports/run-store'
import type { Database } from './database'
import { given } from './given'
import { livingAnswers } from './living-answers'
import { lockThread } from './lock-trip'
import { createBranchReader, readMessage } from './message-branch'
import { ownThread } from './own-thread'
import { nameRun, placeMessage, showBranch } from './place-message'
import { messages, runs } from './schema'
import { searchable } from './search-words'

/** Conversations in the database, as trees. */
export function createMessageStore(db: Database): MessageStore {
  const living = livingAnswers(db).prepare('living_beside')
  const written = prepareAnswer(db)
  async function isFull(userId: string, { answersAtOnce, now }: AnswersLimit): Promise<boolean> {
    const [counted] = await living.execute({ userId, now })
    return (counted?.count ?? 0) > answersAtOnce
  }
  return {
    list: createBranchReader(db),
    async addTravellerMessage({ userId, instead, fromQueue, answer, limit, ...message }) {
      if (limit && (await isFull(userId, limit))) return 'full'
      return placeMessage(
        db,
        userId,
        { ...message, words: searchable(message.words), role: 'user', status: 'complete', runId: null },
        { instead, fromQueue, answer: answer && { ...begunAnswer, ...answer, threadId: message.threadId } },
      )
    },
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
        const taken = await transaction
          .update(messages)
          .set({ status: 'streaming' satisfies MessageStatus, runId })
          .where(and(eq(messages.id, id), eq(messages.role, 'assistant'), endedEarly(transaction, threadId)))
          .returning({ id: messages.id })
        if (taken.length === 0) return null
        await nameRun(transaction, { id, runId })
        return readMessage(transaction, threadId, id)
      }),
    saveAnswer: async ({ words, ...answer }) => (await written.execute({ ...answer, words: searchable(words) })).length > 0,
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

/** Writes an answer as long as it is its run's. */
function prepareAnswer(db: Database) {
  const [threadId, runId] = [sql.placeholder('threadId'), sql.placeholder('runId')]
  const anotherRun = db
    .select({ runId: runs.runId })
    .from(runs)
    .where(and(eq(runs.threadId, threadId), ne(runs.runId, runId)))
  const own = ownThread(db, threadId, sql.placeholder('userId'))
  const isTheirs = and(eq(messages.id, sql.placeholder('id')), eq(messages.runId, runId), inArray(messages.threadId, own))
  return db
    .update(messages)
    .set({
      parts: given('parts', messages.parts),
      metadata: given('metadata', messages.metadata),
      words: given('words', messages.words),
      status: given('status', messages.status),
    })
    .where(and(isTheirs, notExists(anotherRun)))
    .returning({ id: messages.id })
    .prepare('answer_written')
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
