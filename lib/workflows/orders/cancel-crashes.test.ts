import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '@/lib/adapters/database/testing'
import { pounds } from '@/lib/adapters/database/testing-samples'
import { createDoomedProcess } from '@/tests/orders/crash'
import { type OrderWorld, openOrderWorld } from '@/tests/orders/order-world'
import { cancelOrder } from './cancel-order'
import { resumeOrders } from './resume-orders'

let opened: Awaited<ReturnType<typeof openTestDatabase>> | undefined
beforeAll(async () => {
  opened = await openTestDatabase('pglite')
})
afterAll(() => opened?.close())

const LEASE_OVER_MS = 61_000
// Some thirty processes die in each test.
const PATIENCE_MS = 180_000

/** Presses "Cancel" in a process that is killed at the given point; true when it got to its end before that. */
async function cancelAndDie(world: OrderWorld, press: { orderId: string; cancellationId: string }, diesAt: number): Promise<boolean> {
  const { doom, isDead } = createDoomedProcess(diesAt)
  const { orders, journal, gateway, mail, supplier, clock, pace } = world.deps
  const doomed = {
    orders: doom(orders),
    journal: doom(journal),
    gateway: doom(gateway),
    mail: doom(mail),
    supplier: doom(supplier),
    clock,
    pace,
  }
  const answer = await cancelOrder({ ...press, userId: world.userId }, doomed).catch(() => null)
  return answer !== null && !isDead()
}

/** Kills the process at every point there is, one world each; a new process resumes it, and the traveller presses once more. */
async function atEveryPoint(
  arrange: (world: OrderWorld) => void,
  check: (world: OrderWorld, again: unknown, orderId: string) => Promise<void>,
) {
  if (!opened) throw new Error('the test database is not open yet')
  for (let diesAt = 0; ; diesAt++) {
    const world = await openOrderWorld(opened.db)
    arrange(world)
    const press = await world.askBack()
    const isComplete = await cancelAndDie(world, press, diesAt)
    world.time.now += LEASE_OVER_MS
    await resumeOrders(world.deps)
    expect(await world.deps.journal.listUnfinished(world.deps.clock(), 100)).toEqual([])
    const again = await world.cancel(press.orderId, press.cancellationId)
    await check(world, again, press.orderId)
    if (isComplete) return diesAt
  }
}

test('killed at any point, a booking ends cancelled once and refunded once', { timeout: PATIENCE_MS }, async () => {
  const points = await atEveryPoint(
    () => undefined,
    async (world, again, orderId) => {
      expect(again).toMatchObject({ order: { status: 'cancelled', paymentStatus: 'refunded' } })
      expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200, 15000 back'])
      expect(world.supplier.cancelCalls).toBe(1)
    },
  )
  expect(points).toBeGreaterThan(25)
})

test('killed at any point, a cancellation whose answer was lost is not sent again', { timeout: PATIENCE_MS }, async () => {
  await atEveryPoint(
    (world) => {
      world.supplier.cancelling = 'lost'
    },
    async (world, again, orderId) => {
      expect(again).toMatchObject({ order: { status: 'cancelled', paymentStatus: 'refunded' } })
      expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200, 15000 back'])
      expect(world.supplier.cancelCalls).toBe(1)
    },
  )
})

test('killed at any point, a cancellation that the airline refuses leaves the booking and its money alone', {
  timeout: PATIENCE_MS,
}, async () => {
  await atEveryPoint(
    (world) => {
      world.supplier.cancelling = 'refused'
    },
    async (world, again, orderId) => {
      expect(again).toMatchObject({ refusal: { code: expect.stringMatching(/^(not-cancelled|ask-again)$/) } })
      expect(await world.order()).toMatchObject({ status: 'success', paymentStatus: 'succeeded', bookingReference: 'SBX-1' })
      expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200'])
    },
  )
})

test('killed at any point, an unknown refund ends with a person and never with money', { timeout: PATIENCE_MS }, async () => {
  await atEveryPoint(
    (world) => {
      world.supplier.refund = null
    },
    async (world, again, orderId) => {
      expect(again).toMatchObject({ order: { status: 'cancelled', paymentStatus: 'failed' } })
      expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200'])
    },
  )
})

test('killed at any point, what comes back is capped at what was taken', { timeout: PATIENCE_MS }, async () => {
  await atEveryPoint(
    (world) => {
      world.supplier.refund = pounds(30000)
    },
    async (world, again, orderId) => {
      expect(again).toMatchObject({ order: { status: 'cancelled', paymentStatus: 'refunded' } })
      expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200, 21200 back'])
    },
  )
})
