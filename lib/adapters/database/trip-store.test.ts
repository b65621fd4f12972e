import { expect, test } from 'vitest'
import type { TripCommand } from '@/lib/travel/trip/commands'
import { addTraveller, onEachDatabase } from './testing'
import { outbound } from './testing-samples'
import { createTripStore } from './trip-store'

const issued = { facts: {}, issuedBy: 'traveller', issuedAt: new Date('2026-11-20T09:00:00Z') } as const
const pick: TripCommand = { type: 'pick-offer', sliceIndex: 0, offerId: 'offer-0' }

await onEachDatabase((database) => {
  test('commands come back in order, with the facts beside them', async () => {
    const trips = createTripStore(database())
    const traveller = await addTraveller(database())
    expect(await trips.latestNumber(traveller.threadId, traveller.userId)).toBe(0)
    await trips.append({ ...traveller, ...issued, number: 1, command: { type: 'start-over' } })
    await trips.append({ ...traveller, ...issued, number: 2, command: pick, facts: { offer: outbound } })
    expect(await trips.listCommands(traveller.threadId, traveller.userId)).toEqual([
      { number: 1, command: { type: 'start-over' }, facts: {}, issuedBy: 'traveller', issuedAt: '2026-11-20T09:00:00.000Z' },
      { number: 2, command: pick, facts: { offer: outbound }, issuedBy: 'traveller', issuedAt: '2026-11-20T09:00:00.000Z' },
    ])
  })

  test('of two commands with the same number one is stored', async () => {
    const trips = createTripStore(database())
    const traveller = await addTraveller(database())
    const entry = { ...traveller, ...issued, number: 1, command: pick }
    const stored = await Promise.all([trips.append(entry), trips.append({ ...entry, command: { type: 'start-over' } })])
    expect(stored.filter((command) => command === null)).toHaveLength(1)
    expect(await trips.listCommands(traveller.threadId, traveller.userId)).toHaveLength(1)
  })

  test('an undone command is gone, its number stays taken', async () => {
    const trips = createTripStore(database())
    const traveller = await addTraveller(database())
    await trips.append({ ...traveller, ...issued, number: 1, command: pick })
    expect(await trips.markUndone(traveller.threadId, traveller.userId, 1, new Date())).toBe(true)
    expect(await trips.markUndone(traveller.threadId, traveller.userId, 1, new Date())).toBe(false)
    expect(await trips.listCommands(traveller.threadId, traveller.userId)).toEqual([])
    expect(await trips.latestNumber(traveller.threadId, traveller.userId)).toBe(1)
    expect(await trips.append({ ...traveller, ...issued, number: 1, command: pick })).toBeNull()
  })

  test("nobody sees or changes another's trip", async () => {
    const trips = createTripStore(database())
    const [owner, stranger] = [await addTraveller(database()), await addTraveller(database())]
    await trips.append({ ...owner, ...issued, number: 1, command: pick })
    expect(await trips.listCommands(owner.threadId, stranger.userId)).toEqual([])
    expect(await trips.latestNumber(owner.threadId, stranger.userId)).toBe(0)
    expect(await trips.markUndone(owner.threadId, stranger.userId, 1, new Date())).toBe(false)
    const foreign = { threadId: owner.threadId, userId: stranger.userId }
    await expect(trips.append({ ...foreign, ...issued, number: 2, command: pick })).rejects.toThrow('does not exist')
  })
})
