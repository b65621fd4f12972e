import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createDraftStore } from './draft-store'
import { createMessageStore } from './message-store'
import { createSearchStore } from './search-store'
import { addTraveller, onEachDatabase } from './testing'
import { billing, passenger, searchResult } from './testing-samples'
import { createThreadStore } from './thread-store'
import { createUserStore } from './user-store'

const guest = { email: null, firstName: '', lastName: '', passwordHash: null, isGuest: true }

await onEachDatabase((database) => {
  test('an e-mail address belongs to one user, however it is written', async () => {
    const users = createUserStore(database())
    const created = await users.create({ ...guest, email: 'Ana@Example.com', isGuest: false, passwordHash: 'hash' })
    expect(created).toMatchObject({ email: 'ana@example.com', role: 'user' })
    expect(await users.create({ ...guest, email: ' ana@example.COM' })).toBeNull()
    expect(await users.findByEmail('ANA@example.com')).toEqual(created)
    expect(await users.findById(created?.id ?? '')).toEqual(created)
    expect(await users.findById('nobody')).toBeNull()
  })

  test('any number of guests have no e-mail address', async () => {
    const users = createUserStore(database())
    const [first, second] = [await users.create(guest), await users.create(guest)]
    expect(first?.id).not.toBe(second?.id)
  })

  test('a thread is found, listed and renamed by its owner alone', async () => {
    const threads = createThreadStore(database())
    const [owner, stranger] = [await addTraveller(database()), await addTraveller(database())]
    const older = owner.threadId
    const newer = (await threads.create({ id: randomUUID(), userId: owner.userId, name: 'Lisbon' })).id
    expect((await threads.list(owner.userId, 10)).map((thread) => thread.id)).toEqual([newer, older])
    expect(await threads.list(stranger.userId, 10)).toMatchObject([{ id: stranger.threadId }])
    expect(await threads.rename(newer, stranger.userId, 'Mine now')).toBe(false)
    expect(await threads.rename(newer, owner.userId, 'Lisbon in \0 spring')).toBe(true)
    expect(await threads.find(newer, owner.userId)).toMatchObject({ name: 'Lisbon in  spring' })
    expect(await threads.find(newer, stranger.userId)).toBeNull()
  })

  test('a new message moves its thread to the top of the list; one that came before, or grows, does not', async () => {
    const [threads, messages] = [createThreadStore(database()), createMessageStore(database())]
    const { userId, threadId: older } = await addTraveller(database())
    const newer = (await threads.create({ id: randomUUID(), userId, name: 'Lisbon' })).id
    const listed = async () => {
      // PGlite's clock counts milliseconds: what comes next must come later.
      await setTimeout(5)
      return (await threads.list(userId, 10)).map(({ id }) => id)
    }
    await setTimeout(5)
    const [question, answer] = [line(randomUUID()), { ...line(randomUUID()), status: 'streaming' as const }]
    await messages.addTravellerMessage({ ...question, threadId: older, userId })
    expect(await listed()).toEqual([older, newer])
    await messages.saveAnswer({ ...answer, threadId: newer, userId })
    expect(await listed()).toEqual([newer, older])
    await messages.addTravellerMessage({ ...question, id: randomUUID(), threadId: older, userId })
    expect(await listed()).toEqual([newer, older])
    await messages.saveAnswer({ ...line(randomUUID()), threadId: older, userId, status: 'complete' })
    await setTimeout(5)
    await messages.saveAnswer({ ...answer, threadId: newer, userId, status: 'complete' })
    expect(await listed()).toEqual([older, newer])
  })

  test('an automatic name gives way to the one its owner chose', async () => {
    const threads = createThreadStore(database())
    const { userId, threadId } = await addTraveller(database())
    await threads.nameAutomatically(threadId, userId, 'London to Lisbon')
    expect(await threads.find(threadId, userId)).toMatchObject({ name: 'London to Lisbon' })
    await threads.rename(threadId, userId, 'Our honeymoon')
    await threads.nameAutomatically(threadId, userId, 'London to Porto')
    expect(await threads.find(threadId, userId)).toMatchObject({ name: 'Our honeymoon' })
  })

  test('messages keep the order in which they came, also when they come at once', async () => {
    const messages = createMessageStore(database())
    const { userId, threadId } = await addTraveller(database())
    const ids = Array.from({ length: 10 }, () => randomUUID())
    for (const id of ids.slice(0, 5)) await messages.addTravellerMessage({ ...line(id), threadId, userId })
    expect((await messages.list(threadId, userId)).map((message) => message.id)).toEqual(ids.slice(0, 5))
    await Promise.all(ids.slice(5).map((id) => messages.addTravellerMessage({ ...line(id), threadId, userId })))
    const listed = await messages.list(threadId, userId)
    expect(new Set(listed.map((message) => message.id))).toEqual(new Set(ids))
  })

  test('the same request twice, or ten times at once, stores one message', async () => {
    const messages = createMessageStore(database())
    const { userId, threadId } = await addTraveller(database())
    const sent = Array.from({ length: 10 }, () => ({ ...line(randomUUID()), clientKey: 'key-1', threadId, userId }))
    const answers = await Promise.all(sent.map((message) => messages.addTravellerMessage(message)))
    expect(answers.filter((isNew) => isNew)).toHaveLength(1)
    expect(await messages.list(threadId, userId)).toHaveLength(1)
  })

  test('an answer is replaced in its place while it streams, and stored once', async () => {
    const messages = createMessageStore(database())
    const { userId, threadId } = await addTraveller(database())
    const answer = { id: randomUUID(), threadId, userId, metadata: { model: 'concierge' } }
    await messages.saveAnswer({ ...answer, parts: [{ type: 'text', text: 'Let' }], status: 'streaming' })
    await messages.addTravellerMessage({ ...line(randomUUID()), threadId, userId })
    await messages.saveAnswer({ ...answer, parts: [{ type: 'text', text: 'Let me look.' }], status: 'complete' })
    const listed = await messages.list(threadId, userId)
    expect(listed.map((message) => message.role)).toEqual(['assistant', 'user'])
    expect(listed[0]).toMatchObject({
      parts: [{ type: 'text', text: 'Let me look.' }],
      status: 'complete',
      metadata: { model: 'concierge' },
    })
  })

  test('text that PostgreSQL cannot hold is stored without what it cannot hold', async () => {
    const messages = createMessageStore(database())
    const { userId, threadId } = await addTraveller(database())
    const parts = [{ type: 'text', text: 'zero\0 half \ud83d whole 🛫' }]
    await messages.addTravellerMessage({ ...line(randomUUID()), parts, threadId, userId })
    const [stored] = await messages.list(threadId, userId)
    expect(stored?.parts).toEqual([{ type: 'text', text: 'zero half \ufffd whole 🛫' }])
  })

  test('nobody writes into or reads from the thread of another', async () => {
    const messages = createMessageStore(database())
    const [owner, stranger] = [await addTraveller(database()), await addTraveller(database())]
    const id = randomUUID()
    await messages.saveAnswer({ id, ...owner, parts: ['mine'], metadata: null, status: 'complete' })
    const foreign = { threadId: owner.threadId, userId: stranger.userId }
    await expect(messages.addTravellerMessage({ ...line(randomUUID()), ...foreign })).rejects.toThrow('does not exist')
    await expect(messages.saveAnswer({ id, ...foreign, parts: [], metadata: null, status: 'complete' })).rejects.toThrow('does not exist')
    await expect(messages.saveAnswer({ id, ...stranger, parts: [], metadata: null, status: 'complete' })).rejects.toThrow('another message')
    expect(await messages.list(owner.threadId, stranger.userId)).toEqual([])
    expect((await messages.list(owner.threadId, owner.userId))[0]?.parts).toEqual(['mine'])
  })

  test('an answer without a living stream becomes partial, a living one does not', async () => {
    const messages = createMessageStore(database())
    const { userId, threadId } = await addTraveller(database())
    for (const id of ['gone', 'living']) await messages.saveAnswer({ id, threadId, userId, parts: [], metadata: null, status: 'streaming' })
    expect(await messages.closeInterrupted((id) => id === 'living')).toBe(1)
    expect((await messages.list(threadId, userId)).map((message) => message.status)).toEqual(['partial', 'streaming'])
    expect(await messages.closeInterrupted((id) => id === 'living')).toBe(0)
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
    await drafts.save(owner.threadId, owner.userId, { passengers: [passenger, { firstName: 'A' }], billing })
    const draft = { passengers: [{ firstName: 'An' }], billing: { city: 'Lis' } }
    await drafts.save(owner.threadId, owner.userId, draft)
    expect(await drafts.load(owner.threadId, owner.userId)).toEqual(draft)
    expect(await drafts.load(owner.threadId, stranger.userId)).toBeNull()
    await expect(drafts.save(owner.threadId, stranger.userId, draft)).rejects.toThrow('does not exist')
  })
})

function line(id: string) {
  return { id, parts: [{ type: 'text', text: id }], metadata: null, clientKey: id }
}
