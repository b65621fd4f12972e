import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { RedactedEvent } from '@/lib/ports/recording-store'
import type { Database } from './database'
import { createDraftStore } from './draft-store'
import { createMessageStore } from './message-store'
import { createOrderStore } from './order-store'
import { createQueueStore } from './queue-store'
import { createRecordingStore } from './recording-store'
import { createRunStore } from './run-store'
import * as schema from './schema'
import { createSearchStore } from './search-store'
import { createShareStore } from './share-store'
import { addTraveller, onEachDatabase } from './testing'
import { addConfirmation } from './testing-orders'
import { billing, passenger, sampleOrder, searchResult } from './testing-samples'
import { createThreadStore } from './thread-store'
import { createTripStore } from './trip-store'

const NOW = new Date('2026-11-20T09:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

await onEachDatabase((database) => {
  test('a text is found by its words, whatever their marks, size or ending, and by nothing that was not said', async () => {
    const threads = createThreadStore(database())
    const traveller = await addTraveller(database())
    await say(database(), traveller, `Two seats to ZÜRICH on TP1361, please; Ana's bag – 23 kg, LON-LIS, 2026-12-04, 100% sure. München`)
    const isFound = async (typed: string) => (await threads.search(traveller.userId, typed, 9)).length === 1
    const found = [
      'zürich',
      'Zurich',
      'ZÜRI',
      'seats two',
      'tp1361',
      'tp13',
      "ana's",
      '23 kg',
      'lon-lis',
      'lis',
      '2026-12-04',
      'munche',
      '100%',
    ]
    for (const typed of [...found, 'seats & to', 'seats:*', "'seats", 'a trip'])
      expect([typed, await isFound(typed)]).toEqual([typed, true])
    const missed = [
      'eats',
      'seat two',
      'seats three',
      'seats | three',
      '!three',
      '%',
      '_',
      "'",
      '\\',
      '&|!',
      '<->',
      ':*',
      '',
      ' ',
      '\0',
      '(',
    ]
    for (const typed of missed) expect([typed, await isFound(typed)]).toEqual([typed, false])
    expect(await isFound(`${'word '.repeat(500)}`)).toBe(false)
  })

  test('each thread is found once, the newest first, by its newest message that holds the words, or by its name', async () => {
    const threads = createThreadStore(database())
    const [first, stranger] = [await addTraveller(database()), await addTraveller(database())]
    const { userId } = first
    const second = { userId, threadId: randomUUID() }
    await threads.create({ id: second.threadId, userId, name: 'Whales in Húsavík' })
    await say(database(), first, 'Whales, if we can')
    const newest = await say(database(), first, `${'Nothing here. '.repeat(30)}And then the\nwhales of ${'course, '.repeat(40)}`)
    await say(database(), first, 'No')
    await say(database(), stranger, 'Whales')
    await threads.mark(first.threadId, userId, { archivedAt: NOW })
    await database().update(schema.threads).set({ updatedAt: NOW }).where(eq(schema.threads.id, first.threadId))
    const hits = await threads.search(userId, 'whales', 9)
    expect(hits.map(({ thread, messageId }) => [thread.id, messageId])).toEqual([
      [second.threadId, null],
      [first.threadId, newest],
    ])
    expect(hits[0]?.excerpt).toBe('Whales in Húsavík')
    expect(hits[1]?.excerpt).toMatch(/^… .*And then the whales of course, .* …$/)
    expect(hits[1]?.excerpt.length).toBeLessThan(170)
    expect(await threads.search(userId, 'whales', 1)).toMatchObject([{ thread: { id: second.threadId } }])
    expect(await threads.search(userId, 'husavik', 9)).toMatchObject([{ thread: { id: second.threadId } }])
    await threads.delete(first.threadId, userId, later(600))
    expect((await threads.search(userId, 'whales', 9)).map(({ thread }) => thread.id)).toEqual([second.threadId])
  })

  test('a deleted thread is nowhere, and comes back as it was', async () => {
    const [threads, messages] = [createThreadStore(database()), createMessageStore(database())]
    const [owner, stranger] = [await addTraveller(database()), await addTraveller(database())]
    const { threadId, userId } = owner
    const id = await fill(database(), owner)
    expect(await threads.delete(threadId, stranger.userId, NOW)).toBe(false)
    expect([await threads.delete(threadId, userId, NOW), await threads.delete(threadId, userId, later(1))]).toEqual([true, false])
    expect([await threads.find(threadId, userId), await threads.pulse(threadId, userId, NOW)]).toEqual([null, null])
    expect([await threads.list(userId, { limit: 9, archived: false }), await messages.list(threadId, userId)]).toEqual([[], []])
    expect(await createTripStore(database()).load(threadId, userId)).toBeNull()
    expect(await createDraftStore(database()).load(threadId, userId)).toBeNull()
    const [shares, recordings] = [createShareStore(database()), createRecordingStore(database())]
    expect([await shares.open(`share of ${threadId}`), await recordings.open(threadId)]).toEqual([null, []])
    expect(await threads.rename(threadId, userId, 'Still here')).toBe(false)
    const answer = { ...owner, id: `answer in ${threadId}`, runId: 'run', parts: [], metadata: null, words: '' }
    expect(await messages.saveAnswer({ ...answer, status: 'complete' })).toBe(false)
    expect(await messages.addTravellerMessage({ ...answer, clientKey: 'late' })).toBe('gone')
    expect([await threads.restore(threadId, stranger.userId), await threads.restore(threadId, userId)]).toEqual([false, true])
    expect(await threads.restore(threadId, userId)).toBe(false)
    expect((await messages.list(threadId, userId)).map((message) => message.id)).toEqual([id, `answer in ${threadId}`])
    expect((await createTripStore(database()).load(threadId, userId))?.commands).toHaveLength(1)
    expect(await shares.open(`share of ${threadId}`)).toMatchObject({ threadId })
  })

  test('the pulse tells how the order of the trip stands, as its owner finds it, and nothing of others’', async () => {
    const [threads, orders] = [createThreadStore(database()), createOrderStore(database())]
    const [owner, other] = [await addTraveller(database()), await addTraveller(database())]
    await fill(database(), owner)
    await fill(database(), other)
    const statusOf = async ({ threadId, userId }: typeof owner) => (await threads.pulse(threadId, userId, NOW))?.orderStatus
    expect(await statusOf(owner)).toBeNull()
    const order = await orders.create(
      sampleOrder({ id: randomUUID(), ...owner, confirmationId: await addConfirmation(database(), owner) }),
      1,
    )
    expect(await statusOf(owner)).toBe(order?.status)
    expect(await statusOf(other)).toBeNull()
  })

  test('what was deleted long enough ago is swept; where an order hangs on it, the order and an empty thread stay', async () => {
    const [threads, orders] = [createThreadStore(database()), createOrderStore(database())]
    const [plain, ordered, fresh] = [await addTraveller(database()), await addTraveller(database()), await addTraveller(database())]
    for (const traveller of [plain, ordered, fresh]) await fill(database(), traveller)
    await addConfirmation(database(), plain)
    const order = await orders.create(
      sampleOrder({ id: randomUUID(), ...ordered, confirmationId: await addConfirmation(database(), ordered) }),
      1,
    )
    for (const { threadId, userId } of [plain, ordered]) await threads.delete(threadId, userId, NOW)
    await threads.delete(fresh.threadId, fresh.userId, later(60))
    // A booking that is still to be paid can be paid, though its conversation is gone.
    await addConfirmation(database(), ordered)
    const swept = await Promise.all([threads.purge(later(30)), threads.purge(later(30))])
    expect([swept.reduce((sum, count) => sum + count), await threads.purge(later(30))]).toEqual([2, 0])
    const left = await rowsOf(database(), [plain.threadId, ordered.threadId])
    expect(left).toEqual([`confirmations ${ordered.threadId}`, `orders ${ordered.threadId}`, `threads ${ordered.threadId}`])
    const [row] = await database().select().from(schema.threads).where(eq(schema.threads.id, ordered.threadId))
    expect(row).toMatchObject({ name: 'Deleted trip', line: null, headId: null, tripHead: null, recordedSince: null })
    expect(await orders.find(order?.id ?? '', ordered.userId)).toEqual(order)
    expect([await threads.restore(ordered.threadId, ordered.userId), await threads.restore(plain.threadId, plain.userId)]).toEqual([
      false,
      false,
    ])
    expect([await threads.restore(fresh.threadId, fresh.userId), await threads.purge(later(90))]).toEqual([true, 0])
  })
})

/** Something in every table that hangs on a thread. Gives the id of its first message. */
async function fill(db: Database, traveller: { userId: string; threadId: string }): Promise<string> {
  const { threadId, userId } = traveller
  const [id, leaseUntil] = [await say(db, traveller, 'To Lisbon, please'), later(4)]
  const [messages, runs, threads] = [createMessageStore(db), createRunStore(db), createThreadStore(db)]
  await messages.beginAnswer({ id: `answer in ${threadId}`, ...traveller, runId: 'run', metadata: null })
  await runs.start({ threadId, runId: `run in ${threadId}`, now: NOW, leaseUntil })
  const issued = { command: { type: 'start-over' }, facts: {}, issuedBy: 'traveller', issuedAt: NOW, clientKey: null } as const
  await createTripStore(db).append({ ...traveller, ...issued, version: 0 })
  await createSearchStore(db).save(userId, threadId, searchResult)
  await createDraftStore(db).save(threadId, userId, { passengers: [passenger], billing }, new Date())
  await createQueueStore(db).add(threadId, userId, { key: 'key', text: 'And a seat', timeZone: 'UTC', createdAt: NOW }, 5)
  await createShareStore(db).create({ token: `share of ${threadId}`, ...traveller, names: [], createdAt: NOW }, 5)
  await createRecordingStore(db).append(threadId, [{ type: 'start' } as RedactedEvent])
  await threads.mark(threadId, userId, { recordedSince: NOW, pinnedAt: NOW })
  return id
}

async function say(db: Database, traveller: { userId: string; threadId: string }, words: string): Promise<string> {
  const id = randomUUID()
  const parts = [{ type: 'text', text: words }]
  await createMessageStore(db).addTravellerMessage({ id, ...traveller, parts, metadata: null, words, clientKey: id })
  return id
}

/** "messages thr_1": which tables still tell of these threads. */
async function rowsOf(db: Database, threadIds: string[]): Promise<string[]> {
  const tables = [
    ...[schema.messages, schema.tripCommands, schema.runs, schema.queuedMessages, schema.threadShares, schema.recordedEvents],
    ...[schema.searches, schema.checkoutDrafts, schema.unsentWords, schema.confirmations, schema.orders],
  ]
  const found: string[] = []
  for (const table of tables) {
    const rows = await db
      .select({ row: sql<string>`distinct ${table.threadId}` })
      .from(table)
      .where(inArray(table.threadId, threadIds))
    found.push(...rows.map(({ row }) => `${nameOf(table)} ${row}`))
  }
  const kept = await db.select({ id: schema.threads.id }).from(schema.threads).where(inArray(schema.threads.id, threadIds))
  return [...found, ...kept.map(({ id }) => `threads ${id}`)].toSorted()
}

function nameOf(table: unknown): string {
  return Object.entries(schema).find(([, value]) => value === table)?.[0] ?? ''
}
