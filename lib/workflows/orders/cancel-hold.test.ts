import { expect, test } from 'vitest'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { openOrderWorld } from '@/tests/orders/order-world'
import { resumeOrders } from './resume-orders'

onEmbeddedDatabase((database) => {
  /** A world whose airline is sold out, so that the hold of its order is let go. */
  const openSoldOut = async () => {
    const world = await openOrderWorld(database())
    world.supplier.booking = 'sold-out'
    return world
  }
  type World = Awaited<ReturnType<typeof openSoldOut>>
  const ledger = async (world: World) => {
    const order = await world.order()
    return world.deps.orders.listPayments(order?.id ?? '', world.userId)
  }

  test('a hold that was let go is let go in the ledger, too', async () => {
    const world = await openSoldOut()
    expect(await world.buy()).toMatchObject({ status: 'failed', paymentStatus: 'voided', captureBefore: null })
    expect(await ledger(world)).toMatchObject([{ status: 'canceled', captureBefore: null }])
  })

  test('a gateway that does not answer is asked again later', async () => {
    const world = await openSoldOut()
    const { cancel } = world.deps.gateway
    world.deps.gateway.cancel = () => Promise.reject(new OutsideFailure('sandbox', 'no answer'))
    const order = await world.buy()
    expect(order).toMatchObject({ status: 'failed', paymentStatus: 'authorised' })
    expect(order.resumeAt?.toISOString()).toBe('2026-11-20T09:00:01.000Z')
    world.deps.gateway.cancel = cancel
    world.time.now += 1_000
    await resumeOrders(world.deps)
    expect(await world.order()).toMatchObject({ status: 'failed', paymentStatus: 'voided' })
    expect(await world.holds(order.id)).toEqual(['canceled 0/21200'])
  })

  test('a release whose answer was lost is seen, not asked for again', async () => {
    const world = await openSoldOut()
    const { cancel } = world.deps.gateway
    let asked = 0
    world.deps.gateway.cancel = async (request) => {
      asked++
      await cancel(request)
      throw new OutsideFailure('sandbox', 'no answer')
    }
    expect(await world.buy()).toMatchObject({ status: 'failed', paymentStatus: 'voided' })
    expect(asked).toBe(1)
    expect(await ledger(world)).toMatchObject([{ status: 'canceled' }])
  })

  test('a hold that ran out by itself is gone', async () => {
    const world = await openSoldOut()
    const { book } = world.supplier
    world.supplier.book = (request) => {
      world.time.now += 8 * 86_400_000
      return book(request)
    }
    expect(await world.buy()).toMatchObject({ status: 'failed', paymentStatus: 'voided' })
    expect(await ledger(world)).toMatchObject([{ status: 'canceled' }])
  })

  test('an amount that was taken by hand although nothing was booked is given back', async () => {
    const world = await openSoldOut()
    const { book } = world.supplier
    world.supplier.book = async (request) => {
      const order = await world.order()
      const { paymentId, quote } = order ?? {}
      if (paymentId && quote) await world.deps.gateway.capture({ paymentId, amount: quote.total, key: 'by hand' })
      return book(request)
    }
    const order = await world.buy()
    expect(order).toMatchObject({ status: 'failed', paymentStatus: 'voided' })
    expect(await world.holds(order.id)).toEqual(['succeeded 21200/21200, 21200 back'])
    expect(await ledger(world)).toMatchObject([{ status: 'succeeded', refunded: { amountMinor: 21200 } }])
  })
})
