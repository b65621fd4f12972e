import { expect, test } from 'vitest'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { pounds, visa } from '@/lib/adapters/database/testing-samples'
import { createSandboxBank } from '@/lib/adapters/payments/sandbox/sandbox-bank'
import type { OrderRow } from '@/lib/ports/order-store'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { CardToken } from '@/lib/travel/payment/billing'
import { openOrderWorld } from '@/tests/orders/order-world'
import { isAtRest } from './at-rest'
import { resumeOrder } from './resume-order'
import { resumeOrders } from './resume-orders'

const ASKS: CardToken = { ...visa, token: 'tok_sandbox_asks', last4: '3220' }
const ASKS_THEN_DECLINES: CardToken = { ...visa, token: 'tok_sandbox_asks_then_declined', last4: '1629' }
const MINUTE_MS = 60_000

onEmbeddedDatabase((database) => {
  const openWorld = () => openOrderWorld(database())
  type World = Awaited<ReturnType<typeof openWorld>>

  const answer = (world: World, order: OrderRow, says: 'complete' | 'fail') =>
    createSandboxBank(world.db, world.deps.clock).answerCheck({
      paymentId: order.paymentId ?? '',
      userId: world.userId,
      answer: says,
    })
  const comeBack = async (world: World, order: OrderRow) => {
    const resumed = await resumeOrder({ orderId: order.id, userId: world.userId }, world.deps)
    if ('refusal' in resumed) throw new Error(resumed.refusal.message)
    return resumed.order
  }
  const later = async (world: World, ms: number) => {
    world.time.now += ms
    await resumeOrders(world.deps)
    return world.order()
  }

  test('the press does not wait for the traveller: the order rests with its bank for a quarter of an hour', async () => {
    const world = await openWorld()
    const order = await world.buy(ASKS)
    expect(order).toMatchObject({ status: 'idle', paymentStatus: 'awaiting_action', actionBy: '2026-11-20T09:15:00.000Z' })
    expect(order.resumeAt?.toISOString()).toBe('2026-11-20T09:00:30.000Z')
    expect(isAtRest(order, world.deps.clock())).toBe(true)
    expect(world.supplier.bookCalls).toBe(0)
    expect(await world.deps.orders.listPayments(order.id, world.userId)).toMatchObject([
      { paymentId: order.paymentId, gateway: 'sandbox', status: 'requires_action', amount: pounds(21200) },
    ])
  })

  test('a traveller who confirms and comes back is booked and charged', async () => {
    const world = await openWorld()
    const order = await world.buy(ASKS)
    await answer(world, order, 'complete')
    expect(await comeBack(world, order)).toMatchObject({ status: 'success', paymentStatus: 'succeeded', actionBy: null })
    expect(await world.holds(order.id)).toEqual(['succeeded 21200/21200'])
    expect((await world.steps(order.id)).slice(0, 3)).toEqual(['authorise succeeded', 'await-bank succeeded', 'fetch-terms succeeded'])
  })

  test('a traveller who confirms and closes the tab is booked by the sweeper, without being asked for twice', async () => {
    const world = await openWorld()
    const order = await world.buy(ASKS)
    await answer(world, order, 'complete')
    expect(await later(world, 30_000)).toMatchObject({ id: order.id, status: 'success' })
    expect(world.supplier.bookCalls).toBe(1)
  })

  test.each([
    ['fails the check', ASKS, 'fail', 'payment_intent_authentication_failure', /^We are unable to authenticate your payment method/],
    ['passes it with a card that is declined then', ASKS_THEN_DECLINES, 'complete', 'card_declined', /^Your card was declined\.$/],
  ] as const)(
    "who %s reads the bank's words, holds nothing, and pays the same order with another card",
    async (_, card, says, code, words) => {
      const world = await openWorld()
      const asked = await world.buy(card)
      await answer(world, asked, says)
      const failed = await comeBack(world, asked)
      expect(failed).toMatchObject({ status: 'idle', paymentStatus: 'failed', actionBy: null })
      expect(failed.lastError).toMatch(words)
      const steps = await world.deps.orders.listSteps(asked.id, world.userId)
      expect(steps.at(-1)).toMatchObject({ step: 'await-bank', state: 'failed', outcome: code })
      expect(await world.deps.orders.listPayments(asked.id, world.userId)).toMatchObject([{ status: 'canceled' }])
      expect(await world.buy()).toMatchObject({ id: asked.id, status: 'success', authoriseNumber: 2, lastError: null })
      expect((await world.holds(asked.id)).toSorted()).toEqual(['canceled 0/21200', 'succeeded 21200/21200'])
    },
  )

  test('a check that nobody finishes ends after a quarter of an hour with nothing charged', async () => {
    const world = await openWorld()
    const order = await world.buy(ASKS)
    for (let looks = 0; looks < 29; looks++) expect(await later(world, 30_000)).toMatchObject({ paymentStatus: 'awaiting_action' })
    expect(await later(world, 30_000)).toMatchObject({
      status: 'idle',
      paymentStatus: 'failed',
      lastError: 'Your bank’s check wasn’t finished in time. Nothing was charged; please pay again.',
    })
    expect(await world.holds(order.id)).toEqual(['canceled 0/21200'])
    expect(await answer(world, order, 'complete')).toMatchObject({ state: 'closed' })
  })

  test('who confirmed in time is booked, even when nobody looked before the time was over', async () => {
    const world = await openWorld()
    const order = await world.buy(ASKS)
    await answer(world, order, 'complete')
    expect(await later(world, 20 * MINUTE_MS)).toMatchObject({ status: 'success' })
  })

  test('a bank that does not say how the check stands is asked again, and decides nothing until then', async () => {
    const world = await openWorld()
    const order = await world.buy(ASKS)
    await answer(world, order, 'complete')
    const { retrieve } = world.deps.gateway
    world.deps.gateway.retrieve = () => Promise.reject(new OutsideFailure('sandbox', 'no answer'))
    expect(await later(world, 20 * MINUTE_MS)).toMatchObject({ paymentStatus: 'awaiting_action' })
    expect(await later(world, 1_000)).toMatchObject({ paymentStatus: 'awaiting_action' })
    world.deps.gateway.retrieve = retrieve
    expect(await later(world, 30_000)).toMatchObject({ status: 'success' })
  })

  test('a check that could not be ended is ended later', async () => {
    const world = await openWorld()
    const order = await world.buy(ASKS)
    const { cancel } = world.deps.gateway
    world.deps.gateway.cancel = () => Promise.reject(new OutsideFailure('sandbox', 'no answer'))
    expect(await later(world, 15 * MINUTE_MS)).toMatchObject({ paymentStatus: 'awaiting_action' })
    world.deps.gateway.cancel = cancel
    expect(await later(world, 30_000)).toMatchObject({ paymentStatus: 'failed' })
    expect(await world.holds(order.id)).toEqual(['canceled 0/21200'])
  })

  test('what a person at the gateway took before the airline was asked goes back when nothing is booked', async () => {
    const world = await openWorld()
    const order = await world.buy(ASKS)
    await answer(world, order, 'complete')
    await world.deps.gateway.capture({ paymentId: order.paymentId ?? '', amount: pounds(21200), key: `by hand:${order.id}` })
    world.supplier.booking = 'sold-out'
    expect(await comeBack(world, order)).toMatchObject({ status: 'failed', paymentStatus: 'voided' })
    expect(await world.holds(order.id)).toEqual(['succeeded 21200/21200, 21200 back'])
  })

  test('a payment that somebody else cancelled is said so', async () => {
    const world = await openWorld()
    const order = await world.buy(ASKS)
    await world.deps.gateway.cancel({ paymentId: order.paymentId ?? '', key: 'by hand' })
    expect(await comeBack(world, order)).toMatchObject({
      paymentStatus: 'failed',
      lastError: 'Your bank’s check ended before you confirmed the payment. Nothing was charged; please pay again.',
    })
  })
})
