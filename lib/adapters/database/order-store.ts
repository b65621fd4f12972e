import { and, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OrderChange, OrderJournal, OrderRow, OrderStepRow, OrderStore } from '@/lib/ports/order-store'
import { unfinishedOrderStates } from '@/lib/states/next-order-step'
import type { Database } from './database'
import { readOrder } from './order-row'
import { requireOwnThread } from './own-thread'
import { orderSteps, orders } from './schema'

const stepStateSchema = z.enum(['started', 'succeeded', 'failed'])

export function createOrderStore(db: Database): OrderStore {
  return {
    async create({ captureBefore, ...order }) {
      await requireOwnThread(db, order.threadId, order.userId)
      const [created] = await db
        .insert(orders)
        .values({ ...order, captureBefore: captureBefore === null ? null : new Date(captureBefore) })
        .onConflictDoNothing()
        .returning()
      return created ? readOrder(created) : null
    },
    async find(orderId, userId) {
      const [found] = await db
        .select()
        .from(orders)
        .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
      return found ? readOrder(found) : null
    },
    async findByThread(threadId, userId) {
      const [found] = await db
        .select()
        .from(orders)
        .where(and(eq(orders.threadId, threadId), eq(orders.userId, userId)))
        .orderBy(sql`(${orders.status} = 'failed')`, desc(orders.createdAt))
        .limit(1)
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
    update(order, change, now, step) {
      return db.transaction(async (transaction) => {
        const changed = await writeChange(transaction, order, change, now)
        if (!changed || !step) return changed
        await transaction.insert(orderSteps).values({ orderId: order.id, number: changed.version, ...step, at: now })
        return changed
      })
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
        .where(and(isUnfinished, isUnheld(now)))
        .orderBy(orders.updatedAt)
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

async function writeChange(
  db: Database,
  order: { id: string; version: number },
  { captureBefore, ...change }: OrderChange,
  now: Date,
): Promise<OrderRow | null> {
  const [changed] = await db
    .update(orders)
    .set({
      ...change,
      ...(captureBefore === undefined ? {} : { captureBefore: captureBefore === null ? null : new Date(captureBefore) }),
      version: order.version + 1,
      updatedAt: now,
      leaseUntil: sql`case when ${orders.leaseUntil} is null then null
        else ${now.toISOString()}::timestamptz + ${orders.leaseMs} * interval '1 millisecond' end`,
    })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
    .returning()
  return changed ? readOrder(changed) : null
}
