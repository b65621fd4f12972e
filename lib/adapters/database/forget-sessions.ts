import { and, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from './database'
import { refreshTokens, sessions } from './schema'

/** Sessions that ended before then, with their tokens. */
export function forgetEndedSessions(db: Database, before: Date, most: number): Promise<number> {
  return db.transaction(async (transaction) => {
    const ended = await transaction
      .select({ id: sessions.id })
      .from(sessions)
      .where(or(lt(sessions.endedAt, before), lt(sessions.expiresAt, before)))
      .limit(most)
      .for('update', { skipLocked: true })
    const ids = ended.map(({ id }) => id)
    if (ids.length === 0) return 0
    await transaction.delete(refreshTokens).where(inArray(refreshTokens.sessionId, ids))
    // A token that was renewed meanwhile keeps its session.
    const gone = await transaction
      .delete(sessions)
      .where(and(inArray(sessions.id, ids), or(lt(sessions.endedAt, before), lt(sessions.expiresAt, before))))
      .returning({ one: sql<number>`1` })
    return gone.length
  })
}
