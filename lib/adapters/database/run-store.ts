import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { RunStore } from '@/lib/ports/run-store'
import type { Database } from './database'
import { given } from './given'
import { livingAnswers } from './living-answers'
import { runs } from './schema'

/** Runs in the database, one row per thread: taking the row is one statement, so of many who try at once one gets it. */
export function createRunStore(db: Database): RunStore {
  const runId = sql.placeholder('runId')
  const leaseUntil = given('leaseUntil', runs.leaseUntil)
  const take = db
    .insert(runs)
    .values({ threadId: sql.placeholder('threadId'), runId, leaseUntil: sql.placeholder('leaseUntil') })
    .onConflictDoUpdate({
      target: runs.threadId,
      set: { runId: given('runId', runs.runId), messageId: null, leaseUntil, stopAskedAt: null },
      setWhere: lte(runs.leaseUntil, given('now', runs.leaseUntil)),
    })
    .returning({ runId: runs.runId })
    .prepare('run_take')
  const renewed = db
    .update(runs)
    .set({ leaseUntil })
    .where(eq(runs.runId, runId))
    .returning({ stopAskedAt: runs.stopAskedAt })
    .prepare('run_renew')
  const livingOf = livingAnswers(db).prepare('runs_of_user')
  const over = db.delete(runs).where(eq(runs.runId, runId)).prepare('run_over')
  return {
    start: async (run) => (await take.execute(run)).length > 0,
    async renew(runId, leaseUntil) {
      const [run] = await renewed.execute({ runId, leaseUntil })
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
      const [living] = await livingOf.execute({ userId, now })
      return living?.count ?? 0
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
      await over.execute({ runId })
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
