import { and, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OrderChange, OrderJournal, OrderRow, OrderStepEntry, OrderStepRow, OrderStore, PaymentEntry } from '@/lib/ports/order-store'
import { unfinishedOrderStates } from '@/lib/states/next-order-step'
import { currentOrderFirst } from './current-order'
import type { Database } from './database'
import { lockThread } from './lock-trip'
import { readOrder } from './order-row'
import { keepPayment, readPayment } from './payment-row'
import { orderSteps, orders, payments } from './schema'
import { isUniqueViolation } from './unique-violation'

const stepStateSchema = z.enum(['started', 'succeeded', 'failed'])

/** Orders as their owners read them; what moves them on is the journal. */
export function createOrderStore(db: Database): OrderStore {
  const ofThread = db
    .select()
    .from(orders)
    .where(and(eq(orders.threadId, sql.placeholder('threadId')), eq(orders.userId, sql.placeholder('userId'))))
    .orderBy(...currentOrderFirst)
    .limit(1)
    .prepare('order_of_thread')
  return {
    create: ({ captureBefore, actionBy, ...order }, tripVersion) =>
      db.transaction(async (transaction) => {
        const trip = await lockThread(transaction, order.threadId, order.userId)
        if (trip?.tripVersion !== tripVersion) return null
        const [created] = await transaction
          .insert(orders)
          .values({ ...order, quoteHash: order.quote.hash, captureBefore: readInstant(captureBefore), actionBy: readInstant(actionBy) })
          .onConflictDoNothing()
          .returning()
        return created ? readOrder(created) : null
      }),
    async find(orderId, userId) {
      const [found] = await db
        .select()
        .from(orders)
        .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
      return found ? readOrder(found) : null
    },
    async findByThread(threadId, userId) {
      const [found] = await ofThread.execute({ threadId, userId })
      return found ? readOrder(found) : null
    },
    async list(userId) {
      const rows = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt))
      return rows.map(readOrder)
    },
    async listSteps(orderId, userId) {
      const own = db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
      const rows = await db.select().from(orderSteps).where(inArray(orderSteps.orderId, own)).orderBy(orderSteps.number)
      return rows.map((row): OrderStepRow => ({ ...row, state: stepStateSchema.parse(row.state) }))
    },
    async listPayments(orderId, userId) {
      const rows = await db
        .select({ payment: payments })
        .from(payments)
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
        .orderBy(payments.createdAt)
      return rows.map(({ payment }) => readPayment(payment))
    },
  }
}

/** A claim raises the version, so that whoever held the order before can write no more. Each write renews the lease by its length. */
export function createOrderJournal(db: Database): OrderJournal {
  return {
    async claim(orderId, now, leaseMs) {
      const [claimed] = await db
        .update(orders)
        .set({ leaseUntil: new Date(now.getTime() + leaseMs), leaseMs, version: sql`${orders.version} + 1` })
        .where(and(eq(orders.id, orderId), isUnheld(now)))
        .returning()
      return claimed ? readOrder(claimed) : null
    },
    update: (order, change, now, step, payment) =>
      db.transaction((transaction) => writeStep(transaction, order, change, now, step, payment)),
    async renew(order, now) {
      const renewed = await db
        .update(orders)
        // One that was on its way for long shortens nothing: a later one may have been quicker.
        .set({
          leaseUntil: sql`greatest(${orders.leaseUntil}, ${now.toISOString()}::timestamptz + ${orders.leaseMs} * interval '1 millisecond')`,
        })
        .where(and(eq(orders.id, order.id), eq(orders.version, order.version), isNotNull(orders.leaseUntil)))
        .returning({ id: orders.id })
      return renewed.length > 0
    },
    async knows(orderId) {
      const found = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId))
      return found.length > 0
    },
    async findByPayment(paymentId) {
      const [found] = await db.select({ orderId: payments.orderId }).from(payments).where(eq(payments.paymentId, paymentId))
      return found?.orderId ?? null
    },
    async wake(orderId) {
      await db.update(orders).set({ resumeAt: null }).where(eq(orders.id, orderId))
    },
    async rebind(order, change, tripVersion, now, step) {
      try {
        return await db.transaction(async (transaction) => {
          const [thread] = await transaction
            .select({ threadId: orders.threadId, userId: orders.userId })
            .from(orders)
            .where(eq(orders.id, order.id))
          const trip = thread && (await lockThread(transaction, thread.threadId, thread.userId))
          if (trip?.tripVersion !== tripVersion) return null
          return writeStep(transaction, order, change, now, step)
        })
      } catch (error) {
        // Its twin in another thread is in progress: the index let one of them through.
        if (isUniqueViolation(error)) return null
        throw error
      }
    },
    async release(orderId, version) {
      await db
        .update(orders)
        .set({ leaseUntil: null })
        .where(and(eq(orders.id, orderId), eq(orders.version, version)))
    },
    async listUnfinished(now, limit) {
      const rows = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(isUnfinished, isUnheld(now), or(isNull(orders.resumeAt), lte(orders.resumeAt, now))))
        // Each try writes to its order, which puts it behind those that still wait.
        .orderBy(sql`coalesce(${orders.resumeAt}, ${orders.updatedAt})`)
        .limit(limit)
      return rows.map((row) => row.id)
    },
  }
}

const isUnfinished = or(
  ...unfinishedOrderStates().map((state) => and(eq(orders.status, state.status), eq(orders.paymentStatus, state.paymentStatus))),
)

function isUnheld(now: Date) {
  return or(isNull(orders.leaseUntil), lte(orders.leaseUntil, now))
}

async function writeStep(
  transaction: Database,
  order: { id: string; version: number },
  change: OrderChange,
  now: Date,
  step: OrderStepEntry | undefined,
  payment?: PaymentEntry,
): Promise<OrderRow | null> {
  const changed = await writeChange(transaction, order, change, now)
  if (changed && payment) await keepPayment(transaction, order.id, payment, now)
  if (changed && step) await transaction.insert(orderSteps).values({ orderId: order.id, number: changed.version, ...step, at: now })
  return changed
}

async function writeChange(
  db: Database,
  order: { id: string; version: number },
  { captureBefore, actionBy, ...change }: OrderChange,
  now: Date,
): Promise<OrderRow | null> {
  const [changed] = await db
    .update(orders)
    .set({
      ...change,
      ...(change.quote ? { quoteHash: change.quote.hash } : {}),
      ...(captureBefore === undefined ? {} : { captureBefore: readInstant(captureBefore) }),
      ...(actionBy === undefined ? {} : { actionBy: readInstant(actionBy) }),
      version: order.version + 1,
      updatedAt: now,
      leaseUntil: sql`case when ${orders.leaseUntil} is null then null
        else ${now.toISOString()}::timestamptz + ${orders.leaseMs} * interval '1 millisecond' end`,
    })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
    .returning()
  return changed ? readOrder(changed) : null
}

function readInstant(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant)
}
