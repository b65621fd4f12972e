import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isOrderUnderWay } from '@/lib/travel/account/order-under-way'
import { emptyPassenger } from '@/lib/travel/passengers/passenger'
import { passengerTypeSchema } from '@/lib/travel/passengers/passenger-schema'
import { EMPTY_BILLING } from '@/lib/travel/payment/billing'
import { mailsOf } from './account-mails'
import type { Database } from './database'
import { databaseCode } from './database-code'
import { EMPTY_THREAD, forgetConversations } from './purge-threads'
import {
  confirmations,
  httpIdempotency,
  modelUsage,
  oneTimeCodes,
  orderSteps,
  orders,
  outbox,
  paymentCustomers,
  rateLimits,
  refreshTokens,
  savedCards,
  savedPassengers,
  searches,
  sessions,
  threads,
  unsentWords,
  users,
} from './schema'

type Erased = 'erased' | 'order-under-way'

const LONGEST_TRYING_MS = 5_000
const PAUSE_MS = 20

/**
 * Deletes what is personal and leaves orders without their people, in one transaction; doing it again deletes what came in between. The
 * sandbox's bank and airline are the outside, to whom our user id is an opaque one: their books are left alone.
 */
export async function eraseAccount(db: Database, userId: string, now: Date): Promise<Erased> {
  for (const startedAt = performance.now(); ; ) {
    try {
      return await db.transaction((transaction) => eraseNow(transaction, userId, now))
    } catch (error) {
      // Somebody writes to a thread of theirs at this very moment: nothing was changed, and they may need the row that we hold.
      if (performance.now() - startedAt > LONGEST_TRYING_MS || !isHeldElsewhere(error)) throw error
      await new Promise((resume) => setTimeout(resume, PAUSE_MS))
    }
  }
}

async function eraseNow(db: Database, userId: string, now: Date): Promise<Erased> {
  // While this row is held nothing new can refer to it: no order, no thread, no session.
  const [user] = await db.select({ email: users.email, erasedAt: users.erasedAt }).from(users).where(eq(users.id, userId)).for('update')
  if (!user) return 'erased'
  // An order is made, and a message written, under the lock of its thread.
  await db.select({ id: threads.id }).from(threads).where(eq(threads.userId, userId)).for('update', { noWait: true })
  const own = await db
    .select({
      id: orders.id,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      leaseUntil: orders.leaseUntil,
      passengers: orders.passengers,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .for('update')
  const isHeld = ({ leaseUntil }: { leaseUntil: Date | null }) => leaseUntil !== null && leaseUntil > now
  if (user.erasedAt === null && own.some((order) => isOrderUnderWay(order) || isHeld(order))) return 'order-under-way'

  await deleteMails(db, userId, user.email)
  await deleteSessions(db, userId)
  for (const order of own) await forgetPeople(db, order)
  await db.delete(unsentWords).where(eq(unsentWords.userId, userId))
  await deleteConversations(db, userId, now)
  for (const table of [savedPassengers, savedCards, modelUsage, httpIdempotency, paymentCustomers]) {
    await db.delete(table).where(eq(table.userId, userId))
  }
  await deleteCounts(db, [userId, user.email])
  await db
    .update(users)
    .set({ ...NOBODY, erasedAt: user.erasedAt ?? now })
    .where(eq(users.id, userId))
  return 'erased'
}

const NOBODY = {
  email: null,
  firstName: '',
  lastName: '',
  passwordHash: null,
  picture: null,
  googleId: null,
  directoryId: null,
  preferences: {},
  role: 'user',
}

/** What was bought, when, for how much, and its references stay, as the books must; the new version stops whoever still held the order. */
async function forgetPeople(db: Database, order: { id: string; passengers: unknown }): Promise<void> {
  const people = z.array(z.object({ type: passengerTypeSchema })).parse(order.passengers)
  // The hash was made of names and passports, too.
  const hash = `erased:${order.id}`
  const withoutHash = (quote: typeof orders.quote | typeof confirmations.quote) =>
    sql`jsonb_set(${quote}, '{hash}', to_jsonb(${hash}::text))`
  await db
    .update(orders)
    .set({
      passengers: people.map(({ type }) => emptyPassenger(type)),
      billing: EMPTY_BILLING,
      card: null,
      keepCard: false,
      quote: withoutHash(orders.quote),
      quoteHash: hash,
      lastError: null,
      version: sql`${orders.version} + 1`,
      leaseUntil: null,
    })
    .where(eq(orders.id, order.id))
  // Codes stay; sentences are the outside's own and may name anybody.
  await db
    .update(orderSteps)
    .set({ outcome: null })
    .where(and(eq(orderSteps.orderId, order.id), sql`${orderSteps.outcome} ~ '\\s'`))
  const bound = db.select({ id: orders.confirmationId }).from(orders).where(eq(orders.id, order.id))
  await db
    .update(confirmations)
    .set({ quote: withoutHash(confirmations.quote) })
    .where(inArray(confirmations.id, bound))
}

/** Those that no order refers to go; of the others only the empty row stays. */
async function deleteConversations(db: Database, userId: string, now: Date): Promise<void> {
  const own = await db.select({ id: threads.id }).from(threads).where(eq(threads.userId, userId))
  await forgetConversations(
    db,
    own.map(({ id }) => id),
  )
  await db.delete(searches).where(eq(searches.userId, userId))
  const ordered = db.select({ id: orders.confirmationId }).from(orders).where(eq(orders.userId, userId))
  await db.delete(confirmations).where(and(eq(confirmations.userId, userId), notInArray(confirmations.id, ordered)))
  const orderedIn = db.select({ id: orders.threadId }).from(orders).where(eq(orders.userId, userId))
  await db.delete(threads).where(and(eq(threads.userId, userId), notInArray(threads.id, orderedIn)))
  // Deleted, so that nothing that is still on its way comes into it.
  await db
    .update(threads)
    .set({ ...EMPTY_THREAD, name: '', deletedAt: now })
    .where(eq(threads.userId, userId))
}

async function deleteSessions(db: Database, userId: string): Promise<void> {
  const own = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId))
  await db.delete(refreshTokens).where(inArray(refreshTokens.sessionId, own))
  await db.delete(sessions).where(eq(sessions.userId, userId))
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId))
}

/** Sent or not: an unsent one would go out after its account is gone. */
async function deleteMails(db: Database, userId: string, email: string | null): Promise<void> {
  await db.delete(outbox).where(mailsOf(db, userId, email))
}

/** Counts of uses, kept under who used it: `kind:user` or `kind:address`. */
async function deleteCounts(db: Database, names: (string | null)[]): Promise<void> {
  const who = sql<string>`substr(${rateLimits.key}, position(':' in ${rateLimits.key}) + 1)`
  await db.delete(rateLimits).where(
    inArray(
      who,
      names.filter((name) => name !== null),
    ),
  )
}

/** A lock that somebody else has, or two of us waiting for each other. */
function isHeldElsewhere(error: unknown): boolean {
  return databaseCode(error, /^(55P03|40P01)$/) !== null
}
