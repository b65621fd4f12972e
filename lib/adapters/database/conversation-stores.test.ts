import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { RedactedEvent } from '@/lib/ports/recording-store'
import { createDraftStore } from './draft-store'
import { createMessageStore } from './message-store'
import { createQueueStore } from './queue-store'
import { createRecordingStore } from './recording-store'
import { createRunStore } from './run-store'
import * as schema from './schema'
import { setEncryptionKey } from './sealing'
import { createSearchStore } from './search-store'
import { addTraveller, onEachDatabase } from './testing'
import { billing, passenger, said, searchResult, words } from './testing-samples'
import { createThreadStore } from './thread-store'
import { createUnsentWordsStore } from './unsent-words-store'
import { createUserStore } from './user-store'

setEncryptionKey('a key for tests only')

const guest = { email: null, firstName: '', lastName: '', passwordHash: null, isGuest: true }
const LISTED = { limit: 10, archived: false }
const [NOW, LONG_AGO] = [new Date('2026-11-20T09:00:00Z'), new Date('2026-01-01T00:00:00Z')]
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

await onEachDatabase((database) => {
  test('an email address belongs to one user, however it is written', async () => {
    const users = createUserStore(database())
    const created = await users.create({ ...guest, email: 'Ana@Example.com', isGuest: false, passwordHash: 'hash' })
    expect(created).toMatchObject({ email: 'ana@example.com', role: 'user' })
    expect(await users.create({ ...guest, email: ' ana@example.COM' })).toBeNull()
    expect(await users.findByEmail('ANA@example.com')).toEqual(created)
    expect(await users.findById(created?.id ?? '')).toEqual(created)
    expect(await users.findById('nobody')).toBeNull()
  })

  test('any number of guests have no email address', async () => {
    const users = createUserStore(database())
    const [first, second] = [await users.create(guest), await users.create(guest)]
    expect(first?.id).not.toBe(second?.id)
  })

  test('a thread is found, listed and renamed by its owner alone', async () => {
    const threads = createThreadStore(database())
    const [owner, stranger] = [await addTraveller(database()), await addTraveller(database())]
    await database().update(schema.threads).set({ updatedAt: LONG_AGO }).where(eq(schema.threads.id, owner.threadId))
    const older = owner.threadId
    const newer = randomUUID()
    expect(await threads.create({ id: newer, userId: owner.userId, name: 'Lisbon' })).toMatchObject({ id: newer, name: 'Lisbon' })
    expect(await threads.create({ id: newer, userId: stranger.userId, name: 'Taken' })).toBeNull()
    expect((await threads.list(owner.userId, LISTED)).map((thread) => thread.id)).toEqual([newer, older])
    expect(await threads.list(stranger.userId, LISTED)).toMatchObject([{ id: stranger.threadId }])
    expect(await threads.rename(newer, stranger.userId, 'Mine now')).toBe(false)
    expect(await threads.rename(newer, owner.userId, 'Lisbon in \0 spring')).toBe(true)
    expect(await threads.find(newer, owner.userId)).toMatchObject({ name: 'Lisbon in  spring', line: null, pinnedAt: null })
    expect(await threads.find(newer, stranger.userId)).toBeNull()
  })

  test('a new message moves its thread to the top of the list; one that came before, grows, or is shown again does not', async () => {
    const messages = createMessageStore(database())
    const traveller = await addTraveller(database())
    const { threadId } = traveller
    const hasMoved = async (work: () => Promise<unknown>) => {
      await database().update(schema.threads).set({ updatedAt: LONG_AGO }).where(eq(schema.threads.id, threadId))
      await work()
      const [{ updatedAt } = { updatedAt: LONG_AGO }] = await createThreadStore(database()).list(traveller.userId, LISTED)
      return updatedAt > LONG_AGO
    }
    const [question, answer, edited] = [said(), { ...traveller, id: randomUUID(), runId: 'r' }, said()]
    expect(await hasMoved(() => messages.addTravellerMessage({ ...question, ...traveller }))).toBe(true)
    expect(await hasMoved(() => messages.addTravellerMessage({ ...question, id: randomUUID(), ...traveller }))).toBe(false)
    expect(await hasMoved(() => messages.beginAnswer({ ...answer, metadata: null }))).toBe(true)
    expect(await hasMoved(() => messages.saveAnswer({ ...answer, ...words('Here'), status: 'complete' }))).toBe(false)
    expect(await hasMoved(() => messages.addTravellerMessage({ ...edited, ...traveller, instead: question.id }))).toBe(true)
    expect(await hasMoved(() => messages.showVersion(threadId, traveller.userId, question.id))).toBe(false)
  })

  test('an automatic name gives way to the one its owner chose; the line of the trip does not', async () => {
    const threads = createThreadStore(database())
    const { userId, threadId } = await addTraveller(database())
    const line = { cities: ['London', 'Lisbon'], departureOn: '2026-12-04', returnOn: null, travellers: 2 }
    await threads.describe(threadId, userId, { name: 'London to \0Lisbon', line })
    expect(await threads.find(threadId, userId)).toMatchObject({ name: 'London to Lisbon', line })
    await threads.rename(threadId, userId, 'Our honeymoon')
    await threads.describe(threadId, userId, { name: 'London to Porto', line: { ...line, travellers: 1 } })
    expect(await threads.find(threadId, userId)).toMatchObject({ name: 'Our honeymoon', line: { travellers: 1 } })
    await database()
      .update(schema.threads)
      .set({ line: { cities: 'of another shape' } })
      .where(eq(schema.threads.id, threadId))
    expect(await threads.find(threadId, userId)).toMatchObject({ line: null })
  })

  test('pinned threads are listed first however old they are, and what is behind a page is reached from its last thread', async () => {
    const threads = createThreadStore(database())
    const [{ userId, threadId: pinned }, stranger] = [await addTraveller(database()), await addTraveller(database())]
    const others = [1, 2, 3, 4].map((number) => `${userId} ${number}`)
    for (const id of others) await threads.create({ id, userId, name: 'A trip' })
    for (const [index, id] of [pinned, ...others].entries()) {
      await database()
        .update(schema.threads)
        .set({ updatedAt: later(Math.min(index, 3)) })
        .where(eq(schema.threads.id, id))
    }
    await threads.mark(pinned, userId, { pinnedAt: NOW })
    const page = async (before?: string, owner = userId) =>
      (await threads.list(owner, { limit: 2, archived: false, before })).map(({ id }) => id)
    expect(await page()).toEqual([pinned, others[3]])
    expect(await page(pinned)).toEqual([others[3], others[2]])
    expect(await page(others[3])).toEqual([others[2], others[1]])
    expect(await page(others[1])).toEqual([others[0]])
    expect([await page(others[0]), await page('unknown'), await page(others[3], stranger.userId)]).toEqual([[], [], []])
  })

  test('archived threads are listed alone, and a mark is taken away by null', async () => {
    const threads = createThreadStore(database())
    const { userId, threadId } = await addTraveller(database())
    const listed = async (archived: boolean) => (await threads.list(userId, { limit: 9, archived })).map(({ id }) => id)
    expect(await threads.mark(threadId, userId, { archivedAt: LONG_AGO, pinnedAt: LONG_AGO })).toBe(true)
    expect([await listed(false), await listed(true)]).toEqual([[], [threadId]])
    expect(await threads.mark(threadId, userId, { archivedAt: null })).toBe(true)
    expect([await listed(false), await listed(true)]).toEqual([[threadId], []])
    expect(await threads.find(threadId, userId)).toMatchObject({ pinnedAt: LONG_AGO, archivedAt: null })
    expect([await threads.mark(threadId, userId, {}), await threads.mark(threadId, 'nobody', {})]).toEqual([true, false])
    expect(await threads.mark(threadId, 'nobody', { pinnedAt: null })).toBe(false)
  })

  test('text that PostgreSQL cannot hold is stored without what it cannot hold', async () => {
    const messages = createMessageStore(database())
    const traveller = await addTraveller(database())
    await messages.addTravellerMessage({ ...said('zero\0 half \ud83d whole 🛫'), ...traveller })
    const [stored] = await messages.list(traveller.threadId, traveller.userId)
    expect(stored?.parts).toEqual([{ type: 'text', text: 'zero half \ufffd whole 🛫' }])
  })

  test('what waits stays in the order in which it came, once under each key, and no more than may', async () => {
    const queue = createQueueStore(database())
    const [{ threadId, userId }, stranger] = [await addTraveller(database()), await addTraveller(database())]
    const add = (key: string) => queue.add(threadId, userId, { key, text: `words of ${key}`, timeZone: 'UTC', createdAt: NOW }, 3)
    expect([await add('z'), await add('y'), await add('z'), await add('x'), await add('w'), await add('y')]).toEqual([
      ...['queued', 'queued', 'known', 'queued', 'full', 'known'],
    ])
    const keys = async () => (await queue.list(threadId, userId)).map(({ key }) => key)
    expect(await keys()).toEqual(['z', 'y', 'x'])
    expect(await createThreadStore(database()).pulse(threadId, userId, NOW)).toMatchObject({ queuedKeys: ['z', 'y', 'x'] })
    expect(await Promise.all(Array.from({ length: 5 }, () => queue.remove(threadId, userId, 'y')))).toContain(true)
    expect([await queue.remove(threadId, userId, 'y'), await queue.remove(threadId, stranger.userId, 'z')]).toEqual([false, false])
    expect(await Promise.all(Array.from({ length: 8 }, (_, index) => add(`many-${index}`)))).toHaveLength(8)
    expect(await keys()).toHaveLength(3)
    expect(await queue.list(threadId, stranger.userId)).toEqual([])
    await expect(queue.add(threadId, stranger.userId, { key: 'k', text: '', timeZone: 'UTC', createdAt: NOW }, 3)).rejects.toThrow()
  })

  test('a thread waits for its turn while no run is living in it', async () => {
    const [queue, runs] = [createQueueStore(database()), createRunStore(database())]
    const { threadId, userId } = await addTraveller(database())
    const waits = async (now: Date) => (await queue.waitingThreads(now, 1000, [])).filter((thread) => thread.threadId === threadId)
    await queue.add(threadId, userId, { key: 'a', text: 'One', timeZone: 'UTC', createdAt: NOW }, 5)
    await queue.add(threadId, userId, { key: 'b', text: 'Two', timeZone: 'UTC', createdAt: NOW }, 5)
    expect(await waits(NOW)).toEqual([{ threadId, userId }])
    await runs.start({ threadId, runId: randomUUID(), now: NOW, leaseUntil: later(4) })
    expect([await waits(later(3)), await waits(later(5))]).toEqual([[], [{ threadId, userId }]])
    await createThreadStore(database()).delete(threadId, userId, NOW)
    expect(await waits(later(5))).toEqual([])
  })

  test('words from the queue are placed only while they wait there; those that are taken back as they are placed are found sent', async () => {
    const [queue, messages] = [createQueueStore(database()), createMessageStore(database())]
    const owner = await addTraveller(database())
    const [first, second] = [said(), said()]
    const wait = (key: string) => queue.add(owner.threadId, owner.userId, { key, text: 'Hello', timeZone: 'UTC', createdAt: NOW }, 5)
    const place = (message: typeof first) => messages.addTravellerMessage({ ...message, ...owner, fromQueue: true })
    await wait(first.clientKey)
    await queue.remove(owner.threadId, owner.userId, first.clientKey)
    expect(await place(first)).toBe('gone')
    await wait(second.clientKey)
    const takeBack = async () => {
      await queue.remove(owner.threadId, owner.userId, second.clientKey)
      return messages.hasTravellerMessage(owner.threadId, owner.userId, second.clientKey)
    }
    const [placing, isSent] = await Promise.all([place(second), takeBack()])
    expect(isSent).toBe(placing === 'placed')
  })

  test('lines that are recorded at once are all kept, each in one piece', async () => {
    const recordings = createRecordingStore(database())
    const [owner, stranger] = [await addTraveller(database()), await addTraveller(database())]
    const event = (type: string) => ({ type }) as RedactedEvent
    await recordings.append(owner.threadId, [])
    await Promise.all(['a', 'b', 'c'].map((one) => recordings.append(owner.threadId, [event(`${one}1`), event(`${one}2`)])))
    const types = (await recordings.list(owner.threadId, owner.userId)).map((line) => (line as { type: string }).type)
    for (const one of ['a', 'b', 'c']) expect(types.indexOf(`${one}2`) - types.indexOf(`${one}1`)).toBe(1)
    await createThreadStore(database()).mark(owner.threadId, owner.userId, { recordedSince: LONG_AGO })
    const listed = (await recordings.listThreads(1000)).find(({ threadId }) => threadId === owner.threadId)
    expect(listed).toEqual({ threadId: owner.threadId, recordedSince: LONG_AGO, events: 6 })
    expect([await recordings.open(owner.threadId), await recordings.list(owner.threadId, stranger.userId)]).toMatchObject([
      { length: 6 },
      [],
    ])
    expect([await recordings.ownerOf(owner.threadId), await recordings.ownerOf('no such thread')]).toEqual([owner.userId, null])
    await recordings.clear(owner.threadId, stranger.userId)
    expect(await recordings.open(owner.threadId)).toHaveLength(6)
    await recordings.clear(owner.threadId, owner.userId)
    expect(await recordings.list(owner.threadId, owner.userId)).toEqual([])
    await recordings.append('no such thread', [event('late')])
    expect(await recordings.open('no such thread')).toEqual([])
  })

  test('a search result is found again by the one who searched, also when another asked the same', async () => {
    const searches = createSearchStore(database())
    const [first, second, stranger] = [await addTraveller(database()), await addTraveller(database()), await addTraveller(database())]
    await searches.save(first.userId, first.threadId, searchResult)
    await searches.save(second.userId, null, searchResult)
    await searches.save(second.userId, second.threadId, searchResult)
    expect(await searches.find('search-1', first.userId)).toEqual(searchResult)
    expect(await searches.find('search-1', second.userId)).toEqual(searchResult)
    expect(await searches.find('search-1', stranger.userId)).toBeNull()
  })

  test('a half-typed checkout comes back as it was typed, to its owner', async () => {
    const drafts = createDraftStore(database())
    const [owner, stranger] = [await addTraveller(database()), await addTraveller(database())]
    expect(await drafts.load(owner.threadId, owner.userId)).toBeNull()
    await drafts.save(owner.threadId, owner.userId, { passengers: [passenger, { firstName: 'A' }], billing }, NOW)
    const draft = { passengers: [{ type: 'adult' as const, firstName: 'An' }], billing: { city: 'Lis' } }
    const kept = await drafts.save(owner.threadId, owner.userId, draft, NOW)
    expect(kept).toMatchObject({
      passengers: [{ lastName: passenger.lastName, firstName: 'An' }, { firstName: 'A' }],
      billing: { city: 'Lis' },
    })
    const first = NOW.getTime()
    expect(kept).toMatchObject({
      version: first + 1,
      marks: { 'billing.city': { version: first + 1 }, 'adult.1.firstName': { version: first } },
    })
    expect(await drafts.load(owner.threadId, owner.userId)).toEqual(kept)
    expect(await drafts.load(owner.threadId, stranger.userId)).toBeNull()
    await expect(drafts.save(owner.threadId, stranger.userId, draft, NOW)).rejects.toThrow('does not exist')
    await createThreadStore(database()).delete(owner.threadId, owner.userId, NOW)
    await expect(drafts.save(owner.threadId, owner.userId, draft, NOW)).rejects.toThrow('does not exist')
  })

  test('words that were not sent come back to whoever typed them, in their thread, until they are sent', async () => {
    const unsent = createUnsentWordsStore(database())
    const [{ userId, threadId }, stranger] = [await addTraveller(database()), await addTraveller(database())]
    await unsent.keep(userId, { threadId: null, text: 'to Lisbon\0' }, NOW)
    await unsent.keep(userId, { threadId: null, text: 'to Lisbon in May' }, NOW)
    expect(await unsent.find(userId, null)).toBe('to Lisbon in May')
    expect([await unsent.find(stranger.userId, null), await unsent.find(userId, threadId)]).toEqual([null, null])
    await unsent.keep(userId, { threadId, text: '' }, NOW)
    expect(await unsent.find(userId, null)).toBe('to Lisbon in May')
    await unsent.keep(userId, { threadId, text: 'with my mother' }, NOW)
    expect([await unsent.find(userId, null), await unsent.find(userId, threadId)]).toEqual([null, 'with my mother'])
    const rows = await database().execute(sql`select words::text as stored from unsent_words where user_id = ${userId}`)
    expect(JSON.stringify(rows)).toContain('sealed')
    expect(JSON.stringify(rows)).not.toContain('mother')
    await unsent.keep(stranger.userId, { threadId: null, text: '' }, NOW)
    await unsent.keep(userId, { threadId, text: '' }, NOW)
    expect(await unsent.find(userId, threadId)).toBeNull()
  })

  test('a draft from before there were versions is read, and typed on', async () => {
    const drafts = createDraftStore(database())
    const { userId, threadId } = await addTraveller(database())
    const old = { passengers: [{ type: 'adult', firstName: 'Ada', passport: null }, { type: 'child' }], billing: { city: 'Lisbon' } }
    await database().insert(schema.checkoutDrafts).values({ threadId, draft: old })
    expect(await drafts.load(threadId, userId)).toEqual({ ...old, version: 0, marks: {}, others: [] })
    const kept = await drafts.save(threadId, userId, { passengers: [{ type: 'adult', lastName: 'Byron' }], billing: {} }, NOW)
    expect(kept).toMatchObject({
      passengers: [{ firstName: 'Ada', lastName: 'Byron' }],
      billing: { city: 'Lisbon' },
      version: NOW.getTime(),
      others: [],
    })
  })

  test('saves of many tabs at once lose no field, and each of two values of one field stays', async () => {
    const drafts = createDraftStore(database())
    const { userId, threadId } = await addTraveller(database())
    const fields = ['firstName', 'lastName', 'middleName', 'email', 'phone', 'bornOn'] as const
    const saves = fields.flatMap((field, index) =>
      ['one', 'two'].map((by) => {
        const typed = { type: 'adult' as const, [field]: field === 'email' ? `${by}@example.org` : `${index}` }
        return drafts.save(threadId, userId, { passengers: [typed], billing: {}, by }, NOW)
      }),
    )
    await Promise.all(saves)
    const kept = await drafts.load(threadId, userId)
    expect(kept?.passengers).toEqual([
      { type: 'adult', firstName: '0', lastName: '1', middleName: '2', email: expect.any(String), phone: '4', bornOn: '5' },
    ])
    const emails = [kept?.passengers[0]?.email, ...(kept?.others ?? []).map(({ passengers }) => passengers[0]?.email)]
    expect(emails.toSorted()).toEqual(['one@example.org', 'two@example.org'])
  })
})
