import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { MessageStatus } from '@/lib/ports/message-store'
import { createMessageStore } from './message-store'
import { createRunStore } from './run-store'
import { createShareStore } from './share-store'
import { addTraveller, onEachDatabase } from './testing'
import { said, words } from './testing-samples'
import { createTripStore } from './trip-store'

const NOW = new Date('2026-11-20T09:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

await onEachDatabase((database) => {
  test('a link opens the thread as far as it went when it was made, until it is taken back', async () => {
    const [shares, messages] = [createShareStore(database()), createMessageStore(database())]
    const [owner, stranger] = [await addTraveller(database()), await addTraveller(database())]
    const [token, first] = [randomUUID(), said()]
    const shared = { token, threadId: owner.threadId, createdAt: NOW }
    const share = { ...shared, names: ['Ada', '渡辺'] }
    expect(await shares.create({ ...share, userId: owner.userId }, 5)).toBeNull()
    await messages.addTravellerMessage({ ...first, ...owner })
    expect(await shares.create({ ...share, userId: stranger.userId }, 5)).toBeNull()
    const made = { ...shared, headId: first.id }
    expect(await shares.create({ ...share, userId: owner.userId }, 5)).toEqual(made)
    await messages.addTravellerMessage({ ...said(), ...owner })
    expect(await shares.open(token)).toEqual({ ...made, userId: owner.userId, threadName: 'A trip', names: share.names })
    const newer = { ...share, token: randomUUID(), createdAt: later(1) }
    await shares.create({ ...newer, userId: owner.userId }, 5)
    expect((await shares.list(owner.threadId, owner.userId)).map((one) => one.token)).toEqual([newer.token, token])
    expect(await shares.list(owner.threadId, stranger.userId)).toEqual([])
    expect([await shares.revoke(token, stranger.userId, NOW), await shares.revoke(token, owner.userId, NOW)]).toEqual([false, true])
    expect([await shares.revoke(token, owner.userId, NOW), await shares.open(token), await shares.open("'; --")]).toEqual([
      false,
      null,
      null,
    ])
    expect(await shares.list(owner.threadId, owner.userId)).toMatchObject([{ token: newer.token }])
  })

  test('an answer that is not whole yet may still grow, so it is not in a link', async () => {
    const [shares, messages, runs] = [createShareStore(database()), createMessageStore(database()), createRunStore(database())]
    const owner = await addTraveller(database())
    const [asked, id, runId] = [said(), randomUUID(), randomUUID()]
    const make = async () => shares.create({ ...owner, token: randomUUID(), names: [], createdAt: NOW }, 5)
    const save = (text: string, status: MessageStatus) => messages.saveAnswer({ id, ...owner, runId, ...words(text), status })
    await messages.addTravellerMessage({ ...asked, ...owner })
    await runs.start({ threadId: owner.threadId, runId, now: NOW, leaseUntil: later(4) })
    await messages.beginAnswer({ id, ...owner, runId, metadata: null })
    expect(await make()).toMatchObject({ headId: asked.id })
    await save('Half', 'partial')
    expect(await make()).toMatchObject({ headId: asked.id })
    await save('Half of it, and the rest.', 'complete')
    expect(await make()).toMatchObject({ headId: id })
  })

  test('of ten links that are made at once no more work than may, and one that is taken back makes room', async () => {
    const [shares, messages] = [createShareStore(database()), createMessageStore(database())]
    const { threadId, userId } = await addTraveller(database())
    await messages.addTravellerMessage({ ...said(), threadId, userId })
    const make = () => shares.create({ token: randomUUID(), threadId, userId, names: [], createdAt: NOW }, 3)
    const made = await Promise.all(Array.from({ length: 10 }, make))
    expect(made.filter((share) => share === 'full')).toHaveLength(7)
    const [first, ...more] = await shares.list(threadId, userId)
    expect(more).toHaveLength(2)
    await shares.revoke(String(first?.token), userId, NOW)
    expect([await make(), await make()]).toEqual([expect.objectContaining({ threadId }), 'full'])
  })

  test('for readers of a link all commands are known that ever were, taken back or not', async () => {
    const [shares, trips] = [createShareStore(database()), createTripStore(database())]
    const [owner, stranger] = [await addTraveller(database()), await addTraveller(database())]
    const command = { type: 'start-over' } as const
    const entry = { ...owner, command, facts: {}, issuedBy: 'traveller' as const, issuedAt: NOW, clientKey: null }
    await trips.append({ ...entry, version: 0 })
    await trips.undo(owner.threadId, owner.userId, 1)
    expect(await shares.listEveryCommand(owner.threadId, owner.userId)).toEqual([command])
    expect(await shares.listEveryCommand(owner.threadId, stranger.userId)).toEqual([])
  })
})
