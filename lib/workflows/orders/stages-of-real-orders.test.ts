import { expect, test } from 'vitest'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { pounds } from '@/lib/adapters/database/testing-samples'
import { declined, type OrderWorld, openOrderWorld } from '@/tests/orders/order-world'
import { viewOrder } from './order-view'

async function viewOf(world: OrderWorld) {
  const order = await world.order()
  if (!order) throw new Error('this world has no order')
  return viewOrder(order, world.deps.orders)
}

async function told(world: OrderWorld): Promise<string[]> {
  return (await viewOf(world)).stages.map(({ stage, state }) => `${stage} ${state}`)
}

const WELL = ['hold done', 'terms done', 'booking done', 'details done', 'charge done']

onEmbeddedDatabase((database) => {
  test('a booking that went well is told from hold to charge, with what was charged', async () => {
    const world = await openOrderWorld(database())
    await world.buy()
    expect(await told(world)).toEqual(WELL)
    expect(await viewOf(world)).toMatchObject({ charged: pounds(21200), held: null, next: null })
  })

  test('after a declined card nothing is held or charged, and the next card tells its own way', async () => {
    const world = await openOrderWorld(database())
    await world.buy(declined)
    expect(await told(world)).toEqual(['hold failed'])
    expect(await viewOf(world)).toMatchObject({ charged: pounds(0), held: null })
    await world.buy()
    expect(await told(world)).toEqual(WELL)
    expect((await viewOf(world)).stages[0]?.note).toContain('An earlier card was declined')
  })

  test('sold out ends at the booking, with the hold released', async () => {
    const world = await openOrderWorld(database())
    world.supplier.booking = 'sold-out'
    await world.buy()
    expect(await told(world)).toEqual(['hold done', 'terms done', 'booking failed', 'release done'])
    expect(await viewOf(world)).toMatchObject({ charged: pounds(0), held: null })
  })

  test('an answer that was lost is found, and told as booked', async () => {
    const world = await openOrderWorld(database())
    world.supplier.booking = 'lost'
    await world.buy()
    expect(await told(world)).toEqual(WELL)
  })

  test('a lower price is charged as it is', async () => {
    const world = await openOrderWorld(database())
    world.supplier.total = 19800
    await world.buy()
    expect(await viewOf(world)).toMatchObject({ charged: pounds(19800), held: null })
    expect((await viewOf(world)).stages.at(-1)?.note).toContain('£198.00 charged to visa ending 4242')
  })

  test('a booking that was given back tells the cancellation and the refund', async () => {
    const world = await openOrderWorld(database())
    const { orderId, cancellationId } = await world.askBack()
    await world.cancel(orderId, cancellationId)
    expect(await told(world)).toEqual([...WELL, 'cancel done', 'refund done'])
    expect(await viewOf(world)).toMatchObject({ charged: pounds(6200), held: null })
  })
})
