import { expect, test } from 'vitest'
import { createOrderJournal, createOrderStore } from './order-store'
import { addTraveller, onEachDatabase } from './testing'
import { addOrder } from './testing-orders'

const now = new Date('2026-11-20T09:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const step = { step: 'authorise', key: 'order:1:authorise:1', state: 'started', outcome: null } as const

await onEachDatabase((database) => {
  test('of fifty claims at once one wins, and again after the lease ran out', async () => {
    const journal = createOrderJournal(database())
    const created = await addOrder(database(), await addTraveller(database()))
    for (const at of [now, later(1001)]) {
      const claims = await Promise.all(Array.from({ length: 50 }, () => journal.claim(created.id, at, 1000)))
      expect(claims.filter((claim) => claim !== null)).toHaveLength(1)
    }
    expect(await journal.claim('no-order', now, 1000)).toBeNull()
  })

  test('who lost the lease writes no more, and cannot end the lease of the next', async () => {
    const journal = createOrderJournal(database())
    const created = await addOrder(database(), await addTraveller(database()))
    const slow = await journal.claim(created.id, now, 1000)
    const next = await journal.claim(created.id, later(1001), 1000)
    if (!slow || !next) throw new Error('both claims should have worked')
    expect(await journal.update(slow, { status: 'failed' }, later(1002), step)).toBeNull()
    await journal.release(slow.id, slow.version)
    expect(await journal.claim(created.id, later(1003), 1000)).toBeNull()
    await journal.release(next.id, next.version)
    expect(await journal.claim(created.id, later(1004), 1000)).not.toBeNull()
  })

  test('a write renews the lease, raises the version and appends its step', async () => {
    const journal = createOrderJournal(database())
    const traveller = await addTraveller(database())
    const created = await addOrder(database(), traveller)
    const claimed = await journal.claim(created.id, now, 1000)
    if (!claimed) throw new Error('the claim should have worked')
    const captureBefore = '2026-11-27T09:00:00.000Z'
    const changed = await journal.update(claimed, { status: 'terms_fetching', captureBefore }, later(600), step)
    expect(changed).toMatchObject({ status: 'terms_fetching', captureBefore, version: claimed.version + 1, leaseUntil: later(1600) })
    const orders = createOrderStore(database())
    expect(await orders.listSteps(created.id, traveller.userId)).toMatchObject([{ ...step, orderId: created.id, at: later(600) }])
    expect(await orders.listSteps(created.id, (await addTraveller(database())).userId)).toEqual([])
  })

  test('whoever holds an order may hold it longer, until another one has it', async () => {
    const journal = createOrderJournal(database())
    const created = await addOrder(database(), await addTraveller(database()))
    expect(await journal.renew(created, now)).toBe(false)
    const held = await journal.claim(created.id, now, 1000)
    if (!held) throw new Error('the claim should have worked')
    expect(await journal.renew(held, later(900))).toBe(true)
    expect(await journal.claim(created.id, later(1800), 1000)).toBeNull()
    // Late, but nobody came in between.
    expect(await journal.renew(held, later(2500))).toBe(true)
    // An older one that was on its way for long.
    expect(await journal.renew(held, later(1000))).toBe(true)
    expect(await journal.claim(created.id, later(3400), 1000)).toBeNull()
    const next = await journal.claim(created.id, later(3501), 1000)
    expect(next).toMatchObject({ version: held.version + 1 })
    expect(await journal.renew(held, later(3502))).toBe(false)
    await journal.release(created.id, held.version + 1)
    expect(next && (await journal.renew(next, later(3503)))).toBe(false)
  })

  test('an order that waits is listed when its time has come, or when somebody wakes it', async () => {
    const journal = createOrderJournal(database())
    const created = await addOrder(database(), await addTraveller(database()))
    const isListed = async (at: Date) => (await journal.listUnfinished(at, 1000)).includes(created.id)
    expect(await isListed(now)).toBe(true)
    const waiting = await journal.update(created, { resumeAt: later(60_000) }, now)
    expect(waiting).toMatchObject({ resumeAt: later(60_000) })
    expect(await isListed(later(59_999))).toBe(false)
    expect(await isListed(later(60_000))).toBe(true)
    await journal.wake(created.id)
    expect(await isListed(later(1))).toBe(true)
    // To be woken is no change: whoever works on it goes on writing.
    expect(waiting && (await journal.update(waiting, { status: 'terms_fetching' }, later(2)))).not.toBeNull()
  })

  test('those that waited longest are listed first', async () => {
    const journal = createOrderJournal(database())
    const ids: string[] = []
    for (const seconds of [3, 1, 2]) {
      const created = await addOrder(database(), await addTraveller(database()))
      await journal.update(created, seconds === 2 ? { resumeAt: later(-98_000) } : {}, later(seconds * 1000 - 100_000))
      ids.push(created.id)
    }
    const listed = (await journal.listUnfinished(now, 1000)).filter((id) => ids.includes(id))
    expect(listed).toEqual([ids[1], ids[2], ids[0]])
  })
})
