import { expect, test } from 'vitest'
import type { Database } from '@/lib/adapters/database/database'
import { createOrderJournal } from '@/lib/adapters/database/order-store'
import { onEachDatabase } from '@/lib/adapters/database/testing'
import { brokenInvariants } from '@/tests/orders/invariants'
import { type OrderWorld, openOrderWorld } from '@/tests/orders/order-world'
import { createRecordedSupplier } from '@/tests/orders/recorded-supplier'
import { resumeOrders } from './resume-orders'

/** As many travellers at once as there are orders, all with one airline. */
async function placeMany(db: Database, count: number) {
  const supplier = createRecordedSupplier()
  const worlds: OrderWorld[] = []
  while (worlds.length < count) {
    const world = await openOrderWorld(db)
    Object.assign(world, { supplier })
    world.deps.supplier = supplier
    await world.place()
    worlds.push(world)
  }
  return { supplier, worlds }
}

/** A process of its own: it sees every order there is. */
function newProcess(db: Database, { deps }: OrderWorld) {
  return { ...deps, journal: createOrderJournal(db) }
}

await onEachDatabase((database) => {
  test('two processes finish fifty orders together, and each step is done once', { timeout: 60_000 }, async () => {
    const db = database()
    const { supplier, worlds } = await placeMany(db, 50)
    const [world] = worlds
    if (!world) throw new Error('there are no orders')
    const processes = [newProcess(db, world), newProcess(db, world)]
    let sweeps = 0
    while ((await createOrderJournal(db).listUnfinished(world.deps.clock(), 1)).length > 0 && sweeps++ < 20) {
      await Promise.all(processes.map(resumeOrders))
    }
    expect(supplier.bookCalls).toBe(50)
    expect(new Set(supplier.booked.map(({ reference }) => reference)).size).toBe(50)
    for (const one of worlds) {
      const order = await one.order()
      expect(order).toMatchObject({ status: 'success', paymentStatus: 'succeeded' })
      expect(await one.steps(order?.id ?? '')).toEqual(
        ['authorise', 'fetch-terms', 'book', 'fetch-details', 'capture', 'send-receipt'].map((step) => `${step} succeeded`),
      )
      expect(await one.holds(order?.id ?? '')).toEqual(['succeeded 21200/21200'])
      expect(await brokenInvariants(one)).toEqual([])
    }
  })

  test('orders that cannot go on keep no other from its end, and are tried ever more seldom', { timeout: 60_000 }, async () => {
    const db = database()
    const { supplier, worlds } = await placeMany(db, 24)
    const fine = worlds.at(-1)
    const stuck = worlds[0]
    if (!fine || !stuck) throw new Error('there are no orders')
    const fineId = (await fine.order())?.id
    const { book } = supplier
    supplier.book = (request) => (request.reference === fineId ? book(request) : Promise.reject(new TypeError('a fault of ours')))
    const process = newProcess(db, fine)
    await expect(resumeOrders(process)).rejects.toThrow('23 of 24 orders could not go on: TypeError: a fault of ours')
    expect(await fine.order()).toMatchObject({ status: 'success' })
    const waiting = await stuck.order()
    expect(waiting).toMatchObject({ status: 'booking_processing', resumeAt: new Date(fine.time.now + 1000) })
    expect(await stuck.steps(waiting?.id ?? '')).toContain('book failed')
    expect(await resumeOrders(process)).toBe(0)
    supplier.book = book
    fine.time.now += 1000
    expect(await resumeOrders(process)).toBe(23)
    expect(await stuck.order()).toMatchObject({ status: 'success' })
    expect(supplier.booked).toHaveLength(24)
  })
})
