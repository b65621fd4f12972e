import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { runs } from '@/lib/adapters/database/schema'
import type { ChatMessage } from '@/lib/chat/message'
import { doors, withChats } from '@/tests/chat/chat-world'
import { newKey, running, SEARCH, said, settled, textOf, turn, WAIT } from '@/tests/chat/turn-steps'
import { placeWords } from './take-turn'

const newChat = withChats()
const { chat, stop } = doors

test('a stopped answer goes on in place: its finished search is kept and not run again, its half sentence is said anew', async () => {
  const world = await newChat()
  const search = vi.spyOn(world.all.supplier, 'search')
  world.call('searchFlights', SEARCH)
  world.hold('There are')
  const response = await world.send(chat, {}, { body: { threadId: world.threadId, key: newKey(), text: 'London to Lisbon' } })
  const messageId = await running(world)
  await vi.waitFor(() => expect(world.asked).toHaveLength(2), WAIT)
  expect(await (await world.send(stop, { threadId: world.threadId }, { body: { messageId } })).json()).toEqual({ stopped: true })
  await response.text()
  await settled(world)
  expect((await world.conversation()).messages[1]?.metadata?.status).toBe('partial')
  const searched = search.mock.calls.length

  world.say('There are many flights.')
  await turn(world, { goOn: true })
  const { messages: shown } = await world.conversation()
  expect(shown.map(({ id }) => id)[1]).toBe(messageId)
  expect(shown[1]?.parts.filter(({ type }) => type === 'tool-searchFlights')).toHaveLength(1)
  expect(shown[1]?.metadata?.status).toBe('complete')
  expect(textOf(shown[1] as ChatMessage)).not.toContain('There are There')
  expect(search.mock.calls.length).toBe(searched)
  expect(world.asked.at(-1)?.prompt.some(({ role }) => role === 'tool')).toBe(true)
  expect(await turn(world, { goOn: true })).toMatchObject({ status: 409, text: expect.stringContaining('complete') })
})

test('what was said stays where going on comes to nothing', async () => {
  const world = await newChat()
  const letGo = world.hold('That is a good plan. We')
  const response = await world.send(chat, {}, { body: { threadId: world.threadId, key: newKey(), text: 'tell me of Lisbon' } })
  const messageId = await running(world)
  await vi.waitFor(() => expect(world.asked).toHaveLength(1), WAIT)
  await world.send(stop, { threadId: world.threadId }, { body: { messageId } })
  await response.text()
  await settled(world)
  letGo()
  const [, partial = ''] = await said(world)
  expect(partial).toContain('That is a good plan.')
  // Asked once more by itself, it breaks off again.
  world.fail()
  world.fail()
  await turn(world, { goOn: true })
  expect(await said(world)).toEqual(['tell me of Lisbon', partial])
  await turn(world, { goOn: true })
  expect(await said(world)).toEqual(['tell me of Lisbon', 'Fine.'])
})

test('an unanswered last message is answered by going on', async () => {
  const world = await newChat()
  await placeWords({ key: newKey(), text: 'hello' }, { ...world, today: '2026-11-20' }, world.all)
  await turn(world, { goOn: true })
  expect(await said(world)).toEqual(['hello', 'Fine.'])
})

test('a run that lost its thread writes nothing more', async () => {
  const world = await newChat()
  const { threadId, all, db } = world
  const letGo = world.hold('Too late')
  const response = await world.send(chat, {}, { body: { threadId, key: newKey(), text: 'hello' } })
  const messageId = await running(world)
  await db
    .update(runs)
    .set({ leaseUntil: new Date(0) })
    .where(eq(runs.threadId, threadId))
  const other = { threadId, runId: 'run_other', now: all.clock(), leaseUntil: new Date(world.time.now + 4_000) }
  expect(await all.runStore.start(other)).toBe(true)
  letGo()
  expect(await response.text()).not.toContain('"type":"finish"')
  expect((await world.conversation()).messages.find(({ id }) => id === messageId)).toMatchObject({
    parts: [],
    metadata: { status: 'partial' },
  })
  await all.runStore.end('run_other')
})

test('an answer whose process died is closed when its thread is opened, and goes on', async () => {
  const world = await newChat()
  const { threadId, userId, all } = world
  await placeWords({ key: newKey(), text: 'hello' }, { threadId, userId, today: '2026-11-20' }, all)
  await all.messages.beginAnswer({ id: 'msg_dead_1', threadId, userId, runId: 'run_dead', metadata: {} })
  const opened = await world.conversation()
  expect(opened.runningMessageId).toBeNull()
  expect(opened.messages.at(-1)).toMatchObject({ id: 'msg_dead_1', metadata: { status: 'partial' } })
  await turn(world, { goOn: true })
  expect(await said(world)).toEqual(['hello', 'Fine.'])
})
