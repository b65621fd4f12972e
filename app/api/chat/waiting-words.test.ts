import { expect, test, vi } from 'vitest'
import { doors, withChats } from '@/tests/chat/chat-world'
import { newKey, said, settled, WAIT } from '@/tests/chat/turn-steps'
import { sendAllQueued } from './send-queued'
import { placeWords } from './take-turn'

const newChat = withChats()
const { chat, takeBack, wait } = doors

test('what is sent meanwhile waits, can be taken back, and is answered in order when its turn comes', async () => {
  const world = await newChat()
  const letGo = world.hold('One moment')
  const response = await world.send(chat, {}, { body: { threadId: world.threadId, key: newKey(), text: 'first' } })
  const waiting = [newKey(), newKey(), newKey(), newKey(), newKey()]
  const thread = { threadId: world.threadId }
  for (const key of waiting) await world.send(wait, thread, { body: { key, text: `words ${key}` } })
  expect((await world.send(wait, thread, { body: { key: newKey(), text: 'one too many' } })).status).toBe(429)
  for (const key of waiting.slice(2)) await world.send(takeBack, { ...thread, key }, { method: 'DELETE' })
  const again = await world.send(takeBack, { ...thread, key: String(waiting[2]) }, { method: 'DELETE' })
  expect(again.status).toBe(404)
  expect((await world.conversation()).queued.map(({ key }) => key)).toEqual(waiting.slice(0, 2))
  letGo()
  await response.text()
  await vi.waitFor(async () => expect((await world.conversation()).messages).toHaveLength(6), WAIT)
  await settled(world)
  expect(await said(world)).toEqual(['first', 'One moment', `words ${waiting[0]}`, 'Fine.', `words ${waiting[1]}`, 'Fine.'])
  expect((await world.send(takeBack, { ...thread, key: String(waiting[0]) }, { method: 'DELETE' })).status).toBe(404)
})

test('words that wait where nothing runs are sent at once', async () => {
  const world = await newChat()
  const sent = await world.send(wait, { threadId: world.threadId }, { body: { key: newKey(), text: 'hello' } })
  expect(await sent.json()).toEqual({ queued: [] })
  await settled(world)
  expect(await said(world)).toEqual(['hello', 'Fine.'])
})

test('a process that died between placing waiting words and taking them out of the queue neither loses nor doubles them', async () => {
  const world = await newChat()
  const key = newKey()
  const { threadId, userId, all } = world
  await all.queue.add(threadId, userId, { key, text: 'hello', timeZone: 'UTC', createdAt: all.clock() }, 5)
  await placeWords({ key, text: 'hello' }, { threadId, userId, today: '2026-11-20' }, all)
  await sendAllQueued(all)
  await settled(world)
  expect(await said(world)).toEqual(['hello', 'Fine.'])
  expect(await all.queue.list(threadId, userId)).toEqual([])
  await all.queue.add(threadId, userId, { key, text: 'hello', timeZone: 'UTC', createdAt: all.clock() }, 5)
  await sendAllQueued(all)
  await settled(world)
  expect(await said(world)).toEqual(['hello', 'Fine.'])
  expect(await all.queue.list(threadId, userId)).toEqual([])
})

test('the concierge answers waiting words of a traveller whose allowance is used up, and says so', async () => {
  const world = await newChat()
  const { threadId, userId, all } = world
  Object.assign(all, { model: { ...all.model, provider: 'openai' }, modelUsage: { usedOn: async () => 1e9, add: async () => undefined } })
  await all.queue.add(threadId, userId, { key: newKey(), text: 'hello', timeZone: 'UTC', createdAt: all.clock() }, 5)
  await sendAllQueued(all)
  await settled(world)
  const { messages: shown } = await world.conversation()
  expect(shown[1]?.metadata).toMatchObject({ status: 'complete', takenOver: { fromStep: 0, why: 'spent' } })
  expect(JSON.stringify(shown[1]?.parts)).toContain('used up today’s allowance')
  expect(world.asked).toEqual([])
})
