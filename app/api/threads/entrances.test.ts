import { expect, test } from 'vitest'
import { addTraveller } from '@/lib/adapters/database/testing'
import { type ChatWorld, withChats } from '@/tests/chat/chat-world'
import { POST as restore } from './[threadId]/restore/route'
import { DELETE, PATCH } from './[threadId]/route'
import { GET as list } from './route'
import { GET as search } from './search/route'

const newChat = withChats()

const change = (world: ChatWorld, threadId: string, body: unknown) => world.send(PATCH, { threadId }, { method: 'PATCH', body })
const remove = (world: ChatWorld, threadId: string) => world.send(DELETE, { threadId }, { method: 'DELETE' })
const bringBack = (world: ChatWorld, threadId: string) => world.send(restore, { threadId }, { body: {} })
const listed = async (world: ChatWorld, path = '/api') => (await (await world.send(list, {}, { method: 'GET', path })).json()).threads
const find = (world: ChatWorld, words: string) =>
  world.send(search, {}, { method: 'GET', path: `/api/threads/search?q=${encodeURIComponent(words)}` })

const ENTRANCES = {
  PATCH: (world: ChatWorld, threadId: string) => change(world, threadId, { name: 'Taken over', pinned: true }),
  DELETE: remove,
  restore: bringBack,
}

test.each(Object.entries(ENTRANCES))('%s: what is foreign or missing is the same 404; what is no id is a 400', async (_name, knock) => {
  const world = await newChat()
  const stranger = await addTraveller(world.db)
  const answers = [await knock(world, 'thr_missing'), await knock(world, stranger.threadId)]
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  const sentences = await Promise.all(answers.map(async (answer) => (await answer.json()).error.message))
  expect(new Set(sentences).size).toBe(1)
  for (const id of ['..', '%00', 'a'.repeat(200), "' or 1=1 --"]) expect((await knock(world, id)).status).toBe(400)
  const theirs = await world.all.threads.find(stranger.threadId, stranger.userId)
  expect(theirs).toMatchObject({ name: 'A trip', pinnedAt: null })
})

test('a thread is renamed, pinned, archived and recorded, each by itself and at least one', async () => {
  const world = await newChat()
  expect((await change(world, world.threadId, { name: ' Spring ', pinned: true })).status).toBe(200)
  expect(await listed(world)).toMatchObject([{ name: 'Spring', pinned: true, recorded: false, line: null, state: 'planning' }])
  expect((await change(world, world.threadId, { archived: true, recorded: true })).status).toBe(200)
  expect(await listed(world)).toEqual([])
  expect(await listed(world, '/api?archived=1')).toMatchObject([{ pinned: true, archived: true, recorded: true }])
  expect(await listed(world, `/api?archived=1&before=${world.threadId}`)).toEqual([])
  expect((await world.send(list, {}, { method: 'GET', path: '/api?before=../x' })).status).toBe(400)
  for (const body of [{}, { name: '' }, { pinned: 1 }, { archived: null }, { deletedAt: 0 }]) {
    expect((await change(world, world.threadId, body)).status).toBe(400)
  }
})

test('a deleted thread is nowhere until it is restored, and is deleted once', async () => {
  const world = await newChat()
  expect((await remove(world, world.threadId)).status).toBe(200)
  expect([await listed(world), await listed(world, '/api?archived=1')]).toEqual([[], []])
  expect((await remove(world, world.threadId)).status).toBe(404)
  expect((await change(world, world.threadId, { archived: false })).status).toBe(404)
  expect((await bringBack(world, world.threadId)).status).toBe(200)
  expect((await bringBack(world, world.threadId)).status).toBe(200)
  expect(await listed(world)).toMatchObject([{ id: world.threadId }])
})

test('a search finds what was said in one’s own threads, and nobody else’s', async () => {
  const world = await newChat()
  const stranger = await addTraveller(world.db)
  const { all, threadId, userId } = world
  const message = { parts: [{ type: 'text', text: 'a quokka please' }], metadata: {}, words: 'a quokka please' }
  await all.messages.addTravellerMessage({ id: `msg_${threadId}`, ...message, threadId, userId, clientKey: 'key_1' })
  await all.messages.addTravellerMessage({ id: `msg_${stranger.threadId}`, ...message, ...stranger, clientKey: 'key_2' })
  const { hits } = await (await find(world, ' quok\u200B ')).json()
  expect(hits).toMatchObject([{ thread: { id: threadId }, messageId: `msg_${threadId}`, excerpt: expect.stringContaining('quokka') }])
  for (const words of ['', ' a ', 'a'.repeat(201)]) expect((await find(world, words)).status).toBe(400)
})
