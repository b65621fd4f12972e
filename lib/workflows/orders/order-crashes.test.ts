import { expect, test } from 'vitest'
import { crashDatabase } from '@/tests/orders/at-every-point'
import { declined } from '@/tests/orders/order-world'
import { expectOneOrder, pressing, withAirline } from '@/tests/orders/pressing'

const database = crashDatabase()

// Some sixty processes die in each test.
const PATIENCE_MS = 240_000

const BOOKED = { order: { status: 'success', paymentStatus: 'succeeded' } }

test('killed at any point, an order ends booked once and charged once', { timeout: PATIENCE_MS }, async () => {
  const points = await pressing(database(), {
    confirm: (world) => world.confirm(),
    check: async (world, again) => {
      expect(again).toMatchObject(BOOKED)
      await expectOneOrder(world, ['succeeded 21200/21200'], 1)
    },
  })
  expect(points).toBeGreaterThan(40)
})

test('killed at any point, a price that fell is charged at the lower amount', { timeout: PATIENCE_MS }, async () => {
  await pressing(database(), {
    every: 3,
    confirm: withAirline({ total: 20000 }),
    check: async (world, again) => {
      expect(again).toMatchObject(BOOKED)
      await expectOneOrder(world, ['succeeded 20000/21200'], 1)
    },
  })
})

test('killed at any point, a booking whose answer was lost is not sent again', { timeout: PATIENCE_MS }, async () => {
  await pressing(database(), {
    every: 3,
    confirm: withAirline({ booking: 'lost' }),
    check: async (world, again) => {
      expect(again).toMatchObject(BOOKED)
      await expectOneOrder(world, ['succeeded 21200/21200'], 1)
    },
  })
})

test('killed at any point, a booking that the airline cancelled at once is not charged', { timeout: PATIENCE_MS }, async () => {
  await pressing(database(), {
    every: 3,
    confirm: async (world) => {
      const { book } = world.supplier
      world.supplier.book = async (request) => {
        const answer = await book(request)
        if (!('booking' in answer)) return answer
        const told = { ...answer.booking }
        answer.booking.status = 'cancelled'
        return { booking: told }
      }
      return world.confirm()
    },
    check: async (world, again) => {
      expect(again).toMatchObject({ order: { status: 'failed', paymentStatus: 'voided' } })
      await expectOneOrder(world, ['canceled 0/21200'], 1)
    },
  })
})

test('killed at any point, a refused booking leaves no hold behind', { timeout: PATIENCE_MS }, async () => {
  await pressing(database(), {
    every: 3,
    confirm: withAirline({ booking: 'sold-out' }),
    check: async (world, again) => {
      expect(again).toMatchObject({ order: { status: 'failed', paymentStatus: 'voided' } })
      await expectOneOrder(world, ['canceled 0/21200'], 0)
    },
  })
})

test('killed at any point, a risen price leaves no hold behind', { timeout: PATIENCE_MS }, async () => {
  await pressing(database(), {
    every: 3,
    confirm: withAirline({ total: 30000 }),
    check: async (world, again) => {
      expect(again).toMatchObject({ order: { status: 'price_changed', paymentStatus: 'voided' } })
      await expectOneOrder(world, ['canceled 0/21200'], 0)
    },
  })
})

test('killed at any point, another card on a declined order pays once', { timeout: PATIENCE_MS }, async () => {
  await pressing(database(), {
    every: 3,
    confirm: async (world) => {
      await world.pay(await world.confirm(), declined)
      return world.confirm()
    },
    check: async (world, again) => {
      expect(again).toMatchObject({ order: { status: 'success', paymentStatus: 'succeeded', authoriseNumber: 2 } })
      await expectOneOrder(world, ['succeeded 21200/21200'], 1)
    },
  })
})
