import { expect, test } from 'vitest'
import { pounds } from '@/lib/adapters/database/testing-samples'
import { atEveryPoint, crashDatabase } from '@/tests/orders/at-every-point'
import type { OrderWorld } from '@/tests/orders/order-world'
import { cancelOrder } from './cancel-order'

const database = crashDatabase()

// Some thirty processes die in each test.
const PATIENCE_MS = 180_000

/** The traveller presses "Cancel" in the process that is killed, and once more at the end. */
function cancelling(
  arrange: (world: OrderWorld) => void,
  check: (world: OrderWorld, again: unknown, orderId: string) => Promise<void>,
  every?: number,
) {
  return atEveryPoint(database(), {
    every,
    arrange: (world) => {
      arrange(world)
      return world.askBack()
    },
    act: (press, deps, { userId }) => cancelOrder({ ...press, userId }, deps),
    check: async (world, { orderId, cancellationId }) => check(world, await world.cancel(orderId, cancellationId), orderId),
  })
}

test('killed at any point, a booking ends cancelled once and refunded once', { timeout: PATIENCE_MS }, async () => {
  const points = await cancelling(
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
  await cancelling(
    (world) => {
      world.supplier.cancelling = 'lost'
    },
    async (world, again, orderId) => {
      expect(again).toMatchObject({ order: { status: 'cancelled', paymentStatus: 'refunded' } })
      expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200, 15000 back'])
      expect(world.supplier.cancelCalls).toBe(1)
    },
    3,
  )
})

test('killed at any point, a cancellation that the airline refuses leaves the booking and its money alone', {
  timeout: PATIENCE_MS,
}, async () => {
  await cancelling(
    (world) => {
      world.supplier.cancelling = 'refused'
    },
    async (world, again, orderId) => {
      expect(again).toMatchObject({ refusal: { code: expect.stringMatching(/^(not-cancelled|ask-again)$/) } })
      expect(await world.order()).toMatchObject({ status: 'success', paymentStatus: 'succeeded', bookingReference: 'SBX-1' })
      expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200'])
    },
    3,
  )
})

test('killed at any point, an unknown refund ends with a person and never with money', { timeout: PATIENCE_MS }, async () => {
  await cancelling(
    (world) => {
      world.supplier.refund = null
    },
    async (world, again, orderId) => {
      expect(again).toMatchObject({ order: { status: 'cancelled', paymentStatus: 'failed' } })
      expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200'])
    },
    3,
  )
})

test('killed at any point, what comes back is capped at what was taken', { timeout: PATIENCE_MS }, async () => {
  await cancelling(
    (world) => {
      world.supplier.refund = pounds(30000)
    },
    async (world, again, orderId) => {
      expect(again).toMatchObject({ order: { status: 'cancelled', paymentStatus: 'refunded' } })
      expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200, 21200 back'])
    },
    3,
  )
})
