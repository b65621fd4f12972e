import { and, eq, sql } from 'drizzle-orm'
import type { BegunAnswer } from '@/lib/ports/message-store'
import type { AnswersLimit } from '@/lib/ports/run-store'
import type { Database } from './database'
import { given } from './given'
import { livingAnswers, NO_LIMIT } from './living-answers'
import { isOwnThread } from './own-thread'
import { messages, runs, threads } from './schema'
import { isUniqueViolation } from './unique-violation'

type Words = { id: string; threadId: string; userId: string; parts: unknown[]; metadata: unknown; words: string; clientKey: string }

/**
 * What almost every turn asks for, in one statement instead of a transaction: a traveller's message behind the last one of the branch, its
 * answer behind that, and the answer's run named. False, and nothing is written, when the thread is not there, an id or key is taken, or
 * more answers are being written for the traveller than may be: whoever asks next finds out which.
 */
export function createUsualPlacing(db: Database): (words: Words, answer: BegunAnswer, limit?: AnswersLimit) => Promise<boolean> {
  const isWithinLimit = sql`${sql.placeholder('answersAtOnce')}::integer >= ${livingAnswers(db)}`
  const thread = db.$with('thread').as(
    db
      .select({ id: threads.id, headId: threads.headId, lastSequence: threads.lastSequence, tripHead: threads.tripHead })
      .from(threads)
      .where(and(isOwnThread(sql.placeholder('threadId'), sql.placeholder('userId')), isWithinLimit))
      .for('update'),
  )
  const id = given('id', messages.id)
  const placed = db.$with('placed', {}).as(sql`
    insert into ${messages}
      (id, thread_id, sequence, parent_id, trip_before, role, status, parts, metadata, words, client_key, run_id)
    select ${id}::text, id, last_sequence + 1, head_id, trip_head, 'user', 'complete', ${given('parts', messages.parts)}::jsonb,
      ${given('metadata', messages.metadata)}::jsonb, ${given('words', messages.words)}::text, ${given('clientKey', messages.clientKey)}::text,
      null::text
    from ${thread}
    union all
    select ${given('answerId', messages.id)}::text, id, last_sequence + 2, ${id}::text, trip_head, 'assistant', 'streaming', '[]'::jsonb,
      ${given('answerMetadata', messages.metadata)}::jsonb, '', null, ${given('runId', messages.runId)}::text
    from ${thread}`)
  const named = db.$with('named', {}).as(sql`
    update ${runs} set message_id = ${given('answerId', runs.messageId)} where run_id = ${given('runId', runs.runId)}`)
  const place = db
    .with(thread, placed, named)
    .update(threads)
    .set({ headId: given('answerId', threads.headId), lastSequence: sql`${thread.lastSequence} + 2`, updatedAt: sql`now()` })
    .from(thread)
    .where(eq(threads.id, thread.id))
    .returning({ id: threads.id })
    .prepare('place_with_answer')

  return async (words, { id: answerId, runId, metadata: answerMetadata }, limit = NO_LIMIT) => {
    try {
      return (await place.execute({ ...words, ...limit, answerId, runId, answerMetadata })).length > 0
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  }
}
