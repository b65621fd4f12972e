import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '@/lib/adapters/database/testing'
import { visa } from '@/lib/adapters/database/testing-samples'
import { createDoomedProcess } from '@/tests/orders/crash'
import { declined, type OrderWorld, openOrderWorld } from '@/tests/orders/order-world'
import { placeOrder } from './place-order'
import { resumeOrders } from './resume-orders'

let opened: Awaited<ReturnType<typeof openTestDatabase>> | undefined
beforeAll(async () => {
  opened = await openTestDatabase('pglite')
})
afterAll(() => opened?.close())

const LEASE_OVER_MS = 61_000
// Some sixty processes die in each test.
const PATIENCE_MS = 180_000

/** Presses Pay in a process that is killed at the given point; true when it got to its end before that. */
async function payAndDie(world: OrderWorld, confirmationId: string, diesAt: number): Promise<boolean> {
  const { doom, isDead } = createDoomedProcess(diesAt)
  const { orders, journal, confirmations, trips, gateway, mail, supplier, clock, pace } = world.deps
  const doomed = {
    orders: doom(orders),
    journal: doom(journal),
    confirmations: doom(confirmations),
    trips: doom(trips),
    gateway: doom(gateway),
    mail: doom(mail),
    supplier: doom(supplier),
    clock,
    pace,
  }
  const answer = await placeOrder({ confirmationId, card: visa, userId: world.userId, now: clock() }, doomed).catch(() => null)
  return answer !== null && !isDead()
}

/** Kills the process at every point there is, one world each, and hands each world over once a new process has resumed it. `arrange` gives the confirmation to press. */
async function atEveryPoint(arrange: (world: OrderWorld) => Promise<string>, check: (world: OrderWorld, again: unknown) => Promise<void>) {
  if (!opened) throw new Error('the test database is not open yet')
  for (let diesAt = 0; ; diesAt++) {
    const world = await openOrderWorld(opened.db)
    const confirmationId = await arrange(world)
    const isComplete = await payAndDie(world, confirmationId, diesAt)
    world.time.now += LEASE_OVER_MS
    await resumeOrders(world.deps)
    expect(await world.deps.journal.listUnfinished(world.deps.clock(), 100)).toEqual([])
    // The traveller comes back and presses the same button again.
    const again = await world.pay(confirmationId)
    await check(world, again)
    if (isComplete) return diesAt
  }
}

async function expectOneOrder(world: OrderWorld, holds: string[], bookings: number) {
  const orders = await world.deps.orders.list(world.userId)
  expect(orders).toHaveLength(1)
  expect(await world.holds(orders[0]?.id ?? '')).toEqual(holds)
  expect(world.supplier.booked).toHaveLength(bookings)
}

test('killed at any point, an order ends booked once and charged once', { timeout: PATIENCE_MS }, async () => {
  const points = await atEveryPoint(
    (world) => world.confirm(),
    async (world, again) => {
      expect(again).toMatchObject({ order: { status: 'success', paymentStatus: 'succeeded' } })
      await expectOneOrder(world, ['succeeded 21200/21200'], 1)
    },
  )
  expect(points).toBeGreaterThan(40)
})

test('killed at any point, a booking whose answer was lost is not sent again', { timeout: PATIENCE_MS }, async () => {
  await atEveryPoint(
    async (world) => {
      const confirmationId = await world.confirm()
      world.supplier.booking = 'lost'
      return confirmationId
    },
    async (world, again) => {
      expect(again).toMatchObject({ order: { status: 'success', paymentStatus: 'succeeded' } })
      await expectOneOrder(world, ['succeeded 21200/21200'], 1)
    },
  )
})

test('killed at any point, a refused booking leaves no hold behind', { timeout: PATIENCE_MS }, async () => {
  await atEveryPoint(
    async (world) => {
      const confirmationId = await world.confirm()
      world.supplier.booking = 'sold-out'
      return confirmationId
    },
    async (world, again) => {
      expect(again).toMatchObject({ order: { status: 'failed', paymentStatus: 'voided' } })
      await expectOneOrder(world, ['canceled 0/21200'], 0)
    },
  )
})

test('killed at any point, a risen price leaves no hold behind', { timeout: PATIENCE_MS }, async () => {
  await atEveryPoint(
    async (world) => {
      const confirmationId = await world.confirm()
      world.supplier.total = 30000
      return confirmationId
    },
    async (world, again) => {
      expect(again).toMatchObject({ order: { status: 'price_changed', paymentStatus: 'voided' } })
      await expectOneOrder(world, ['canceled 0/21200'], 0)
    },
  )
})

test('killed at any point, another card on a declined order pays once', { timeout: PATIENCE_MS }, async () => {
  await atEveryPoint(
    async (world) => {
      await world.pay(await world.confirm(), declined)
      return world.confirm()
    },
    async (world, again) => {
      expect(again).toMatchObject({ order: { status: 'success', paymentStatus: 'succeeded', authoriseNumber: 2 } })
      await expectOneOrder(world, ['succeeded 21200/21200'], 1)
    },
  )
})
