import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { BOOKING_STATUSES, isInProgress, PAYMENT_STATUSES } from '@/lib/states/booking-status'
import { unfinishedOrderStates } from '@/lib/states/next-order-step'
import { createConfirmationStore } from './confirmation-store'
import type { Database } from './database'
import { createOrderJournal, createOrderStore } from './order-store'
import { threads } from './schema'
import { addTraveller, onEachDatabase } from './testing'
import { addConfirmation, addOrder, confirmed } from './testing-orders'
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
    const id = await addConfirmation(database(), traveller)
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
    const created = await addOrder(database(), traveller)
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
    const confirmationId = await addConfirmation(database(), traveller)
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
    const booked = await addOrder(database(), first)
    await journal.update(booked, { status: 'success', paymentStatus: 'succeeded' }, now)
    const second = await addOrder(database(), await addThread(database(), first.userId))
    for (const one of [{ ...booked, version: booked.version + 1 }, second]) {
      expect(await journal.update(one, { status: 'cancelling', paymentStatus: 'succeeded' }, now)).toMatchObject({ status: 'cancelling' })
    }
  })

  test('of twin orders of one thread one is created; after a failed one another may follow', async () => {
    const orders = createOrderStore(database())
    const journal = createOrderJournal(database())
    const traveller = await addTraveller(database())
    const confirmationIds = [await addConfirmation(database(), traveller), await addConfirmation(database(), traveller)]
    const twins = await Promise.all(
      confirmationIds.map((confirmationId) => orders.create(sampleOrder({ id: randomUUID(), ...traveller, confirmationId }), 0)),
    )
    const first = twins.find((twin) => twin !== null)
    if (!first) throw new Error('no order was created')
    expect(twins.filter((twin) => twin === null)).toHaveLength(1)
    await journal.update(first, { status: 'failed' }, now)
    const next = await addOrder(database(), traveller)
    expect((await orders.findByThread(traveller.threadId, traveller.userId))?.id).toBe(next.id)
  })

  test('one confirmation makes one order, also after that order failed', async () => {
    const orders = createOrderStore(database())
    const traveller = await addTraveller(database())
    const first = await addOrder(database(), traveller)
    await createOrderJournal(database()).update(first, { status: 'failed' }, now)
    expect(await orders.create(sampleOrder({ ...first, id: randomUUID() }), 0)).toBeNull()
  })

  test('an order is made and paid anew only for the trip that was confirmed', async () => {
    const [orders, journal] = [createOrderStore(database()), createOrderJournal(database())]
    const traveller = await addTraveller(database())
    const confirmationId = await addConfirmation(database(), traveller)
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
    let running = await addOrder(database(), first)
    const second = await addThread(database(), first.userId)
    for (const status of BOOKING_STATUSES) {
      for (const paymentStatus of PAYMENT_STATUSES) {
        running = (await journal.update(running, { status, paymentStatus }, now)) ?? running
        const twin = sampleOrder({ id: randomUUID(), ...second, confirmationId: await addConfirmation(database(), second) })
        const created = await orders.create(twin, 0)
        expect(created === null, `${status} ${paymentStatus}`).toBe(isInProgress({ status, paymentStatus }))
        if (created) await journal.update(created, { status: 'failed' }, now)
      }
    }
  })

  test('a booked order comes to its end, whatever another thread buys meanwhile', async () => {
    const [orders, journal] = [createOrderStore(database()), createOrderJournal(database())]
    const first = await addTraveller(database())
    const booked = await addOrder(database(), first)
    const due = await journal.update(booked, { status: 'payment_due', paymentStatus: 'authorised' }, now)
    const second = await addThread(database(), first.userId)
    const twin = sampleOrder({ id: randomUUID(), ...second, confirmationId: await addConfirmation(database(), second) })
    expect(await orders.create(twin, 0)).not.toBeNull()
    expect(await journal.update(due ?? booked, { status: 'details_fetching', paymentStatus: 'succeeded' }, now)).not.toBeNull()
  })

  test('of two threads that pay the same again one goes on; another quote or another traveller is no twin', async () => {
    const [orders, journal] = [createOrderStore(database()), createOrderJournal(database())]
    const first = await addTraveller(database())
    const second = await addThread(database(), first.userId)
    const declined = []
    for (const thread of [first, second]) {
      declined.push(await journal.update(await addOrder(database(), thread), { paymentStatus: 'failed' }, now))
    }
    const payAgain = declined.map((one) => one && journal.rebind(one, { paymentStatus: 'idle', quote }, 0, now, step))
    const paid = await Promise.all(payAgain)
    expect(paid.filter((one) => one !== null)).toHaveLength(1)
    const refused = declined[paid.indexOf(null)]
    if (!refused) throw new Error('one of them should have been refused')
    const dearer = { paymentStatus: 'idle', quote: { ...quote, hash: 'hash-2' } } as const
    expect(await journal.rebind(refused, dearer, 0, now, step)).toMatchObject(dearer)
    expect(await orders.listSteps(refused.id, first.userId)).toHaveLength(1)
    expect(await addOrder(database(), await addTraveller(database()))).toMatchObject({ status: 'idle' })
  })

  test('how a payment stands is kept with the step that learned it, and the latest word counts', async () => {
    const [orders, journal] = [createOrderStore(database()), createOrderJournal(database())]
    const traveller = await addTraveller(database())
    const created = await addOrder(database(), traveller)
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
        const created = await addOrder(database(), await addTraveller(database()))
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

async function addThread(db: Database, userId: string): Promise<{ userId: string; threadId: string }> {
  const threadId = randomUUID()
  await db.insert(threads).values({ id: threadId, userId, name: 'Another trip' })
  return { userId, threadId }
}
