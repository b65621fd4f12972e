import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { RunStore } from '@/lib/ports/run-store'
import type { Database } from './database'
import { runs, threads } from './schema'

/** Runs in the database, one row per thread: taking the row is one statement, so of many who try at once one gets it. */
export function createRunStore(db: Database): RunStore {
  return {
    async start({ threadId, runId, now, leaseUntil }) {
      const taken = await db
        .insert(runs)
        .values({ threadId, runId, leaseUntil })
        .onConflictDoUpdate({
          target: runs.threadId,
          set: { runId, messageId: null, leaseUntil, stopAskedAt: null },
          setWhere: lte(runs.leaseUntil, now),
        })
        .returning({ runId: runs.runId })
      return taken.length > 0
    },
    async name(runId, messageId) {
      await db.update(runs).set({ messageId }).where(eq(runs.runId, runId))
    },
    async renew(runId, leaseUntil) {
      const [run] = await db.update(runs).set({ leaseUntil }).where(eq(runs.runId, runId)).returning({ stopAskedAt: runs.stopAskedAt })
      if (!run) return 'lost'
      return run.stopAskedAt ? 'stop-asked' : 'held'
    },
    async find(threadId, now) {
      const [found] = await db
        .select({ runId: runs.runId, messageId: runs.messageId })
        .from(runs)
        .where(and(eq(runs.threadId, threadId), gt(runs.leaseUntil, now)))
      return found ?? null
    },
    async countOf(userId, now) {
      const ofUser = db.select({ id: threads.id }).from(threads).where(eq(threads.userId, userId))
      return db.$count(runs, and(inArray(runs.threadId, ofUser), gt(runs.leaseUntil, now)))
    },
    async askToStop(threadId, messageId, now) {
      const asked = await db
        .update(runs)
        .set({ stopAskedAt: now })
        .where(and(eq(runs.threadId, threadId), eq(runs.messageId, messageId), gt(runs.leaseUntil, now)))
        .returning({ runId: runs.runId })
      return asked.length > 0
    },
    async end(runId) {
      await db.delete(runs).where(eq(runs.runId, runId))
    },
    async endAll() {
      await db.delete(runs)
    },
    async living(now) {
      const found = await db.select({ runId: runs.runId }).from(runs).where(gt(runs.leaseUntil, now))
      return found.map(({ runId }) => runId)
    },
  }
}
