import { expect } from 'vitest'
import type { Database } from '@/lib/adapters/database/database'
import { visa } from '@/lib/adapters/database/testing-samples'
import type { CardToken } from '@/lib/travel/payment/billing'
import { placeOrder } from '@/lib/workflows/orders/place-order'
import { atEveryPoint } from './at-every-point'
import type { OrderWorld } from './order-world'
import type { RecordedSupplier } from './recorded-supplier'

const NEVER = 1_000_000

type Press = {
  card?: CardToken
  /** Gives the confirmation to press. */
  confirm: (world: OrderWorld) => Promise<string>
  /** What happens outside once the killed process was resumed. */
  afterwards?: (world: OrderWorld) => Promise<unknown>
  /** `again` is what the last press is answered. */
  check: (world: OrderWorld, again: unknown) => Promise<void>
  every?: number
}

/** The traveller presses Pay in a process that is killed at every point there is, and once more at the end, when everything rests. */
export function pressing(db: Database, { card = visa, confirm, afterwards, check, every }: Press) {
  return atEveryPoint(db, {
    arrange: confirm,
    act: (confirmationId, deps, { userId }) => placeOrder({ confirmationId, card, userId, now: deps.clock() }, deps),
    // Whoever was killed before the order was written down has bought nothing: the traveller presses once more.
    afterwards: async (world, confirmationId) => {
      await world.pay(confirmationId, card)
      await afterwards?.(world)
    },
    check: async (world, confirmationId) => check(world, await world.pay(confirmationId, card)),
    every,
  })
}

/** Confirmed before the airline changes. */
export function withAirline(change: Partial<RecordedSupplier>) {
  return async (world: OrderWorld) => {
    const confirmationId = await world.confirm()
    Object.assign(world.supplier, change)
    return confirmationId
  }
}

/** It does not answer any more once it was told to book. */
export function thenSilent(booking: 'lost' | 'silent') {
  return async (world: OrderWorld) => {
    const confirmationId = await withAirline({ booking })(world)
    const { book } = world.supplier
    world.supplier.book = async (request) => {
      world.supplier.deadLookUps = NEVER
      return book(request)
    }
    return confirmationId
  }
}

/** As many orders, holds and bookings as there may be. */
export async function expectOneOrder(world: OrderWorld, holds: string[], bookings: number) {
  const orders = await world.deps.orders.list(world.userId)
  expect(orders).toHaveLength(1)
  expect(await world.holds(orders[0]?.id ?? '')).toEqual(holds)
  expect(world.supplier.booked).toHaveLength(bookings)
}
