import { and, eq, gt, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Database } from './database'
import {
  httpIdempotency,
  modelUsage,
  oneTimeCodes,
  orders,
  paymentCustomers,
  refreshTokens,
  savedCards,
  savedPassengers,
  searches,
  sessions,
  threads,
  unsentWords,
  users,
} from './schema'

/** Guests who have left nothing and were not here since then, with what was noted of their visits. */
export function forgetIdleGuests(db: Database, before: Date, most: number): Promise<number> {
  const left = [threads, orders, searches, savedPassengers, savedCards].map((table) =>
    notExists(db.select({ one: sql`1` }).from(table).where(eq(table.userId, users.id))),
  )
  const isHere = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), or(gt(sessions.lastSeenAt, before), isLive(before))))
  return db.transaction(async (transaction) => {
    // Whoever opens a thread at this moment holds the row.
    const idle = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.isGuest, true), isNull(users.email), lt(users.createdAt, before), ...left, notExists(isHere)))
      .limit(most)
      .for('update', { skipLocked: true })
    const ids = idle.map(({ id }) => id)
    if (ids.length === 0) return 0
    const own = transaction.select({ id: sessions.id }).from(sessions).where(inArray(sessions.userId, ids))
    await transaction.delete(refreshTokens).where(inArray(refreshTokens.sessionId, own))
    for (const table of [sessions, oneTimeCodes, unsentWords, modelUsage, httpIdempotency, paymentCustomers]) {
      await transaction.delete(table).where(inArray(table.userId, ids))
    }
    await transaction.delete(users).where(inArray(users.id, ids))
    return ids.length
  })
}

/** An open session is a way back, however long nobody took it. */
function isLive(moment: Date) {
  return and(isNull(sessions.endedAt), gt(sessions.expiresAt, moment))
}
