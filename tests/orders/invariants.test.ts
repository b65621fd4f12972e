import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { confirmations, orders, payments, sandboxPayments } from '@/lib/adapters/database/schema'
import { visa } from '@/lib/adapters/database/testing-samples'
import { crashDatabase } from './at-every-point'
import { brokenInvariants } from './invariants'
import { type OrderWorld, openOrderWorld } from './order-world'

const database = crashDatabase()

type Order = Awaited<ReturnType<OrderWorld['buy']>>

const change = (world: OrderWorld, { id }: Order, to: Partial<typeof orders.$inferInsert>) =>
  world.db.update(orders).set(to).where(eq(orders.id, id))
const hold = (world: OrderWorld, { id, userId, quote }: Order) =>
  world.deps.gateway.authorise({ orderId: id, userId, amount: quote.total, card: visa, keepCard: false, key: `${id}:stray` })

const FAULTS: Record<string, (world: OrderWorld, order: Order) => unknown> = {
  I1: ({ supplier }) => supplier.booked.push(...supplier.booked),
  I2: ({ supplier }) => supplier.booked.splice(0),
  I3: async (world, order) => {
    await world.db.update(sandboxPayments).set({ status: 'canceled', capturedMinor: 0 }).where(eq(sandboxPayments.orderId, order.id))
    await world.db.delete(payments).where(eq(payments.orderId, order.id))
  },
  I4: async (world, order) => {
    await change(world, order, { authoriseNumber: 2 })
    await hold(world, order)
  },
  I5: (world, order) => world.db.update(payments).set({ amountMinor: 20000 }).where(eq(payments.orderId, order.id)),
  I6: (world, order) => world.db.update(confirmations).set({ orderId: 'ord_other' }).where(eq(confirmations.id, order.confirmationId)),
}

test('a world in which all went well breaks none', async () => {
  const world = await openOrderWorld(database())
  await world.buy()
  expect(await brokenInvariants(world)).toEqual([])
})

test.each(Object.entries(FAULTS))('a world that breaks %s is told from one that does not', async (name, fault) => {
  const world = await openOrderWorld(database())
  await fault(world, await world.buy())
  const broken = await brokenInvariants(world)
  expect(broken.length).toBeGreaterThan(0)
  expect(new Set(broken.map((sentence) => sentence.slice(0, 2)))).toContain(name)
})

test('a hold of an order that is still on its way is told when it gets old', async () => {
  const world = await openOrderWorld(database())
  const order = await world.place()
  await hold(world, order)
  expect(await brokenInvariants(world)).toEqual([])
  world.time.now += 31 * 60_000
  expect(await brokenInvariants(world)).toEqual([expect.stringMatching(/^I4: .* requires_capture$/)])
})

test('a thread that shows no order is told', async () => {
  const world = await openOrderWorld(database())
  await world.buy()
  const { findByThread } = world.deps.orders
  world.deps.orders.findByThread = async () => null
  expect(await brokenInvariants(world)).toEqual(['I7: the thread does not know its order'])
  world.deps.orders.findByThread = async (threadId, userId) => {
    const found = await findByThread(threadId, userId)
    return found && { ...found, status: 'needs_review' }
  }
  expect(await brokenInvariants(world)).toEqual(['I7: the thread says needs_review succeeded, the order is success succeeded'])
})
