import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { BOOKING_STATUSES, isInProgress, PAYMENT_STATUSES } from '@/lib/states/booking-status'
import { unfinishedOrderStates } from '@/lib/states/next-order-step'
import { createConfirmationStore } from './confirmation-store'
import type { Database } from './database'
import { createOrderJournal, createOrderStore } from './order-store'
import { threads } from './schema'
import { addTraveller, onEachDatabase } from './testing'
import { pounds, quote, sampleOrder } from './testing-samples'
import { createTripStore } from './trip-store'

const now = new Date('2026-11-20T09:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const step = { step: 'authorise', key: 'order:1:authorise:1', state: 'started', outcome: null } as const

await onEachDatabase((database) => {
  test('a confirmation is used once, by its owner', async () => {
    const confirmations = createConfirmationStore(database())
    const traveller = await addTraveller(database())
    const stranger = await addTraveller(database())
    const id = await confirm(database(), traveller)
    expect(await confirmations.find(id, traveller.userId)).toEqual({ id, ...traveller, ...confirmed, orderId: null })
    expect(await confirmations.find(id, stranger.userId)).toBeNull()
    expect(await confirmations.use(id, stranger.userId, 'order-1')).toBe(false)
    const uses = await Promise.all(['order-1', 'order-2', 'order-3'].map((order) => confirmations.use(id, traveller.userId, order)))
    expect(uses.filter((isFirst) => isFirst)).toHaveLength(1)
    expect(await confirmations.use(id, traveller.userId, 'order-4')).toBe(false)
  })

  test('an order comes back whole, to its owner', async () => {
    const orders = createOrderStore(database())
    const traveller = await addTraveller(database())
    const stranger = await addTraveller(database())
    const created = await order(database(), traveller)
    expect(created).toMatchObject({ ...sampleOrder(created), version: 1, leaseUntil: null })
    expect(await orders.find(created.id, traveller.userId)).toEqual(created)
    expect(await orders.findByThread(traveller.threadId, traveller.userId)).toEqual(created)
    expect(await orders.list(traveller.userId)).toEqual([created])
    expect(await orders.find(created.id, stranger.userId)).toBeNull()
    expect(await orders.findByThread(traveller.threadId, stranger.userId)).toBeNull()
    expect(await orders.list(stranger.userId)).toEqual([])
  })

  test('what was bought beside the fares, and what giving it back brings, come back as they were', async () => {
    const orders = createOrderStore(database())
    const traveller = await addTraveller(database())
    const place = { sliceIndex: 0, segmentIndex: 0, passengerIndex: 0 }
    const seats = [{ ...place, seatNumber: '12A', optionId: 's', traits: ['window' as const], neighbours: ['12B'], price: pounds(1400) }]
    const ancillaries = { seats, bags: [], meals: [], extras: [] }
    const confirmationId = await confirm(database(), traveller)
    const created = await orders.create({ ...sampleOrder({ id: randomUUID(), ...traveller, confirmationId }), ancillaries }, 0)
    if (!created) throw new Error('the order was not created')
    expect(created).toMatchObject({ ancillaries, cancellation: null })
    const cancellation = {
      cancellationId: 'c-1',
      refund: pounds(15000),
      refundBy: 'card' as const,
      refundTo: 'the card you paid with',
      expiresAt: null,
      quotedAt: now.toISOString(),
      confirmedAt: null,
    }
    await createOrderJournal(database()).update(created, { cancellation }, now)
    expect(await orders.find(created.id, traveller.userId)).toMatchObject({ ancillaries, cancellation })
  })

  test('two bookings of the same quote may both be given back at once', async () => {
    const journal = createOrderJournal(database())
    const first = await addTraveller(database())
    const booked = await order(database(), first)
    await journal.update(booked, { status: 'success', paymentStatus: 'succeeded' }, now)
    const second = await order(database(), await addThread(database(), first.userId))
    for (const one of [{ ...booked, version: booked.version + 1 }, second]) {
      expect(await journal.update(one, { status: 'cancelling', paymentStatus: 'succeeded' }, now)).toMatchObject({ status: 'cancelling' })
    }
  })

  test('of twin orders of one thread one is created; after a failed one another may follow', async () => {
    const orders = createOrderStore(database())
    const journal = createOrderJournal(database())
    const traveller = await addTraveller(database())
    const confirmationIds = [await confirm(database(), traveller), await confirm(database(), traveller)]
    const twins = await Promise.all(
      confirmationIds.map((confirmationId) => orders.create(sampleOrder({ id: randomUUID(), ...traveller, confirmationId }), 0)),
    )
    const first = twins.find((twin) => twin !== null)
    if (!first) throw new Error('no order was created')
    expect(twins.filter((twin) => twin === null)).toHaveLength(1)
    await journal.update(first, { status: 'failed' }, now)
    const next = await order(database(), traveller)
    expect((await orders.findByThread(traveller.threadId, traveller.userId))?.id).toBe(next.id)
  })

  test('one confirmation makes one order, also after that order failed', async () => {
    const orders = createOrderStore(database())
    const traveller = await addTraveller(database())
    const first = await order(database(), traveller)
    await createOrderJournal(database()).update(first, { status: 'failed' }, now)
    expect(await orders.create(sampleOrder({ ...first, id: randomUUID() }), 0)).toBeNull()
  })

  test('an order is made and paid anew only for the trip that was confirmed', async () => {
    const [orders, journal] = [createOrderStore(database()), createOrderJournal(database())]
    const traveller = await addTraveller(database())
    const confirmationId = await confirm(database(), traveller)
    const wanted = sampleOrder({ id: randomUUID(), ...traveller, confirmationId })
    expect(await orders.create(wanted, 1)).toBeNull()
    const created = await orders.create(wanted, 0)
    const declined = created && (await journal.update(created, { paymentStatus: 'failed' }, now))
    if (!declined) throw new Error('the order was not created')
    const entry = { facts: {}, issuedBy: 'traveller', issuedAt: now, clientKey: null } as const
    await createTripStore(database()).append({ ...traveller, ...entry, version: 0, command: { type: 'start-over' } })
    expect(await journal.rebind(declined, { paymentStatus: 'idle' }, 0, now, step)).toBeNull()
    expect(await orders.listSteps(created.id, traveller.userId)).toEqual([])
    expect(await journal.rebind(declined, { paymentStatus: 'idle' }, 1, now, step)).toMatchObject({ paymentStatus: 'idle' })
    expect(await journal.rebind(declined, { paymentStatus: 'idle' }, 1, now, step)).toBeNull()
    expect(await orders.listSteps(created.id, traveller.userId)).toMatchObject([step])
  })

  test('while an order is in progress, no other thread of the same traveller orders the same', async () => {
    const [orders, journal] = [createOrderStore(database()), createOrderJournal(database())]
    const first = await addTraveller(database())
    let running = await order(database(), first)
    const second = await addThread(database(), first.userId)
    for (const status of BOOKING_STATUSES) {
      for (const paymentStatus of PAYMENT_STATUSES) {
        running = (await journal.update(running, { status, paymentStatus }, now)) ?? running
        const twin = sampleOrder({ id: randomUUID(), ...second, confirmationId: await confirm(database(), second) })
        const created = await orders.create(twin, 0)
        expect(created === null, `${status} ${paymentStatus}`).toBe(isInProgress({ status, paymentStatus }))
        if (created) await journal.update(created, { status: 'failed' }, now)
      }
    }
  })

  test('a booked order comes to its end, whatever another thread buys meanwhile', async () => {
    const [orders, journal] = [createOrderStore(database()), createOrderJournal(database())]
    const first = await addTraveller(database())
    const booked = await order(database(), first)
    const due = await journal.update(booked, { status: 'payment_due', paymentStatus: 'authorised' }, now)
    const second = await addThread(database(), first.userId)
    const twin = sampleOrder({ id: randomUUID(), ...second, confirmationId: await confirm(database(), second) })
    expect(await orders.create(twin, 0)).not.toBeNull()
    expect(await journal.update(due ?? booked, { status: 'details_fetching', paymentStatus: 'succeeded' }, now)).not.toBeNull()
  })

  test('of two threads that pay the same again one goes on; another quote or another traveller is no twin', async () => {
    const [orders, journal] = [createOrderStore(database()), createOrderJournal(database())]
    const first = await addTraveller(database())
    const second = await addThread(database(), first.userId)
    const declined = []
    for (const thread of [first, second]) {
      declined.push(await journal.update(await order(database(), thread), { paymentStatus: 'failed' }, now))
    }
    const payAgain = declined.map((one) => one && journal.rebind(one, { paymentStatus: 'idle', quote }, 0, now, step))
    const paid = await Promise.all(payAgain)
    expect(paid.filter((one) => one !== null)).toHaveLength(1)
    const refused = declined[paid.indexOf(null)]
    if (!refused) throw new Error('one of them should have been refused')
    const dearer = { paymentStatus: 'idle', quote: { ...quote, hash: 'hash-2' } } as const
    expect(await journal.rebind(refused, dearer, 0, now, step)).toMatchObject(dearer)
    expect(await orders.listSteps(refused.id, first.userId)).toHaveLength(1)
    expect(await order(database(), await addTraveller(database()))).toMatchObject({ status: 'idle' })
  })

  test('of fifty claims at once one wins, and again after the lease ran out', async () => {
    const journal = createOrderJournal(database())
    const created = await order(database(), await addTraveller(database()))
    for (const at of [now, later(1001)]) {
      const claims = await Promise.all(Array.from({ length: 50 }, () => journal.claim(created.id, at, 1000)))
      expect(claims.filter((claim) => claim !== null)).toHaveLength(1)
    }
    expect(await journal.claim('no-order', now, 1000)).toBeNull()
  })

  test('who lost the lease writes no more, and cannot end the lease of the next', async () => {
    const journal = createOrderJournal(database())
    const created = await order(database(), await addTraveller(database()))
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
    const created = await order(database(), traveller)
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
    const created = await order(database(), await addTraveller(database()))
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
    const created = await order(database(), await addTraveller(database()))
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
      const created = await order(database(), await addTraveller(database()))
      await journal.update(created, seconds === 2 ? { resumeAt: later(-98_000) } : {}, later(seconds * 1000 - 100_000))
      ids.push(created.id)
    }
    const listed = (await journal.listUnfinished(now, 1000)).filter((id) => ids.includes(id))
    expect(listed).toEqual([ids[1], ids[2], ids[0]])
  })

  test('how a payment stands is kept with the step that learned it, and the latest word counts', async () => {
    const [orders, journal] = [createOrderStore(database()), createOrderJournal(database())]
    const traveller = await addTraveller(database())
    const created = await order(database(), traveller)
    const paymentId = `pay_${created.id}`
    const hold = {
      paymentId,
      gateway: 'sandbox',
      status: 'requires_capture',
      amount: pounds(21200),
      refunded: pounds(0),
      captureBefore: '2026-11-27T09:00:00.000Z',
    } as const
    const held = await journal.update(created, { paymentStatus: 'authorised' }, now, step, hold)
    if (!held) throw new Error('the write should have worked')
    const kept = { ...hold, orderId: created.id, createdAt: now, updatedAt: now }
    expect(await orders.listPayments(created.id, traveller.userId)).toEqual([kept])
    const taken = { ...hold, status: 'succeeded', amount: pounds(20000), captureBefore: null } as const
    expect(await journal.update(created, {}, later(1), step, taken)).toBeNull()
    expect(await orders.listPayments(created.id, traveller.userId)).toEqual([kept])
    const second = { ...hold, paymentId: `${paymentId}_2` }
    const charged = await journal.update(held, {}, later(2), step, taken)
    await journal.update(charged ?? held, {}, later(3), step, second)
    expect(await orders.listPayments(created.id, traveller.userId)).toEqual([
      { ...kept, ...taken, updatedAt: later(2) },
      { ...kept, ...second, createdAt: later(3), updatedAt: later(3) },
    ])
    expect(await orders.listPayments(created.id, (await addTraveller(database())).userId)).toEqual([])
    expect(await journal.findByPayment(paymentId)).toBe(created.id)
    expect(await journal.findByPayment('pay_of_nobody')).toBeNull()
    expect([await journal.knows(created.id), await journal.knows('ord_of_nobody')]).toEqual([true, false])
  })

  test('unfinished orders are those that nobody holds and that still have something to do', async () => {
    const journal = createOrderJournal(database())
    const listed: string[] = []
    for (const status of BOOKING_STATUSES) {
      for (const paymentStatus of PAYMENT_STATUSES) {
        const created = await order(database(), await addTraveller(database()))
        await journal.update(created, { status, paymentStatus }, now)
        if ((await journal.listUnfinished(now, 1000)).includes(created.id)) listed.push(`${status} ${paymentStatus}`)
        await journal.claim(created.id, now, 1000)
        expect(await journal.listUnfinished(now, 1000)).not.toContain(created.id)
      }
    }
    expect(listed.toSorted()).toEqual(
      unfinishedOrderStates()
        .map((state) => `${state.status} ${state.paymentStatus}`)
        .toSorted(),
    )
  })
})

const confirmed = { quote, tripVersion: 3, amount: pounds(21200), expiresAt: later(900_000) }

async function confirm(db: Database, traveller: { userId: string; threadId: string }): Promise<string> {
  const id = randomUUID()
  await createConfirmationStore(db).create({ id, ...traveller, ...confirmed })
  return id
}

async function order(db: Database, traveller: { userId: string; threadId: string }) {
  const confirmationId = await confirm(db, traveller)
  const created = await createOrderStore(db).create(sampleOrder({ id: randomUUID(), ...traveller, confirmationId }), 0)
  if (!created) throw new Error('the order was not created')
  return created
}

async function addThread(db: Database, userId: string): Promise<{ userId: string; threadId: string }> {
  const threadId = randomUUID()
  await db.insert(threads).values({ id: threadId, userId, name: 'Another trip' })
  return { userId, threadId }
}
