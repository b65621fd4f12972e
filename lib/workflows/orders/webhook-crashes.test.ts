import { expect, test } from 'vitest'
import { pounds } from '@/lib/adapters/database/testing-samples'
import { atEveryPoint, crashDatabase } from '@/tests/orders/at-every-point'
import { viewOrder } from './order-view'
import { processWebhooks } from './process-webhooks'

const database = crashDatabase()

test('killed at any point, what the gateway told is worked on by the next process', { timeout: 180_000 }, async () => {
  const points = await atEveryPoint(database(), {
    arrange: async (world) => {
      const order = await world.buy()
      const paymentId = order.paymentId ?? ''
      await world.deps.gateway.refund({ paymentId, amount: pounds(1200), key: `dashboard:${order.id}` })
      const event = { gateway: 'sandbox', eventId: `evt_${order.id}`, type: 'charge.refunded', paymentId, orderId: null }
      await world.deps.webhooks.keep(event, world.deps.clock())
      return order
    },
    act: (_, deps) => processWebhooks(deps),
    afterwards: (world) => processWebhooks(world.deps),
    check: async (world, order) => {
      expect(await world.deps.webhooks.listWaiting(10)).toEqual([])
      expect(await world.order()).toMatchObject({ status: 'success', paymentStatus: 'succeeded' })
      expect((await viewOrder(order, world.deps.orders)).charged).toEqual(pounds(20000))
      const steps = await world.deps.orders.listSteps(order.id, world.userId)
      expect(steps.filter(({ step }) => step === 'bank-news')).toHaveLength(1)
    },
  })
  expect(points).toBeGreaterThan(8)
})
