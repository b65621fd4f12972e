import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { BOOKING_STATUSES, locksTrip, PAYMENT_STATUSES } from '@/lib/states/booking-status'
import type { TripCommand } from '@/lib/travel/trip/commands'
import { createOrderJournal, createOrderStore } from './order-store'
import { addTraveller, onEachDatabase } from './testing'
import { addConfirmation, addOrder } from './testing-orders'
import { outbound, sampleOrder } from './testing-samples'
import { createTripStore } from './trip-store'

const issued = { facts: {}, issuedBy: 'traveller', issuedAt: new Date('2026-11-20T09:00:00Z'), clientKey: null } as const
const pick: TripCommand = { type: 'pick-offer', sliceIndex: 0, offerId: 'offer-0' }
const startOver: TripCommand = { type: 'start-over' }

await onEachDatabase((database) => {
  test('commands come back in order, with the facts beside them', async () => {
    const trips = createTripStore(database())
    const traveller = await addTraveller(database())
    expect(await trips.load(traveller.threadId, traveller.userId)).toEqual({ commands: [], version: 0, mayHaveOrder: false })
    await trips.append({ ...traveller, ...issued, version: 0, command: startOver })
    await trips.append({ ...traveller, ...issued, version: 1, command: pick, facts: { offer: outbound } })
    expect(await trips.load(traveller.threadId, traveller.userId)).toEqual({
      commands: [
        { number: 1, command: startOver, facts: {}, issuedBy: 'traveller', issuedAt: '2026-11-20T09:00:00.000Z' },
        { number: 2, command: pick, facts: { offer: outbound }, issuedBy: 'traveller', issuedAt: '2026-11-20T09:00:00.000Z' },
      ],
      version: 2,
      mayHaveOrder: false,
    })
  })

  test('of ten commands on the same version of the trip one is stored', async () => {
    const trips = createTripStore(database())
    const traveller = await addTraveller(database())
    const entry = { ...traveller, ...issued, version: 0, command: pick }
    const stored = await Promise.all(Array.from({ length: 10 }, () => trips.append(entry)))
    expect(stored.filter((command) => command !== null)).toHaveLength(1)
    expect((await trips.load(traveller.threadId, traveller.userId))?.commands).toHaveLength(1)
  })

  test('a command with a key that is stored already is not stored again, not even after it was undone', async () => {
    const trips = createTripStore(database())
    const [traveller, other] = [await addTraveller(database()), await addTraveller(database())]
    const keyed = { ...issued, command: pick, clientKey: 'click-1' }
    const has = () => trips.hasCommand(traveller.threadId, traveller.userId, 'click-1')
    expect(await has()).toBe(false)
    expect(await trips.append({ ...traveller, ...keyed, version: 0 })).toMatchObject({ number: 1 })
    expect(await trips.append({ ...traveller, ...keyed, version: 1 })).toBeNull()
    await trips.undo(traveller.threadId, traveller.userId, 1)
    expect(await trips.append({ ...traveller, ...keyed, version: 2 })).toBeNull()
    expect(await has()).toBe(true)
    expect(await trips.hasCommand(traveller.threadId, other.userId, 'click-1')).toBe(false)
    expect(await trips.append({ ...other, ...keyed, version: 0 })).toMatchObject({ number: 1 })
  })

  test('an undone command is gone, its number stays taken, and the trip has moved on', async () => {
    const trips = createTripStore(database())
    const traveller = await addTraveller(database())
    await trips.append({ ...traveller, ...issued, version: 0, command: pick })
    expect(await trips.undo(traveller.threadId, traveller.userId, 1)).toBe(true)
    expect(await trips.undo(traveller.threadId, traveller.userId, 1)).toBe(false)
    expect(await trips.load(traveller.threadId, traveller.userId)).toEqual({ commands: [], version: 2, mayHaveOrder: false })
    expect(await trips.append({ ...traveller, ...issued, version: 1, command: pick })).toBeNull()
    expect(await trips.append({ ...traveller, ...issued, version: 2, command: pick })).toMatchObject({ number: 2 })
    expect(await trips.load(traveller.threadId, traveller.userId)).toMatchObject({ commands: [{ number: 2 }], version: 3 })
  })

  test('only the last command in force is undone, once however often it is asked', async () => {
    const trips = createTripStore(database())
    const { threadId, userId } = await addTraveller(database())
    for (const version of [0, 1, 2]) await trips.append({ threadId, userId, ...issued, version, command: pick })
    expect(await trips.undo(threadId, userId, 2)).toBe(false)
    const undone = await Promise.all(Array.from({ length: 5 }, () => trips.undo(threadId, userId, 3)))
    expect(undone.filter((isUndone) => isUndone)).toHaveLength(1)
    expect((await trips.load(threadId, userId))?.commands.map(({ number }) => number)).toEqual([1, 2])
    expect(await trips.undo(threadId, userId, 2)).toBe(true)
  })

  test('in each state of an order the trip changes or not, as the rule of the locked trip says', async () => {
    const trips = createTripStore(database())
    const traveller = await addTraveller(database())
    let version = 1
    await trips.append({ ...traveller, ...issued, version: 0, command: pick })
    let order = await addOrder(database(), traveller, version)
    expect(await trips.load(traveller.threadId, traveller.userId)).toMatchObject({ mayHaveOrder: true })
    for (const status of BOOKING_STATUSES) {
      for (const paymentStatus of PAYMENT_STATUSES) {
        order = (await createOrderJournal(database()).update(order, { status, paymentStatus }, new Date())) ?? order
        const stored = await trips.append({ ...traveller, ...issued, version, command: pick })
        const undone = await trips.undo(traveller.threadId, traveller.userId, stored?.number ?? 1)
        expect([stored !== null, undone], `${status} ${paymentStatus}`).toEqual(Array(2).fill(!locksTrip({ status, paymentStatus })))
        if (stored) version += 2
      }
    }
  })

  test('beside booked flights days and hotels are planned, and that is undone, as ever', async () => {
    const trips = createTripStore(database())
    const traveller = await addTraveller(database())
    await trips.append({ ...traveller, ...issued, version: 0, command: pick })
    const order = await addOrder(database(), traveller, 1)
    await createOrderJournal(database()).update(order, { status: 'success', paymentStatus: 'succeeded' }, new Date())
    expect(await trips.append({ ...traveller, ...issued, version: 1, command: { type: 'lengthen-plan' } })).toMatchObject({ number: 2 })
    expect(await trips.undo(traveller.threadId, traveller.userId, 2)).toBe(true)
    expect(await trips.undo(traveller.threadId, traveller.userId, 1)).toBe(false)
  })

  test('of a command and an order at the same moment one is written', async () => {
    const trips = createTripStore(database())
    for (let round = 0; round < 10; round++) {
      const traveller = await addTraveller(database())
      const confirmationId = await addConfirmation(database(), traveller)
      const writes = [
        () => trips.append({ ...traveller, ...issued, version: 0, command: pick }),
        () => createOrderStore(database()).create(sampleOrder({ id: randomUUID(), ...traveller, confirmationId }), 0),
      ]
      const written = await Promise.all((round % 2 === 0 ? writes : writes.toReversed()).map((write) => write()))
      expect(written.filter((one) => one !== null)).toHaveLength(1)
    }
  })

  test("nobody sees or changes another's trip", async () => {
    const trips = createTripStore(database())
    const [owner, stranger] = [await addTraveller(database()), await addTraveller(database())]
    await trips.append({ ...owner, ...issued, version: 0, command: pick })
    expect(await trips.load(owner.threadId, stranger.userId)).toBeNull()
    expect(await trips.undo(owner.threadId, stranger.userId, 1)).toBe(false)
    const foreign = { threadId: owner.threadId, userId: stranger.userId }
    expect(await trips.append({ ...foreign, ...issued, version: 1, command: pick })).toBeNull()
    expect((await trips.load(owner.threadId, owner.userId))?.commands).toHaveLength(1)
  })
})
