import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from './database'
import { given } from './given'
import { runs, threads } from './schema'

/** How many answers are being written in all threads of `userId` at the moment `now`: a number for a prepared query that is given both. */
export function livingAnswers(db: Database) {
  const own = db
    .select({ id: threads.id })
    .from(threads)
    .where(eq(threads.userId, given('userId', threads.userId)))
  return db
    .select({ count: sql<number>`count(*)::integer`.as('count') })
    .from(runs)
    .where(and(inArray(runs.threadId, own), gt(runs.leaseUntil, given('now', runs.leaseUntil))))
}
