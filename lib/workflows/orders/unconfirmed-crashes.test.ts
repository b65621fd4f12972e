import { expect, test } from 'vitest'
import { crashDatabase } from '@/tests/orders/at-every-point'
import { expectOneOrder, pressing, thenSilent } from '@/tests/orders/pressing'

const database = crashDatabase()

const MINUTE_MS = 60_000
// Some sixty processes die in each test.
const PATIENCE_MS = 240_000

const BOOKED = { order: { status: 'success', paymentStatus: 'succeeded' } }

test('killed at any point, a booking that is found minutes later is charged once', { timeout: PATIENCE_MS }, async () => {
  await pressing(database(), {
    every: 3,
    confirm: thenSilent('lost'),
    check: async (world, again) => {
      expect(again).toMatchObject(BOOKED)
      await expectOneOrder(world, ['succeeded 21200/21200'], 1)
    },
    afterwards: async (world) => {
      expect(await world.sweepAfter(5 * MINUTE_MS)).toMatchObject({ status: 'unconfirmed', paymentStatus: 'authorised' })
      world.supplier.deadLookUps = 0
    },
  })
})

test('killed at any point, a booking that is found in review is charged once', { timeout: PATIENCE_MS }, async () => {
  await pressing(database(), {
    every: 3,
    confirm: thenSilent('lost'),
    check: async (world, again) => {
      expect(again).toMatchObject(BOOKED)
      await expectOneOrder(world, ['succeeded 21200/21200'], 1)
    },
    afterwards: async (world) => {
      await world.sweepAfter(40 * MINUTE_MS)
      expect(await world.order()).toMatchObject({ status: 'needs_review', paymentStatus: 'authorised' })
      world.supplier.deadLookUps = 0
      await world.sweepAfter(10 * MINUTE_MS)
    },
  })
})

test('killed at any point, an order of which nothing is heard any more keeps no hold', { timeout: PATIENCE_MS }, async () => {
  await pressing(database(), {
    every: 3,
    confirm: thenSilent('silent'),
    check: async (world, again) => {
      expect(again).toMatchObject({ order: { status: 'needs_review', paymentStatus: 'voided' } })
      await expectOneOrder(world, ['canceled 0/21200'], 0)
    },
    afterwards: async (world) => {
      await world.sweepAfter(40 * MINUTE_MS)
      await world.sweepAfter(6 * 24 * 60 * MINUTE_MS)
    },
  })
})
