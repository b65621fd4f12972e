import { expect, test } from 'vitest'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { openAskedOrder } from '@/tests/orders/asked-order'
import { openOrderWorld } from '@/tests/orders/order-world'
import { resumeOrder } from './resume-order'

onEmbeddedDatabase((database) => {
  test('after a completed check the order goes on at once, to its end', async () => {
    const world = await openAskedOrder(database())
    await world.answerBank('complete')
    expect(await resumeOrder(world.of, world.deps)).toMatchObject({ order: { status: 'success', paymentStatus: 'succeeded' } })
    expect(world.supplier.bookCalls).toBe(1)
    expect(await world.holds(world.of.orderId)).toEqual(['succeeded 21200/21200'])
  })

  test('after a failed check nothing is charged, and the bank’s words are kept', async () => {
    const world = await openAskedOrder(database())
    await world.answerBank('fail')
    const resumed = await resumeOrder(world.of, world.deps)
    expect(resumed).toMatchObject({ order: { status: 'idle', paymentStatus: 'failed' } })
    expect('order' in resumed && resumed.order.lastError).toContain('unable to authenticate')
    expect(world.supplier.bookCalls).toBe(0)
  })

  test('an order whose bank still asks is answered as it stands', async () => {
    const world = await openAskedOrder(database())
    expect(await resumeOrder(world.of, world.deps)).toMatchObject({ order: { status: 'idle', paymentStatus: 'awaiting_action' } })
  })

  test('an answer that came just after somebody looked is not waited for', async () => {
    const world = await openAskedOrder(database())
    const { gateway } = world.deps
    let looks = 0
    const retrieve = async (paymentId: string) => {
      const seen = await gateway.retrieve(paymentId)
      if (looks++ === 0) await world.answerBank('complete')
      return seen
    }
    const resumed = await resumeOrder(world.of, { ...world.deps, gateway: { ...gateway, retrieve } })
    expect(resumed).toMatchObject({ order: { status: 'success', paymentStatus: 'succeeded' } })
  })

  test('coming back many times at once books and charges once', async () => {
    const world = await openAskedOrder(database())
    await world.answerBank('complete')
    const resumed = await Promise.all(Array.from({ length: 10 }, () => resumeOrder(world.of, world.deps)))
    for (const answer of resumed) expect(answer).toMatchObject({ order: { status: 'success' } })
    expect(world.supplier.bookCalls).toBe(1)
    expect(await world.holds(world.of.orderId)).toEqual(['succeeded 21200/21200'])
  })

  test('an order that waits for no bank, and one that is not there, change nothing', async () => {
    const world = await openOrderWorld(database())
    const order = await world.buy()
    const of = { orderId: order.id, userId: world.userId }
    expect(await resumeOrder(of, world.deps)).toMatchObject({ order: { id: order.id, version: order.version } })
    expect(await resumeOrder({ ...of, userId: 'somebody-else' }, world.deps)).toMatchObject({ refusal: { code: 'not_found' } })
  })
})
