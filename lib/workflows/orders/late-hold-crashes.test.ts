import { expect, test } from 'vitest'
import { atEveryPoint, crashDatabase } from '@/tests/orders/at-every-point'
import { listen, withDeadLine } from '@/tests/orders/late-hold'
import { processWebhooks } from './process-webhooks'

const database = crashDatabase()

test('killed at any point, a hold that came too late is let go once and written down', { timeout: 180_000 }, async () => {
  const points = await atEveryPoint(database(), {
    arrange: async (world) => {
      const line = withDeadLine(world)
      const order = await line.giveUp()
      await line.arrive()
      return order
    },
    act: (_, deps) => processWebhooks(deps),
    afterwards: listen,
    check: async (world, { id }) => {
      expect(await world.deps.webhooks.listWaiting(10)).toEqual([])
      expect(await world.holds(id)).toEqual(['canceled 0/21200'])
      const [payment] = await world.deps.orders.listPayments(id, world.userId)
      expect(payment?.status).toBe('canceled')
      const steps = await world.deps.orders.listSteps(id, world.userId)
      expect(steps.filter(({ step }) => step === 'bank-news')).toHaveLength(1)
    },
  })
  expect(points).toBeGreaterThan(10)
})
