import { randomUUID } from 'node:crypto'
import { count, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { forgetDue } from '@/lib/workflows/retention/forget-due'
import type { Database } from './database'
import { createRetentionStore } from './retention-store'
import * as schema from './schema'
import { setEncryptionKey } from './sealing'
import { createSearchStore } from './search-store'
import { addTraveller, onEachDatabase } from './testing'
import { back, outbound, passenger, sampleOrder, searchResult } from './testing-samples'

beforeAll(() => setEncryptionKey('the key of the retention tests'))

const NOW = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const dayAgo = (days: number) => daysAgo(days).toISOString().slice(0, 10)
const PASSPORT = { number: 'X12345678', issuingCountry: 'GB', nationality: 'GB', expiresOn: '2031-01-01' }
const PASSENGERS = [{ ...passenger, passport: PASSPORT, specialService: 'wheelchair-ramp' }]

const forgetAt = (db: Database, days: number, batch?: number) =>
  forgetDue({ retention: createRetentionStore(db), clock: () => new Date(NOW.getTime() + days * 86_400_000) }, batch)

/** A booked trip whose last flight lands on this day, with a passport in the order and in the thread's commands. */
async function bookedTrip(db: Database, landsOn: string, order: Partial<typeof schema.orders.$inferInsert> = {}) {
  const traveller = await addTraveller(db)
  const confirmationId = randomUUID()
  const sold = { quote: {}, tripVersion: 0, amountMinor: 1, currency: 'GBP', expiresAt: NOW }
  await db.insert(schema.confirmations).values({ id: confirmationId, ...traveller, ...sold })
  const { quote, ancillaries, ...sample } = sampleOrder({ id: randomUUID(), ...traveller, confirmationId })
  const picks = [outbound, back].map((offer, index) => ({
    offer: {
      ...offer,
      segments: offer.segments.map((segment) => ({ ...segment, arrivesAt: index === 1 ? `${landsOn}T12:25` : '2026-01-01T10:00' })),
    },
    fare: null,
  }))
  const row = { ...sample, quote, ancillaries, picks, quoteHash: randomUUID(), status: 'success', paymentStatus: 'succeeded' } as const
  const booked = { bookingReference: 'SBX-1', captureBefore: null, actionBy: null }
  await db.insert(schema.orders).values({ ...row, ...booked, passengers: PASSENGERS, ...order })
  await addPassengers(db, traveller.threadId)
  return { orderId: sample.id, ...traveller }
}

async function addPassengers(db: Database, threadId: string, { issuedAt = NOW } = {}): Promise<void> {
  const command = { type: 'set-passengers', passengers: PASSENGERS }
  await db.insert(schema.tripCommands).values({ threadId, number: 1, command, facts: {}, issuedBy: 'traveller', issuedAt })
}

async function passportsOf(db: Database, { orderId, threadId }: { orderId?: string; threadId: string }) {
  const [command] = await db
    .select({ command: schema.tripCommands.command })
    .from(schema.tripCommands)
    .where(eq(schema.tripCommands.threadId, threadId))
  const inTrip = (command?.command as { passengers: unknown } | undefined)?.passengers
  if (!orderId) return { inTrip }
  const [order] = await db.select({ passengers: schema.orders.passengers }).from(schema.orders).where(eq(schema.orders.id, orderId))
  return { inTrip, inOrder: order?.passengers }
}

const WITHOUT = [{ ...passenger, passport: null, specialService: '' }]

await onEachDatabase((database) => {
  test('a month after the last flight the passports of a booked trip are gone from the order and its thread, and nothing else of it', async () => {
    const trip = await bookedTrip(database(), dayAgo(0))
    const held = await bookedTrip(database(), dayAgo(0), { leaseUntil: new Date(NOW.getTime() + 100 * 86_400_000) })
    await forgetAt(database(), 30)
    expect(await passportsOf(database(), trip)).toEqual({ inTrip: PASSENGERS, inOrder: PASSENGERS })
    await forgetAt(database(), 31)
    expect(await passportsOf(database(), trip)).toEqual({ inTrip: WITHOUT, inOrder: WITHOUT })
    // Somebody works on that order: it is left for the next time.
    expect((await passportsOf(database(), held)).inOrder).toEqual(PASSENGERS)
    expect((await forgetAt(database(), 31))['passports of flown trips']).toBeUndefined()
  })

  test('a trip that is flown later keeps its passports, however long nobody has touched it; one that was never booked loses them', async () => {
    const later = await bookedTrip(database(), dayAgo(-200))
    const unbooked = await addTraveller(database())
    await addPassengers(database(), unbooked.threadId)
    await database().update(schema.threads).set({ updatedAt: NOW })
    await forgetAt(database(), 29)
    expect(await passportsOf(database(), unbooked)).toEqual({ inTrip: PASSENGERS })
    await forgetAt(database(), 31)
    expect(await passportsOf(database(), unbooked)).toEqual({ inTrip: WITHOUT })
    expect(await passportsOf(database(), later)).toEqual({ inTrip: PASSENGERS, inOrder: PASSENGERS })
  })

  test('a trip that goes on keeps its passports, also where nothing was said since, and an earlier order of its thread came to nothing', async () => {
    const pressed = await addTraveller(database())
    await addPassengers(database(), pressed.threadId, { issuedAt: daysAgo(-20) })
    const failed = await bookedTrip(database(), dayAgo(0), { status: 'failed', paymentStatus: 'voided', bookingReference: null })
    await database().update(schema.threads).set({ updatedAt: NOW }).where(eq(schema.threads.id, pressed.threadId))
    await database()
      .update(schema.threads)
      .set({ updatedAt: daysAgo(-20) })
      .where(eq(schema.threads.id, failed.threadId))
    await forgetAt(database(), 49)
    expect(await passportsOf(database(), pressed)).toEqual({ inTrip: PASSENGERS })
    // What the order itself knew is over; the next journey of its thread is not.
    expect(await passportsOf(database(), failed)).toEqual({ inTrip: PASSENGERS, inOrder: WITHOUT })
    await forgetAt(database(), 51)
    expect(await passportsOf(database(), pressed)).toEqual({ inTrip: WITHOUT })
    expect((await passportsOf(database(), failed)).inTrip).toEqual(WITHOUT)
  })

  test('what has run out is deleted when its time is over, and not a day before', async () => {
    const db = database()
    const { userId, threadId } = await addTraveller(db)
    const observed = { supplier: 's', origin: 'LHR', destination: 'LIS', cabinClass: 'economy-with-restrictions', currency: 'GBP' } as const
    await db.insert(schema.searches).values({ id: randomUUID(), userId, threadId, result: searchResult, createdAt: NOW })
    await db.insert(schema.priceObservations).values({
      ...observed,
      ...{ directOnly: false, checkedBags: 0, departureOn: '2026-12-04', observedOn: dayAgo(0), daysAhead: 14, lowestMinor: 1 },
    })
    await db.insert(schema.threadShares).values([
      { token: randomUUID(), threadId, headId: 'm', createdAt: daysAgo(500), revokedAt: NOW },
      { token: 'open', threadId, headId: 'm', createdAt: daysAgo(500) },
    ])
    await db.insert(schema.checkoutDrafts).values({ threadId, draft: { passengers: PASSENGERS }, updatedAt: NOW })
    await db.insert(schema.unsentWords).values({ userId, threadId: null, words: { unsentWords: 'half a thought' }, updatedAt: NOW })
    await db.insert(schema.oneTimeCodes).values({ hash: randomUUID(), purpose: 'hand-off', userId, expiresAt: NOW })
    await db.insert(schema.rateLimits).values({ key: randomUUID(), uses: 1, endsAt: NOW })
    await db.insert(schema.runs).values({ threadId, runId: randomUUID(), leaseUntil: NOW })
    await db.insert(schema.letters).values([
      { id: randomUUID(), kind: 'contact', email: 'a@example.com', name: '', text: 'words', createdAt: NOW },
      { id: 'member', kind: 'membership', email: 'b@example.com', name: '', text: '', createdAt: NOW },
    ])
    await db.insert(schema.outbox).values([
      { id: randomUUID(), recipient: 'a@example.com', subject: '', text: '', dedupeKey: randomUUID(), sentAt: NOW },
      { id: 'waiting', recipient: 'a@example.com', subject: '', text: '', dedupeKey: randomUUID() },
    ])
    await db.insert(schema.modelUsage).values({ userId, day: dayAgo(0), inputTokens: 1, outputTokens: 1 })
    await db.insert(schema.webhookEvents).values([
      { gateway: 'g', eventId: randomUUID(), type: 't', receivedAt: NOW, processedAt: NOW },
      { gateway: 'g', eventId: 'waiting', type: 't', receivedAt: daysAgo(500) },
    ])
    await db.insert(schema.sandboxWebhooks).values({ id: randomUUID(), payload: '', dueAt: NOW, deliveredAt: NOW })
    const confirmation = { userId, threadId, quote: {}, tripVersion: 0, amountMinor: 1, currency: 'GBP', expiresAt: NOW }
    await db.insert(schema.confirmations).values({ id: 'unused', ...confirmation })

    const lasting: [number, string][] = [
      [0, 'counts of uses'],
      [1, 'one-time codes'],
      [1, 'left answers'],
      [30, 'checkout drafts'],
      [30, 'revoked links'],
      [30, 'sandbox letters'],
      [30, 'unsent words'],
      [30, 'unused confirmations'],
      [30, 'webhook events'],
      [60, 'counts of model use'],
      [90, 'searches'],
      [365, 'letters'],
      [400, 'mails'],
      [400, 'price observations'],
    ]
    for (const days of new Set(lasting.map(([kept]) => kept))) {
      const due = lasting.filter(([kept]) => kept === days).map(([, what]) => what)
      const before = Object.keys(await forgetAt(db, days - 0.5))
      expect(before.filter((what) => due.includes(what))).toEqual([])
      const after = await forgetAt(db, days + 0.5)
      expect(Object.keys(after)).toEqual(expect.arrayContaining(due))
    }
    const left = async (table: typeof schema.threadShares | typeof schema.letters | typeof schema.outbox | typeof schema.webhookEvents) =>
      (await db.select({ left: count() }).from(table))[0]?.left
    expect([
      await left(schema.threadShares),
      await left(schema.letters),
      await left(schema.outbox),
      await left(schema.webhookEvents),
    ]).toEqual([1, 1, 1, 1])
  })

  test('a guest who left nothing goes with every note of the visit; whoever left anything, or can still come back, stays', async () => {
    const db = database()
    const guest = async (user: Partial<typeof schema.users.$inferInsert> = {}) => {
      const id = randomUUID()
      await db.insert(schema.users).values({ id, firstName: '', lastName: '', isGuest: true, createdAt: NOW, ...user })
      return id
    }
    const visit = async (userId: string, expiresAt: Date) => {
      const id = randomUUID()
      const times = { createdAt: NOW, lastSeenAt: NOW, expiresAt }
      await db.insert(schema.sessions).values({ id, userId, kind: 'guest', device: 'Firefox', ...times })
      await db.insert(schema.refreshTokens).values({ hash: randomUUID(), sessionId: id, issuedAt: NOW, expiresAt })
      await db
        .insert(schema.unsentWords)
        .values({ userId, threadId: null, words: { unsentWords: 'half a thought' }, updatedAt: daysAgo(-400) })
      await db.insert(schema.modelUsage).values({ userId, day: '2099-01-01', inputTokens: 1, outputTokens: 1 })
    }
    const [gone, signedIn, member, { userId: planner }] = [
      await guest(),
      await guest(),
      await guest({ isGuest: false }),
      await addTraveller(db),
    ]
    await visit(gone, daysAgo(-1))
    await visit(signedIn, daysAgo(-300))
    const known = async () => {
      const rows = await db.select({ id: schema.users.id }).from(schema.users)
      return [gone, signedIn, member, planner].map((id) => rows.some((row) => row.id === id))
    }
    await forgetAt(db, 29)
    expect(await known()).toEqual([true, true, true, true])
    await forgetAt(db, 32)
    expect(await known()).toEqual([false, true, true, true])
    expect((await db.select({ left: count() }).from(schema.modelUsage).where(eq(schema.modelUsage.userId, gone)))[0]?.left).toBe(0)
  })

  test('many rows go in small steps, and two processes at once forget each row once', async () => {
    const db = database()
    await db.delete(schema.rateLimits)
    await db
      .insert(schema.rateLimits)
      .values(Array.from({ length: 25 }, (_, index) => ({ key: `many:${index}`, uses: 1, endsAt: daysAgo(2) })))
    await db.insert(schema.rateLimits).values({ key: 'still counting', uses: 1, endsAt: daysAgo(-2) })
    const both = await Promise.all([forgetAt(db, 0, 10), forgetAt(db, 0, 10)])
    expect(both.reduce((sum, forgotten) => sum + (forgotten['counts of uses'] ?? 0), 0)).toBe(25)
    expect(await db.select({ key: schema.rateLimits.key }).from(schema.rateLimits)).toEqual([{ key: 'still counting' }])
  })

  test('the same search again is kept as a new one', async () => {
    const { userId, threadId } = await addTraveller(database())
    const result = { ...searchResult, searchId: randomUUID() }
    await createSearchStore(database()).save(userId, threadId, result)
    await database()
      .update(schema.searches)
      .set({ createdAt: daysAgo(500) })
    await createSearchStore(database()).save(userId, threadId, result)
    const [found] = await database()
      .select({ age: sql<number>`extract(day from now() - created_at)::int` })
      .from(schema.searches)
      .where(eq(schema.searches.id, result.searchId))
    expect(found?.age).toBe(0)
  })
})
