import { expect, test } from 'vitest'
import { visa } from '@/lib/adapters/database/testing-samples'
import { createSandboxBank } from '@/lib/adapters/payments/sandbox/sandbox-bank'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { CardToken } from '@/lib/travel/payment/billing'
import { atEveryPoint, crashDatabase } from '@/tests/orders/at-every-point'
import type { OrderWorld } from '@/tests/orders/order-world'
import { expectOneOrder, pressing } from '@/tests/orders/pressing'
import { payDue } from './pay-due'
import { quoteDuePayment } from './quote-due-payment'

const database = crashDatabase()

// Some thirty processes die in each test.
const PATIENCE_MS = 180_000
const MASTERCARD: CardToken = { ...visa, token: 'tok_sandbox_mastercard', brand: 'mastercard', last4: '4444' }
const ASKS: CardToken = { ...visa, token: 'tok_sandbox_asks', last4: '3220' }

/** A trip that is booked, whose first card could not be charged, and the permission to pay it with another one. */
async function arrangeDue(world: OrderWorld) {
  const { capture } = world.deps.gateway
  world.deps.gateway.capture = async () => ({ decline: { code: 'card_declined', message: 'Your card was declined.' } })
  const { id: orderId } = await world.buy()
  world.deps.gateway.capture = capture
  const quoted = await quoteDuePayment({ orderId, userId: world.userId, now: world.deps.clock() }, world.deps)
  if ('refusal' in quoted) throw new Error(quoted.refusal.message)
  return { orderId, confirmationId: quoted.confirmationId }
}

const payWith = (card: CardToken) => (due: { orderId: string; confirmationId: string }, deps: OrderWorld['deps'], world: OrderWorld) =>
  payDue({ ...due, card, userId: world.userId, now: deps.clock() }, deps)

test('killed at any point, a booked trip is paid once by the other card', { timeout: PATIENCE_MS }, async () => {
  const points = await atEveryPoint(database(), {
    arrange: arrangeDue,
    act: payWith(MASTERCARD),
    afterwards: (world, due) => payWith(MASTERCARD)(due, world.deps, world),
    check: async (world, { orderId }) => {
      expect(await world.order()).toMatchObject({ status: 'success', paymentStatus: 'succeeded', authoriseNumber: 2 })
      expect((await world.holds(orderId)).toSorted()).toEqual(['canceled 0/21200', 'succeeded 21200/21200'])
      expect(world.supplier.bookCalls).toBe(1)
    },
  })
  expect(points).toBeGreaterThan(20)
})

test('killed at any point, a card that the bank asks about pays once after the answer', { timeout: PATIENCE_MS }, async () => {
  await atEveryPoint(database(), {
    every: 3,
    arrange: arrangeDue,
    act: payWith(ASKS),
    afterwards: async (world, due) => {
      await payWith(ASKS)(due, world.deps, world)
      const paymentId = (await world.order())?.paymentId ?? ''
      await createSandboxBank(world.db, world.deps.clock).answerCheck({ paymentId, userId: world.userId, answer: 'complete' })
    },
    check: async (world, { orderId }) => {
      expect(await world.order()).toMatchObject({ status: 'success', paymentStatus: 'succeeded', authoriseNumber: 2 })
      expect((await world.holds(orderId)).toSorted()).toEqual(['canceled 0/21200', 'succeeded 21200/21200'])
    },
  })
})

test('killed at any point, an authorisation that is never answered leaves no hold behind', { timeout: PATIENCE_MS }, async () => {
  await pressing(database(), {
    every: 3,
    confirm: (world) => {
      const { authorise } = world.deps.gateway
      world.deps.gateway.authorise = async (request) => {
        await authorise(request)
        throw new OutsideFailure('sandbox', 'no answer')
      }
      return world.confirm()
    },
    check: async (world, again) => {
      expect(again).toMatchObject({ order: { status: 'success', paymentStatus: 'succeeded', authoriseNumber: 1 } })
      await expectOneOrder(world, ['succeeded 21200/21200'], 1)
    },
  })
})
