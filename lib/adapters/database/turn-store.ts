import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { TurnStore, UsualTurn } from '@/lib/ports/turn-store'
import type { Database } from './database'
import { given } from './given'
import { livingAnswers } from './living-answers'
import { isOwnThread } from './own-thread'
import { messages, runs, threads } from './schema'
import { searchable } from './search-words'
import { isUniqueViolation } from './unique-violation'

/** Each turn is one statement: of many at the same moment one gets the thread, and of one that is refused nothing stays behind. */
export function createTurnStore(db: Database): TurnStore {
  const taken = prepareTaken(db)
  const begun = prepareBegun(db)
  return {
    take: (turn) => unlessKnown(() => taken.execute(valuesOf(turn))),
    begin: ({ name, ...turn }) => unlessKnown(() => begun.execute({ ...valuesOf(turn), name })),
  }
}

function prepareTaken(db: Database) {
  const isUsual = and(isOwnThread(sql.placeholder('threadId'), sql.placeholder('userId')), isNull(threads.recordedSince), hasRoom(db))
  const thread = db
    .$with('thread')
    .as(
      db
        .select({ id: threads.id, headId: threads.headId, lastSequence: threads.lastSequence, tripHead: threads.tripHead })
        .from(threads)
        .where(isUsual)
        .for('update'),
    )
  const run = db.$with('run', {}).as(sql`
    insert into ${runs} (thread_id, run_id, message_id, lease_until) select ${runOf(sql`id`)} from ${thread}
    on conflict (thread_id) do update set
      run_id = excluded.run_id, message_id = excluded.message_id, lease_until = excluded.lease_until, stop_asked_at = null
    where ${runs.leaseUntil} <= ${given('now', runs.leaseUntil)}
    returning thread_id`)
  const source = sql`${thread} where exists (select from ${run})`
  const placed = db.$with('placed', {}).as(placeBoth(source, { sequence: sql`last_sequence`, parent: sql`head_id`, trip: sql`trip_head` }))
  return db
    .with(thread, run, placed)
    .update(threads)
    .set({ headId: given('answerId', threads.headId), lastSequence: sql`${thread.lastSequence} + 2`, updatedAt: sql`now()` })
    .from(thread)
    .where(and(eq(threads.id, thread.id), sql`exists (select from ${run})`))
    .returning({ id: threads.id })
    .prepare('turn_taken')
}

function prepareBegun(db: Database) {
  // Under the table's own name, so that it is read as rows of that.
  const begun = db.$with('threads', {}).as(sql`
    insert into ${threads} (id, user_id, name, head_id, last_sequence)
    select ${given('threadId', threads.id)}::text, ${given('userId', threads.userId)}::text, ${given('name', threads.name)}::text,
      ${given('answerId', threads.headId)}::text, 2
    where ${hasRoom(db)}
    on conflict do nothing
    returning *`)
  const run = db.$with('run', {}).as(sql`
    insert into ${runs} (thread_id, run_id, message_id, lease_until) select ${runOf(sql`id`)} from ${begun}`)
  const placed = db
    .$with('placed', {})
    .as(placeBoth(sql`${begun}`, { sequence: sql`0`, parent: sql`null::text`, trip: sql`null::integer` }))
  return db.with(begun, run, placed).select({ id: threads.id }).from(threads).prepare('turn_begun')
}

/** The run that is about to begin is not among those that are counted. */
function hasRoom(db: Database): SQL {
  return sql`${sql.placeholder('answersAtOnce')}::integer > ${livingAnswers(db)}`
}

function runOf(threadId: SQL): SQL {
  const leaseUntil = sql`${given('leaseUntil', runs.leaseUntil)}::timestamptz`
  return sql`${threadId}, ${given('runId', runs.runId)}::text, ${given('answerId', runs.messageId)}::text, ${leaseUntil}`
}

/** The words, and behind them their answer, which has none yet. */
function placeBoth(thread: SQL, { sequence, parent, trip }: Record<'sequence' | 'parent' | 'trip', SQL>): SQL {
  const id = sql`${given('id', messages.id)}::text`
  return sql`
    insert into ${messages}
      (id, thread_id, sequence, parent_id, trip_before, role, status, parts, metadata, words, client_key, run_id)
    select ${id}, id, ${sequence} + 1, ${parent}, ${trip}, 'user', 'complete', ${given('parts', messages.parts)}::jsonb,
      ${given('metadata', messages.metadata)}::jsonb, ${given('words', messages.words)}::text, ${given('clientKey', messages.clientKey)}::text,
      null::text
    from ${thread}
    union all
    select ${given('answerId', messages.id)}::text, id, ${sequence} + 2, ${id}, ${trip}, 'assistant', 'streaming', '[]'::jsonb,
      ${given('answerMetadata', messages.metadata)}::jsonb, '', null, ${given('runId', messages.runId)}::text
    from ${thread}`
}

function valuesOf({ threadId, userId, words, answer, leaseUntil, limit }: UsualTurn) {
  const { id: answerId, runId, metadata: answerMetadata } = answer
  return { threadId, userId, ...words, words: searchable(words.words), answerId, runId, answerMetadata, leaseUntil, ...limit }
}

/** Whether something was written: not where an id or a key is known already. */
async function unlessKnown(write: () => Promise<unknown[]>): Promise<boolean> {
  try {
    return (await write()).length > 0
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}
