import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createShareStore } from '@/lib/adapters/database/share-store'
import { type ChatWorld, withChats } from '@/tests/chat/chat-world'
import { openShare } from './open-share'

const newChat = withChats()

/** A thread with one message, and a link to it that was made when the `names` were known. */
async function newShared({ says = 'London to Lisbon', names = [] }: { says?: string; names?: string[] } = {}) {
  const world = await newChat()
  const { db, all, threadId, userId } = world
  Object.assign(all, { shares: createShareStore(db) })
  const message = { id: `msg_${threadId}`, parts: [{ type: 'text', text: says }], metadata: {}, words: '' }
  await all.messages.addTravellerMessage({ ...message, threadId, userId, clientKey: message.id })
  const token = randomBytes(32).toString('base64url')
  await all.shares.create({ token, threadId, userId, names, createdAt: all.clock() }, 5)
  return { world, token }
}

const from = (address: string) => new Headers({ 'x-forwarded-for': address })
const open = ({ all }: ChatWorld, token: string, address = `${all.clock().getTime()}`) => openShare(token, from(address), all)

test('a link that is opened often is drawn up once in a while, and opens nothing from the moment it is revoked', async () => {
  const { world, token } = await newShared()
  const { all, userId, time } = world
  const read = vi.spyOn(all.messages, 'list')
  const opened = await Promise.all([open(world, token), open(world, token)])
  expect(opened[0]).toMatchObject({ view: { name: 'A trip', messages: [{ parts: [{ text: 'London to Lisbon' }] }] } })
  expect(opened[1]).toEqual(opened[0])
  expect(read).toHaveBeenCalledTimes(1)
  time.now += 60_000
  await open(world, token)
  expect(read).toHaveBeenCalledTimes(2)
  await all.shares.revoke(token, userId, all.clock())
  expect(await open(world, token)).toBeNull()
})

test('a thread that was renamed or deleted is so for the readers of its link at once', async () => {
  const { world, token } = await newShared()
  const { all, threadId, userId } = world
  await open(world, token)
  await all.threads.rename(threadId, userId, 'Spring')
  expect(await open(world, token)).toMatchObject({ view: { name: 'Spring' } })
  await all.threads.delete(threadId, userId, all.clock())
  expect(await open(world, token)).toBeNull()
})

test('a name stays hidden under a link also when nothing but the link knows it any more', async () => {
  const says = 'Wilhelmina comes along to Lisbon'
  const [unknown, known] = [await newShared({ says }), await newShared({ says, names: ['Wilhelmina'] })]
  expect(await open(unknown.world, unknown.token)).toMatchObject({ view: { messages: [{ parts: [{ text: says }] }] } })
  expect(await open(known.world, known.token)).toMatchObject({
    view: { messages: [{ parts: [{ text: '[name] comes along to Lisbon' }] }] },
  })
})

test('what could not be drawn up is tried again', async () => {
  const { world, token } = await newShared()
  vi.spyOn(world.all.messages, 'list').mockRejectedValueOnce(new Error('no database'))
  await expect(open(world, token)).rejects.toThrow('no database')
  expect(await open(world, token)).toMatchObject({ view: { name: 'A trip' } })
})

test('who opens too many from one network is told to wait, and nobody else', async () => {
  const { world, token } = await newShared()
  const unknown = 'a'.repeat(43)
  for (let times = 0; times < 120; times++) expect(await open(world, unknown, '203.0.113.7')).toBeNull()
  expect(await open(world, token, '203.0.113.7')).toEqual({ refusal: expect.stringContaining('wait a moment') })
  expect(await open(world, token, '203.0.113.8')).toMatchObject({ view: {} })
  world.time.now += 60_000
  expect(await open(world, token, '203.0.113.7')).toMatchObject({ view: {} })
})
