import { expect, test } from 'vitest'
import { createSandboxBank } from '@/lib/adapters/payments/sandbox/sandbox-bank'
import { asking } from '@/tests/orders/asked-order'
import { atEveryPoint, crashDatabase } from '@/tests/orders/at-every-point'
import type { OrderWorld } from '@/tests/orders/order-world'
import { expectOneOrder } from '@/tests/orders/pressing'
import { resumeOrder } from './resume-order'

const database = crashDatabase()

const MINUTE_MS = 60_000
// Some forty processes die in each test.
const PATIENCE_MS = 240_000

/** The traveller answers the bank, or lets its quarter of an hour go by, and comes back in the process that is killed. */
function comingBack(answer: 'complete' | 'fail' | 'never', check: (world: OrderWorld) => Promise<void>, every?: number) {
  return atEveryPoint(database(), {
    every,
    arrange: async (world) => {
      const order = await world.buy(asking)
      const paymentId = order.paymentId ?? ''
      if (answer === 'never') world.time.now += 16 * MINUTE_MS
      else await createSandboxBank(world.db, world.deps.clock).answerCheck({ paymentId, userId: world.userId, answer })
      return order
    },
    act: (order, deps, { userId }) => resumeOrder({ orderId: order.id, userId }, deps),
    afterwards: (world) => world.sweepAfter(MINUTE_MS),
    check,
  })
}

test('killed at any point after the bank was answered, an order is charged once', { timeout: PATIENCE_MS }, async () => {
  const points = await comingBack('complete', async (world) => {
    expect(await world.order()).toMatchObject({ status: 'success', paymentStatus: 'succeeded' })
    await expectOneOrder(world, ['succeeded 21200/21200'], 1)
  })
  expect(points).toBeGreaterThan(30)
})

test.each(['fail', 'never'] as const)(
  'killed at any point, a bank’s question with the answer “%s” holds nothing',
  {
    timeout: PATIENCE_MS,
  },
  async (answer) => {
    const check = async (world: OrderWorld) => {
      expect(await world.order()).toMatchObject({ status: 'idle', paymentStatus: 'failed' })
      await expectOneOrder(world, ['canceled 0/21200'], 0)
    }
    await comingBack(answer, check, 3)
  },
)
