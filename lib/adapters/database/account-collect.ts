import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { AccountPart } from '@/lib/ports/account-store'
import { shownCard, withoutHash } from './account-columns'
import { mailsOf, shownText } from './account-mails'
import { collectOrders } from './account-orders'
import { collectQueued, collectRecordings, collectShares, collectThreads, collectTrips } from './account-threads'
import type { Database } from './database'
import {
  checkoutDrafts,
  confirmations,
  httpIdempotency,
  modelUsage,
  orders,
  outbox,
  paymentCustomers,
  payments,
  savedCards,
  savedPassengers,
  searches,
  sessions,
  threads,
  unsentWords,
  users,
  webhookEvents,
} from './schema'
import { readUnsent } from './unsent-words-store'

type Rows = Record<string, unknown>[]

/** Read in one transaction, so that no part tells of what another one has not heard of yet. */
export function collectAccount(db: Database, userId: string): Promise<AccountPart[]> {
  return db.transaction(
    async (transaction) => {
      const parts: AccountPart[] = []
      for (const [name, collect] of Object.entries(PARTS)) parts.push({ name, rows: await collect(transaction, userId) })
      return parts
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const PARTS: Record<string, (db: Database, userId: string) => Promise<Rows>> = {
  profile: (db, userId) =>
    db
      .select({
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        picture: users.picture,
        isGuest: users.isGuest,
        role: users.role,
        preferences: users.preferences,
        googleId: users.googleId,
        directoryId: users.directoryId,
        createdAt: users.createdAt,
      })
      .from(users)
      .where(eq(users.id, userId)),
  sessions: (db, userId) =>
    db
      .select({
        kind: sessions.kind,
        device: sessions.device,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
        endedAt: sessions.endedAt,
        endedBecause: sessions.endedBecause,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt), asc(sessions.id)),
  savedPassengers: (db, userId) =>
    db
      .select({
        id: savedPassengers.id,
        isSelf: savedPassengers.isSelf,
        profile: savedPassengers.profile,
        createdAt: savedPassengers.createdAt,
        updatedAt: savedPassengers.updatedAt,
      })
      .from(savedPassengers)
      .where(eq(savedPassengers.userId, userId))
      .orderBy(asc(savedPassengers.createdAt), asc(savedPassengers.id)),
  savedCards: (db, userId) =>
    db
      .select({ id: savedCards.id, ...shownCard(savedCards.card), createdAt: savedCards.createdAt })
      .from(savedCards)
      .where(eq(savedCards.userId, userId))
      .orderBy(asc(savedCards.createdAt), asc(savedCards.id)),
  threads: collectThreads,
  tripCommands: collectTrips,
  queuedMessages: collectQueued,
  threadShares: collectShares,
  recordings: collectRecordings,
  checkoutDrafts: async (db, userId) => {
    const rows = await db
      .select({ threadId: checkoutDrafts.threadId, draft: checkoutDrafts.draft, updatedAt: checkoutDrafts.updatedAt })
      .from(checkoutDrafts)
      .innerJoin(threads, and(eq(threads.id, checkoutDrafts.threadId), eq(threads.userId, userId)))
      .orderBy(asc(checkoutDrafts.updatedAt), asc(checkoutDrafts.threadId))
    return rows.map((row) => ({ ...row, draft: typedWords(row.draft) }))
  },
  unsentWords: async (db, userId) => {
    const rows = await db
      .select({ threadId: unsentWords.threadId, words: unsentWords.words, updatedAt: unsentWords.updatedAt })
      .from(unsentWords)
      .where(eq(unsentWords.userId, userId))
    return rows.map(({ words, ...row }) => ({ ...row, words: readUnsent(words) }))
  },
  // What was asked. What was found is the airlines' and as long as a book.
  searches: (db, userId) =>
    db
      .select({
        id: searches.id,
        threadId: searches.threadId,
        search: sql`${searches.result} -> 'search'`,
        createdAt: searches.createdAt,
      })
      .from(searches)
      .where(eq(searches.userId, userId))
      .orderBy(asc(searches.createdAt), asc(searches.id)),
  confirmations: (db, userId) =>
    db
      .select({
        id: confirmations.id,
        threadId: confirmations.threadId,
        quote: withoutHash(confirmations.quote),
        amountMinor: confirmations.amountMinor,
        currency: confirmations.currency,
        expiresAt: confirmations.expiresAt,
        orderId: confirmations.orderId,
        createdAt: confirmations.createdAt,
      })
      .from(confirmations)
      .where(eq(confirmations.userId, userId))
      .orderBy(asc(confirmations.createdAt), asc(confirmations.id)),
  orders: collectOrders,
  bankMessages: (db, userId) => {
    const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
    const paid = db.select({ id: payments.paymentId }).from(payments).where(inArray(payments.orderId, own))
    return db
      .select({
        gateway: webhookEvents.gateway,
        type: webhookEvents.type,
        paymentId: webhookEvents.paymentId,
        orderId: webhookEvents.orderId,
        receivedAt: webhookEvents.receivedAt,
        processedAt: webhookEvents.processedAt,
      })
      .from(webhookEvents)
      .where(or(inArray(webhookEvents.orderId, own), inArray(webhookEvents.paymentId, paid)))
      .orderBy(asc(webhookEvents.receivedAt), asc(webhookEvents.eventId))
  },
  mails: async (db, userId) => {
    const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
    return db
      .select({ recipient: outbox.recipient, subject: outbox.subject, text: shownText, sentAt: outbox.sentAt })
      .from(outbox)
      .where(mailsOf(db, userId, user?.email ?? null))
      .orderBy(asc(outbox.sentAt), asc(outbox.id))
  },
  modelUsage: (db, userId) =>
    db
      .select({ day: modelUsage.day, inputTokens: modelUsage.inputTokens, outputTokens: modelUsage.outputTokens })
      .from(modelUsage)
      .where(eq(modelUsage.userId, userId))
      .orderBy(asc(modelUsage.day)),
  paymentCustomers: (db, userId) =>
    db
      .select({ gateway: paymentCustomers.gateway, customerId: paymentCustomers.customerId })
      .from(paymentCustomers)
      .where(eq(paymentCustomers.userId, userId))
      .orderBy(asc(paymentCustomers.gateway)),
  // The answers themselves are copies of what the orders say, and are gone after a day.
  requests: (db, userId) =>
    db
      .select({ status: httpIdempotency.status, createdAt: httpIdempotency.createdAt })
      .from(httpIdempotency)
      .where(eq(httpIdempotency.userId, userId))
      .orderBy(asc(httpIdempotency.createdAt), asc(httpIdempotency.key)),
}

/** A draft without what only says which page typed each field, and when. */
function typedWords(draft: unknown): unknown {
  if (draft === null || typeof draft !== 'object') return draft
  return Object.fromEntries(Object.entries(draft).filter(([name]) => name !== 'version' && name !== 'marks'))
}
