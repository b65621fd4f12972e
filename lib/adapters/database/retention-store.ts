import { and, eq, lt, ne, notExists, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { RetentionStore } from '@/lib/ports/retention-store'
import type { Forgettable } from '@/lib/travel/retention/retention-rules'
import type { Database } from './database'
import { forgetIdleGuests } from './forget-guests'
import { forgetFlownPassports, forgetUnbookedPassports } from './forget-passports'
import { forgetEndedSessions } from './forget-sessions'
import {
  checkoutDrafts,
  confirmations,
  letters,
  modelUsage,
  oneTimeCodes,
  orders,
  outbox,
  priceObservations,
  rateLimits,
  runs,
  sandboxWebhooks,
  searches,
  threadShares,
  unsentWords,
  webhookEvents,
} from './schema'

type Step = (db: Database, before: Date, most: number) => Promise<number>

const STEPS: Record<Forgettable, Step> = {
  'passports of flown trips': forgetFlownPassports,
  'passports of trips not booked': forgetUnbookedPassports,
  'checkout drafts': deleteFrom(checkoutDrafts, (before) => lt(checkoutDrafts.updatedAt, before)),
  'unsent words': deleteFrom(unsentWords, (before) => lt(unsentWords.updatedAt, before)),
  searches: deleteFrom(searches, (before) => lt(searches.createdAt, before)),
  'price observations': deleteFrom(priceObservations, (before) => lt(priceObservations.observedOn, dayOf(before))),
  'revoked links': deleteFrom(threadShares, (before) => lt(threadShares.revokedAt, before)),
  'unused confirmations': deleteFrom(confirmations, (before, db) => and(lt(confirmations.expiresAt, before), isUnused(db))),
  'left answers': deleteFrom(runs, (before) => lt(runs.leaseUntil, before)),
  'one-time codes': deleteFrom(oneTimeCodes, (before) => lt(oneTimeCodes.expiresAt, before)),
  'counts of uses': deleteFrom(rateLimits, (before) => lt(rateLimits.endsAt, before)),
  'ended sessions': forgetEndedSessions,
  'idle guests': forgetIdleGuests,
  // Somebody who left an address to be told something waits for it.
  letters: deleteFrom(letters, (before) => and(ne(letters.kind, 'membership'), lt(letters.createdAt, before))),
  mails: deleteFrom(outbox, (before) => lt(outbox.sentAt, before)),
  'counts of model use': deleteFrom(modelUsage, (before) => lt(modelUsage.day, dayOf(before))),
  'webhook events': deleteFrom(webhookEvents, (before) => lt(webhookEvents.processedAt, before)),
  'sandbox letters': deleteFrom(sandboxWebhooks, (before) => lt(sandboxWebhooks.deliveredAt, before)),
}

/** Forgets by age, each step a transaction of its own; rows that somebody works with are left for the next time. */
export function createRetentionStore(db: Database): RetentionStore {
  return { forget: (what, before, most) => STEPS[what](db, before, most) }
}

function deleteFrom(table: PgTable, isDue: (before: Date, db: Database) => SQL | undefined): Step {
  return async (db, before, most) => {
    // Not every table has a key of one column, but every row has its place.
    const due = sql`select ctid from ${table} where ${isDue(before, db)} limit ${most} for update skip locked`
    const deleted = await db.delete(table).where(sql`ctid in (${due})`).returning({ one: sql<number>`1` })
    return deleted.length
  }
}

function isUnused(db: Database): SQL {
  const made = db.select({ one: sql`1` }).from(orders).where(eq(orders.confirmationId, confirmations.id))
  return notExists(made)
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
