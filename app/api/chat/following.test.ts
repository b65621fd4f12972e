import { expect, test } from 'vitest'
import { BUILD_HEADER } from '@/components/state/own-build'
import { createInProcessBus } from '@/lib/adapters/stream-bus/in-process'
import { createLiveRuns } from '@/lib/chat/live-runs'
import { openStream } from '@/lib/chat/open-stream'
import { doors, withChats } from '@/tests/chat/chat-world'
import { newKey, running, settled, turn } from '@/tests/chat/turn-steps'

const newChat = withChats()
const { chat, follow, stop } = doors

test('to stop an older message does nothing to the newer one', async () => {
  const world = await newChat()
  await turn(world, { text: 'hello' })
  const [, older] = (await world.conversation()).messages
  const letGo = world.hold('Still here')
  const response = await world.send(chat, {}, { body: { threadId: world.threadId, key: newKey(), text: 'and?' } })
  const stopped = await world.send(stop, { threadId: world.threadId }, { body: { messageId: older?.id } })
  expect(await stopped.json()).toEqual({ stopped: false })
  letGo()
  await response.text()
  await settled(world)
  expect((await world.conversation()).messages.at(-1)?.metadata?.status).toBe('complete')
})

test('where no bus carries an answer, it is followed from where it is stored', async () => {
  const world = await newChat()
  Object.assign(world.all, {
    bus: { publish: () => openStream<string>(), subscribe: async () => null, state: () => 'down', close: async () => undefined },
  })
  world.say('Told from the database.')
  const { text } = await turn(world, { text: 'hello' })
  expect(text.match(/Told from the database\./g)).toHaveLength(1)
  expect(text).toContain('"type":"finish"')
})

test('an answer of another process is followed and stopped from here', async () => {
  const world = await newChat()
  const { threadId, all } = world
  world.hold('Written elsewhere.')
  const first = await world.send(chat, {}, { body: { threadId, key: newKey(), text: 'hello' } })
  const messageId = await running(world)
  // Whoever asks now knows nothing but the database.
  Object.assign(all, { runs: createLiveRuns({ store: all.runStore, clock: all.clock }), bus: createInProcessBus() })
  const followed = await world.send(follow, { threadId }, { method: 'GET' })
  // Only what is made here is surely of this build.
  expect([first, followed].map(({ headers }) => headers.has(BUILD_HEADER))).toEqual([true, false])
  const stopped = await world.send(stop, { threadId }, { body: { messageId } })
  expect(await stopped.json()).toEqual({ stopped: true })
  const texts = await Promise.all([first.text(), followed.text()])
  await settled(world)
  expect(texts[1]).toContain('"status":"partial"')
  expect((await world.conversation()).messages[1]).toMatchObject({ id: messageId, metadata: { status: 'partial' } })
})
