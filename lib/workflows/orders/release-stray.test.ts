import { expect, test } from 'vitest'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { brokenInvariants } from '@/tests/orders/invariants'
import { listen, tellOf, withDeadLine } from '@/tests/orders/late-hold'
import { type OrderWorld, openOrderWorld } from '@/tests/orders/order-world'
import { viewOrder } from './order-view'

onEmbeddedDatabase((database) => {
  const open = async () => {
    const world = await openOrderWorld(database())
    return { world, line: withDeadLine(world) }
  }
  const ledgerOf = async ({ deps, userId }: OrderWorld, orderId: string) =>
    (await deps.orders.listPayments(orderId, userId)).map(({ status }) => status)

  test('a hold that is made after its order was given up is let go, and written down', async () => {
    const { world, line } = await open()
    const { id, lastError } = await line.giveUp()
    await line.arrive()
    expect(await world.holds(id)).toEqual(['requires_capture 0/21200'])
    expect(await listen(world)).toBe(1)
    expect(await world.holds(id)).toEqual(['canceled 0/21200'])
    const order = await world.order()
    expect(order).toMatchObject({ status: 'idle', paymentStatus: 'failed', lastError, paymentId: null })
    expect(order && (await viewOrder(order, world.deps.orders)).held).toBeNull()
    expect(await ledgerOf(world, id)).toEqual(['canceled'])
    const steps = await world.deps.orders.listSteps(id, world.userId)
    expect(steps.at(-1)).toMatchObject({ step: 'bank-news', state: 'succeeded', outcome: 'canceled' })
    line.heal()
    expect(await world.buy()).toMatchObject({ status: 'success', authoriseNumber: 2 })
    expect(await brokenInvariants(world)).toEqual([])
  })

  test('it is let go, too, when another card has paid meanwhile: that charge stays', async () => {
    const { world, line } = await open()
    await line.giveUp()
    line.heal()
    const { id } = await world.buy()
    await line.arrive()
    expect(await listen(world)).toBe(1)
    expect(await world.holds(id)).toEqual(['succeeded 21200/21200', 'canceled 0/21200'])
    expect(await ledgerOf(world, id)).toEqual(['succeeded', 'canceled'])
    expect(await world.order()).toMatchObject({ status: 'success', paymentStatus: 'succeeded' })
    expect(await brokenInvariants(world)).toEqual([])
  })

  test('it is let go while the order waits for another card of which nothing is known yet', async () => {
    const { world, line } = await open()
    await line.giveUp()
    expect(await world.buy()).toMatchObject({ paymentStatus: 'processing', authoriseNumber: 2 })
    const { id } = (await world.order()) ?? { id: '' }
    await line.arrive()
    expect(await listen(world)).toBe(1)
    expect(await world.holds(id)).toEqual(['canceled 0/21200'])
    line.heal()
    expect(await world.sweepAfter(60_000)).toMatchObject({ status: 'success', paymentStatus: 'succeeded' })
    expect(await brokenInvariants(world)).toEqual([])
  })

  test('a hold that its order still waits for is not let go: it pays', async () => {
    const { world, line } = await open()
    const { id } = await world.buy()
    await line.arrive()
    expect(await listen(world)).toBe(0)
    expect(await world.holds(id)).toEqual(['requires_capture 0/21200'])
    line.heal()
    expect(await listen(world)).toBe(1)
    expect(await world.order()).toMatchObject({ status: 'success', paymentStatus: 'succeeded' })
    expect(await world.holds(id)).toEqual(['succeeded 21200/21200'])
    expect(await brokenInvariants(world)).toEqual([])
  })

  test('a gateway that does not let go now is asked again', async () => {
    const { world, line } = await open()
    const { id } = await line.giveUp()
    await line.arrive()
    const { cancel } = world.deps.gateway
    world.deps.gateway.cancel = () => Promise.reject(new OutsideFailure('sandbox', 'no answer'))
    expect(await listen(world)).toBe(0)
    world.deps.gateway.cancel = cancel
    expect(await listen(world)).toBe(1)
    expect(await world.holds(id)).toEqual(['canceled 0/21200'])
  })

  test('an order of somebody else at the same gateway is none of ours', async () => {
    const { world } = await open()
    await tellOf(world, { paymentId: 'pay_of_another_shop', orderId: 'ord_of_another_shop' })
    expect(await listen(world)).toBe(1)
  })
})
