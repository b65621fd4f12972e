import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { SessionStore } from '@/lib/ports/session-store'
import type { Database } from './database'
import { given } from './given'
import { refreshTokens, sessions, users } from './schema'
import { readUser, userColumns } from './user-row'

/** How exactly it is known when somebody was here last: a write for every request would tell nobody more. */
const SEEN_EVERY_MS = 5 * 60_000
const KEPT_AFTER_MS = 30 * 24 * 3_600_000
/** However often it is used, whoever can sign in again does so after this; a guest could not, and would lose their trips. */
const LONGEST = sql`case when ${sessions.kind} = 'guest' then interval '100 years' else interval '180 days' end`

const columns = {
  id: sessions.id,
  userId: sessions.userId,
  kind: sessions.kind,
  device: sessions.device,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
  expiresAt: sessions.expiresAt,
}

export function createSessionStore(db: Database): SessionStore {
  const userOfSession = db
    .select({ session: columns, user: userColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sql.placeholder('id')), isLive(given('now', sessions.expiresAt)), isNull(users.erasedAt)))
    .prepare('user_of_session')
  return {
    open: ({ now, ...session }) =>
      db.transaction(async (transaction) => {
        await holdUser(transaction, session.userId)
        await sweep(transaction, session.userId, now)
        const [opened] = await transaction
          .insert(sessions)
          .values({ ...session, id: randomUUID(), createdAt: now, lastSeenAt: now })
          .returning(columns)
        if (!opened) throw new Error('the session was not stored')
        return opened
      }),
    async findUser(id, now) {
      const [found] = await userOfSession.execute({ id, now })
      if (!found) return null
      const seenBefore = new Date(now.getTime() - SEEN_EVERY_MS)
      if (found.session.lastSeenAt < seenBefore) await noteSeen(db, id, seenBefore, now)
      return { session: found.session, user: readUser(found.user) }
    },
    list: (userId, now) =>
      db
        .select(columns)
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isLive(now)))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.id),
    async extend(id, expiresAt) {
      await db
        .update(sessions)
        .set({ expiresAt: sql`least(${expiresAt.toISOString()}::timestamptz, ${sessions.createdAt} + ${LONGEST})` })
        .where(and(eq(sessions.id, id), isNull(sessions.endedAt), lt(sessions.expiresAt, expiresAt)))
    },
    async end(id, userId, because, now) {
      const ended = await db
        .update(sessions)
        .set({ endedAt: now, endedBecause: because })
        .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isLive(now)))
        .returning({ id: sessions.id })
      return ended.length > 0
    },
    async endAll(userId, because, now, exceptId) {
      const ended = await db
        .update(sessions)
        .set({ endedAt: now, endedBecause: because })
        .where(and(eq(sessions.userId, userId), isLive(now), exceptId === undefined ? undefined : ne(sessions.id, exceptId)))
        .returning({ id: sessions.id })
      return ended.length
    },
  }
}

function isLive(now: Date | SQL) {
  return and(isNull(sessions.endedAt), gt(sessions.expiresAt, now))
}

/** An account that is being erased at this moment is waited for: of whoever erased theirs no row is made any more. */
async function holdUser(transaction: Database, userId: string): Promise<void> {
  const [user] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('key share')
  if (!user) throw new Error('a session was to be opened for somebody who erased their account')
}

/** Devices that somebody has not used for this long are nobody's business any more. The refresh tokens of such a session are over, too. */
async function sweep(db: Database, userId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_AFTER_MS)
  const old = and(eq(sessions.userId, userId), lte(sessions.expiresAt, before))
  await db.delete(refreshTokens).where(inArray(refreshTokens.sessionId, db.select({ id: sessions.id }).from(sessions).where(old)))
  await db.delete(sessions).where(old)
}

/** Of requests side by side one writes. */
async function noteSeen(db: Database, id: string, seenBefore: Date, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, seenBefore)))
}
