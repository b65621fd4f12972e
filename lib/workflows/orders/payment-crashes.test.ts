import { expect, test } from 'vitest'
import { createSandboxBank } from '@/lib/adapters/payments/sandbox/sandbox-bank'
import { asking } from '@/tests/orders/asked-order'
import { crashDatabase } from '@/tests/orders/at-every-point'
import type { OrderWorld } from '@/tests/orders/order-world'
import { expectOneOrder, pressing } from '@/tests/orders/pressing'

const database = crashDatabase()

// Some sixty processes die in each test.
const PATIENCE_MS = 240_000
const MINUTE_MS = 60_000

async function answerBank(world: OrderWorld, answer: 'complete' | 'fail') {
  const paymentId = (await world.order())?.paymentId ?? ''
  await createSandboxBank(world.db, world.deps.clock).answerCheck({ paymentId, userId: world.userId, answer })
}

test('killed at any point, a card that the bank asks about is charged once after the answer', { timeout: PATIENCE_MS }, async () => {
  await pressing(database(), {
    every: 3,
    card: asking,
    confirm: (world) => world.confirm(),
    afterwards: (world) => answerBank(world, 'complete'),
    check: async (world, again) => {
      expect(again).toMatchObject({ order: { status: 'success', paymentStatus: 'succeeded', authoriseNumber: 1 } })
      await expectOneOrder(world, ['succeeded 21200/21200'], 1)
    },
  })
})

test('killed at any point, a check that nobody finishes leaves no hold and no booking', { timeout: PATIENCE_MS }, async () => {
  await pressing(database(), {
    every: 3,
    card: asking,
    confirm: (world) => world.confirm(),
    afterwards: (world) => world.sweepAfter(15 * MINUTE_MS),
    check: async (world, again) => {
      expect(again).toMatchObject({ order: { status: 'idle', paymentStatus: 'failed', actionBy: null } })
      await expectOneOrder(world, ['canceled 0/21200'], 0)
    },
  })
})

test('killed at any point, a charge that the bank refuses leaves the trip booked, to be paid, and nothing held', {
  timeout: PATIENCE_MS,
}, async () => {
  await pressing(database(), {
    every: 3,
    confirm: (world) => {
      world.deps.gateway.capture = async () => ({ decline: { code: 'card_declined', message: 'Your card was declined.' } })
      return world.confirm()
    },
    check: async (world, again) => {
      expect(again).toMatchObject({ order: { status: 'payment_due', paymentStatus: 'failed', bookingReference: 'SBX-1' } })
      await expectOneOrder(world, ['canceled 0/21200'], 1)
    },
  })
})
