import { and, eq, inArray, lte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { BranchPage, MessageRow, MessageStore } from '@/lib/ports/message-store'
import type { Database } from './database'
import { given } from './given'
import { type Id, isOwnThread, ownThread } from './own-thread'
import { messages, threads } from './schema'

const STATUSES = ['streaming', 'complete', 'partial', 'failed'] as const

const rowColumns = {
  id: messages.id,
  threadId: messages.threadId,
  parentId: messages.parentId,
  role: messages.role,
  parts: messages.parts,
  metadata: messages.metadata,
  status: messages.status,
  version: messages.version,
  createdAt: messages.createdAt,
}
const columns = {
  ...rowColumns,
  versions: sql<string[]>`case when ${messages.parentId} is null
    then (${idsWhere(sql`version.parent_id is null`)})
    else (${idsWhere(sql`version.parent_id = ${messages.parentId}`)}) end`,
}

/** Apart for the beginning and for all else, as an index finds either but not both at once. */
function idsWhere(follows: SQL): SQL {
  return sql`select json_agg(version.id order by version.sequence) from ${messages} version
    where version.thread_id = ${messages.threadId} and ${follows}`
}

/** Shorter pages are hardly ever a whole thread. */
const SHORTEST_WHOLE = 10

/**
 * Reads the messages of a branch in the order of the conversation, each with the ids of its versions. `limit` leaves out all but the last.
 * A thread that is not longer than that is read whole, and its branch is found here: a third of what it costs to have it walked there.
 */
export function createBranchReader(db: Database): MessageStore['list'] {
  const [threadId, userId, limit] = [sql.placeholder('threadId'), sql.placeholder('userId'), sql.placeholder('limit')]
  const branch = (ofThread: Id, ofUser: Id, page: Page) =>
    db
      .select(columns)
      .from(messages)
      .where(inArray(messages.id, idsOfBranch(ownThread(db, ofThread, ofUser), page)))
      .orderBy(messages.sequence)
  const newest = branch(threadId, userId, { limit }).prepare('newest')
  const whole = db
    .select({ ...rowColumns, sequence: messages.sequence, headId: threads.headId })
    .from(threads)
    .innerJoin(messages, eq(messages.threadId, threads.id))
    .where(and(isOwnThread(threadId, userId), lte(threads.lastSequence, given('limit', threads.lastSequence))))
    .orderBy(messages.sequence)
    .prepare('whole_thread')

  return async (ofThread, ofUser, page = {}) => {
    const asked = { threadId: ofThread, userId: ofUser, limit: page.limit }
    if (page.limit === undefined || page.before !== undefined || page.upTo !== undefined)
      return (await branch(ofThread, ofUser, page)).map(readRow)
    const all = page.limit < SHORTEST_WHOLE ? [] : await whole.execute(asked)
    return (all.length > 0 ? branchOf(all) : await newest.execute(asked)).map(readRow)
  }
}

type WholeRow = Omit<StoredMessage, 'versions'> & { sequence: number; headId: string | null }

/** Out of all messages of a thread. Sequences fall on the way back, so that no stored loop can go on for ever. */
function branchOf(rows: WholeRow[]): StoredMessage[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const found: StoredMessage[] = []
  let last = byId.get(rows[0]?.headId ?? '')
  while (last) {
    const { parentId, sequence } = last
    const versions = rows.filter((row) => row.parentId === parentId).map(({ id }) => id)
    found.unshift({ ...last, versions })
    const before: WholeRow | undefined = byId.get(parentId ?? '')
    last = before && before.sequence < sequence ? before : undefined
  }
  return found
}

type Page = { [Key in keyof BranchPage]: BranchPage[Key] | Placeholder }

/** One message as the branch would give it. */
export async function readMessage(db: Database, threadId: string, id: string): Promise<MessageRow | null> {
  const [row] = await db
    .select(columns)
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.threadId, threadId)))
  return row ? readRow(row) : null
}

/** What is under a message, itself included: its newest one is the end of a branch, as what follows a message is always newer. */
export function newestUnder(db: Database, threadId: string, messageId: string) {
  const ids = sql`(
    with recursive tree as (
      select id, sequence from ${messages} where thread_id = ${threadId} and id = ${messageId}
      union all
      select child.id, child.sequence from tree
      join ${messages} child on child.thread_id = ${threadId} and child.parent_id = tree.id and child.sequence > tree.sequence
    )
    select id from tree order by sequence desc limit 1
  )`
  return db.select({ id: messages.id, tripAfter: messages.tripAfter }).from(messages).where(inArray(messages.id, ids))
}

/** Sequences fall on the way back, so that no stored loop can go on for ever. */
function idsOfBranch(own: ReturnType<typeof ownThread>, { limit, before, upTo }: Page): SQL {
  const end = endOfBranch(own, before, upTo)
  return sql`(
    with recursive branch as (
      select id, thread_id, parent_id, sequence, 1 as length from ${messages} where id = (${end}) and thread_id in (${own})
      union all
      select passed.id, passed.thread_id, passed.parent_id, passed.sequence, branch.length + 1 from branch
      join ${messages} passed on passed.id = branch.parent_id
      where passed.thread_id = branch.thread_id and passed.sequence < branch.sequence
      ${limit === undefined ? sql`` : sql`and branch.length < ${limit}`}
    )
    select id from branch
  )`
}

/** The branch ends with a message that is named, before one, or where the thread itself ends. */
function endOfBranch(own: ReturnType<typeof ownThread>, before: Page['before'], upTo: Page['upTo']): SQL {
  if (upTo !== undefined) return sql`select id from ${messages} where id = ${upTo} and thread_id in (${own})`
  if (before !== undefined) return sql`select parent_id from ${messages} where id = ${before} and thread_id in (${own})`
  return sql`select head_id from ${threads} where id in (${own})`
}

type StoredMessage = Pick<typeof messages.$inferSelect, Exclude<keyof typeof columns, 'versions'>> & { versions: string[] }

/** A broken row is handed on with what is there: one bad message must not keep its thread from opening. */
function readRow(row: StoredMessage): MessageRow {
  const { id, threadId, parentId, metadata, version, createdAt, versions } = row
  return {
    id,
    threadId,
    parentId,
    role: row.role === 'user' ? 'user' : 'assistant',
    // What is no list is read as its only part: its words are still there to be shown.
    parts: Array.isArray(row.parts) ? row.parts : [row.parts],
    metadata,
    status: STATUSES.find((status) => status === row.status) ?? 'complete',
    version,
    createdAt,
    versions,
  }
}
