import { expect, test } from 'vitest'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { pounds } from '@/lib/adapters/database/testing-samples'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { openOrderWorld } from '@/tests/orders/order-world'
import { resumeOrders } from './resume-orders'

const UNREACHABLE = 'We couldn’t reach your bank. Nothing was charged; please try again or use another card.'
const DAY_MS = 86_400_000

onEmbeddedDatabase((database) => {
  /** A gateway that does not answer authorisations; `acts` tells whether it makes a payment of them all the same. */
  const openSilent = async (acts: boolean) => {
    const world = await openOrderWorld(database())
    const { authorise, findPayment } = world.deps.gateway
    const calls = { sent: 0, found: 0 }
    world.deps.gateway.authorise = async (request) => {
      calls.sent++
      if (acts) await authorise(request)
      throw new OutsideFailure('sandbox', 'no answer')
    }
    world.deps.gateway.findPayment = (request) => {
      calls.found++
      return findPayment(request)
    }
    const later = async (ms: number) => {
      world.time.now += ms
      await resumeOrders(world.deps)
      return world.order()
    }
    return { ...world, calls, later, heal: () => Object.assign(world.deps.gateway, { authorise }) }
  }

  test('an authorisation without an answer rests, and is sent again ever later under its key', async () => {
    const world = await openSilent(false)
    const order = await world.buy()
    expect(order).toMatchObject({ status: 'idle', paymentStatus: 'processing', paymentId: null })
    expect(order.resumeAt?.toISOString()).toBe('2026-11-20T09:00:01.000Z')
    expect((await world.later(1_000))?.resumeAt?.toISOString()).toBe('2026-11-20T09:00:02.000Z')
    expect((await world.later(1_000))?.resumeAt?.toISOString()).toBe('2026-11-20T09:00:04.000Z')
    expect(world.calls.found).toBe(1)
    world.heal()
    expect(await world.later(2_000)).toMatchObject({ status: 'success', paymentStatus: 'succeeded' })
    expect(await world.holds(order.id)).toEqual(['succeeded 21200/21200'])
  })

  test('one that was made and never answered is found on the third try, instead of being sent again', async () => {
    const world = await openSilent(true)
    const order = await world.buy()
    await world.later(1_000)
    const sent = world.calls.sent
    expect(await world.later(1_000)).toMatchObject({ status: 'success', paymentStatus: 'succeeded' })
    expect(world.calls.sent).toBe(sent)
    expect(await world.holds(order.id)).toEqual(['succeeded 21200/21200'])
  })

  test('a "no" that was never heard is found, too, and leaves nothing held', async () => {
    const world = await openSilent(false)
    await world.buy()
    await world.later(1_000)
    world.deps.gateway.findPayment = async () => ({
      paymentId: 'pay_declined',
      status: 'requires_payment_method',
      amount: pounds(21200),
      refunded: pounds(0),
      captureBefore: null,
      decline: { code: 'card_declined', message: 'Your card was declined.' },
      action: null,
      savedCard: null,
    })
    const order = await world.later(1_000)
    expect(order).toMatchObject({ status: 'idle', paymentStatus: 'failed', lastError: 'Your card was declined.' })
    const steps = await world.deps.orders.listSteps(order?.id ?? '', world.userId)
    expect(steps.at(-1)).toMatchObject({ step: 'authorise', state: 'failed', outcome: 'card_declined' })
    world.heal()
    expect(await world.buy()).toMatchObject({ status: 'success', authoriseNumber: 2 })
  })

  test('a bank that stays silent is given up after some minutes, only when it provably holds nothing', async () => {
    const world = await openSilent(false)
    await world.buy()
    for (const seconds of [1, 1, 2, 4, 8, 16, 32]) {
      expect(await world.later(seconds * 1_000)).toMatchObject({ paymentStatus: 'processing' })
    }
    const { findPayment } = world.deps.gateway
    world.deps.gateway.findPayment = () => Promise.reject(new OutsideFailure('sandbox', 'no answer'))
    expect(await world.later(64_000)).toMatchObject({ paymentStatus: 'processing' })
    world.deps.gateway.findPayment = findPayment
    const { sent } = world.calls
    expect(await world.later(128_000)).toMatchObject({ status: 'idle', paymentStatus: 'failed', lastError: UNREACHABLE })
    expect(world.calls.sent).toBe(sent)
    world.heal()
    expect(await world.buy()).toMatchObject({ status: 'success', authoriseNumber: 2 })
  })

  test('what was sent a moment ago may still arrive: it is not given up yet', async () => {
    const world = await openSilent(false)
    await world.buy()
    for (const seconds of [100, 10]) {
      await world.deps.journal.wake((await world.order())?.id ?? '')
      await world.later(seconds * 1_000)
    }
    const { sent } = world.calls
    await world.deps.journal.wake((await world.order())?.id ?? '')
    expect(await world.later(20_000)).toMatchObject({ paymentStatus: 'processing' })
    expect(world.calls.sent).toBeGreaterThan(sent)
    expect(await world.later(600_000)).toMatchObject({ paymentStatus: 'failed', lastError: UNREACHABLE })
  })

  test('after a day nothing is sent again: what was made is found, what was not is given up', async () => {
    const [lost, none] = [await openSilent(true), await openSilent(false)]
    for (const world of [lost, none]) await world.buy()
    const sent = [lost.calls.sent, none.calls.sent]
    // Its hold is five days old by then, but not over.
    expect(await lost.later(5 * DAY_MS)).toMatchObject({ status: 'success' })
    expect(await none.later(5 * DAY_MS)).toMatchObject({ status: 'idle', paymentStatus: 'failed', lastError: UNREACHABLE })
    expect([lost.calls.sent, none.calls.sent]).toEqual(sent)
  })

  test('a decline is final for its card, and says what the bank said', async () => {
    const world = await openOrderWorld(database())
    world.deps.gateway.authorise = async () => ({ decline: { code: 'insufficient_funds', message: 'Your card has insufficient funds.' } })
    const order = await world.buy()
    expect(order).toMatchObject({ status: 'idle', paymentStatus: 'failed', resumeAt: null, lastError: 'Your card has insufficient funds.' })
    expect((await world.deps.orders.listSteps(order.id, world.userId)).at(-1)).toMatchObject({ outcome: 'insufficient_funds' })
  })
})
