import { expect, test } from 'vitest'
import { createOrderJournal } from '@/lib/adapters/database/order-store'
import { onEachDatabase } from '@/lib/adapters/database/testing'
import { brokenInvariants } from '@/tests/orders/invariants'
import { openOrderWorld } from '@/tests/orders/order-world'
import { advanceOrder } from './advance-order'

const LEASE_MS = 15_000

await onEachDatabase((database) => {
  test('an outside call that takes longer than the lease keeps its order', async () => {
    const world = await openOrderWorld(database())
    const { id: orderId } = await world.place()
    const renewals = { told: () => {} }
    const { renew } = world.deps.journal
    world.deps.journal.renew = async (order, now) => {
      const isHeld = await renew(order, now)
      // One that was on its way before time moved on does not count.
      if (now.getTime() === world.time.now) renewals.told()
      return isHeld
    }
    const untilRenewed = () =>
      new Promise<void>((resume) => {
        renewals.told = resume
      })
    const other = { ...world.deps, journal: createOrderJournal(database()) }
    const taken: unknown[] = []
    const { book } = world.supplier
    world.supplier.book = async (request) => {
      for (let turn = 0; turn < 4; turn++) {
        world.time.now += LEASE_MS - 1000
        await untilRenewed()
        taken.push(await advanceOrder(orderId, other))
      }
      return book(request)
    }
    const slow = { ...world.deps, pace: { ...world.deps.pace, renewMs: 5 } }
    expect(await advanceOrder(orderId, slow)).toMatchObject({ status: 'success' })
    expect(taken).toEqual([null, null, null, null])
    expect(world.supplier.bookCalls).toBe(1)
  })

  test('whoever stood still for longer than the lease writes nothing more, and the next one finds what was done', async () => {
    const world = await openOrderWorld(database())
    const { id: orderId } = await world.place()
    const { book } = world.supplier
    let finished: unknown
    world.supplier.book = async (request) => {
      const answer = await book(request)
      world.time.now += LEASE_MS + 1
      finished = await advanceOrder(orderId, world.deps)
      return answer
    }
    expect(await advanceOrder(orderId, world.deps)).toBeNull()
    expect(finished).toMatchObject({ status: 'success', paymentStatus: 'succeeded' })
    expect(world.supplier.bookCalls).toBe(1)
    expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200'])
    expect(await brokenInvariants(world)).toEqual([])
  })

  test('whoever stood still just before sending the booking does not send it any more', async () => {
    const world = await openOrderWorld(database())
    const { id: orderId } = await world.place()
    const { findBooking } = world.supplier
    let isFirst = true
    world.supplier.findBooking = async (reference, sentAt) => {
      const found = await findBooking(reference, sentAt)
      if (isFirst) {
        isFirst = false
        world.time.now += LEASE_MS + 1
        expect(await advanceOrder(orderId, world.deps)).toMatchObject({ status: 'success' })
      }
      return found
    }
    expect(await advanceOrder(orderId, world.deps)).toBeNull()
    expect(world.supplier.bookCalls).toBe(1)
    expect(await brokenInvariants(world)).toEqual([])
  })

  test('an order that was left goes on in the window that waits for it, as soon as its lease is over', async () => {
    const world = await openOrderWorld(database())
    const order = await world.place()
    await world.deps.journal.claim(order.id, world.deps.clock(), LEASE_MS)
    const pressed = world.pay(order.confirmationId)
    const { find } = world.deps.orders
    let reads = 0
    world.deps.orders.find = async (id, userId) => {
      // Whoever holds it never comes back.
      if (++reads === 3) world.time.now += LEASE_MS + 1
      return find(id, userId)
    }
    expect(await pressed).toMatchObject({ order: { status: 'success' } })
  })
})
