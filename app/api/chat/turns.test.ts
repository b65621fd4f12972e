import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { messages, runs } from '@/lib/adapters/database/schema'
import { createInProcessBus } from '@/lib/adapters/stream-bus/in-process'
import { createLiveRuns } from '@/lib/chat/live-runs'
import { type ChatMessage, messageIdOf } from '@/lib/chat/message'
import { type ChatWorld, doors, withChats } from '@/tests/chat/chat-world'
import { sendAllQueued } from './send-queued'
import { placeWords } from './take-turn'

const newChat = withChats()
/** Longer than a machine with much to do takes. */
const WAIT = { timeout: 20_000, interval: 10 }
const { chat, follow, show, stop, takeBack, wait } = doors
const holder = globalThis as { wayfarerLeaves?: boolean }
afterEach(() => {
  delete holder.wayfarerLeaves
})

const SEARCH = { from: 'London', to: 'Lisbon', departureOn: '2026-11-27', tripType: 'one-way' }
let keys = 0
const newKey = () => `key_${String(++keys).padStart(8, '0')}`

/** Sends one turn and reads its answer to the end. */
async function turn(world: ChatWorld, body: object) {
  const response = await world.send(chat, {}, { body: { threadId: world.threadId, key: newKey(), ...body } })
  const text = await response.text()
  await settled(world)
  return { status: response.status, text, headers: response.headers }
}

/** Until no answer is on its way and nothing waits. */
async function settled({ all, threadId }: ChatWorld) {
  await vi.waitFor(async () => expect(await all.runs.find(threadId)).toBeNull(), WAIT)
}

const textOf = ({ parts }: ChatMessage) => parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' ')
const said = async (world: ChatWorld) => (await world.conversation()).messages.map(textOf)
const running = (world: ChatWorld) =>
  vi.waitFor(async () => {
    const { runningMessageId } = await world.conversation()
    if (!runningMessageId) throw new Error('nothing is on its way yet')
    return runningMessageId
  }, WAIT)

test('a message is stored under its key and answered; sent again it is neither stored nor answered again', async () => {
  const world = await newChat()
  world.say('Where to?')
  const key = newKey()
  const { text } = await turn(world, { key, text: ' hello ' })
  const { messages: shown } = await world.conversation()
  expect(shown.map(({ id }) => id)[0]).toBe(messageIdOf(key))
  expect(shown[1]?.metadata).toMatchObject({ status: 'complete' })
  expect(text).toContain(`"messageId":"${shown[1]?.id}"`)
  expect(await turn(world, { key, text: 'hello' })).toMatchObject({ status: 409, text: expect.stringContaining('message_key_used') })
  expect(await said(world)).toEqual(['hello', 'Where to?'])
})

test('while an answer is written another message is refused, and the same one follows it from its first word', async () => {
  const world = await newChat()
  const letGo = world.hold('Looking around')
  const key = newKey()
  const first = await world.send(chat, {}, { body: { threadId: world.threadId, key, text: 'hello' } })
  const refused = await world.send(chat, {}, { body: { threadId: world.threadId, key: newKey(), text: 'and?' } })
  const same = await world.send(chat, {}, { body: { threadId: world.threadId, key, text: 'hello' } })
  const followed = await world.send(follow, { threadId: world.threadId }, { method: 'GET' })
  letGo()
  expect([first.status, refused.status, same.status, followed.status]).toEqual([200, 429, 200, 200])
  const texts = await Promise.all([first.text(), same.text(), followed.text()])
  for (const text of texts) expect(text.match(/Looking around/g)).toHaveLength(1)
  await settled(world)
  expect((await world.send(follow, { threadId: world.threadId }, { method: 'GET' })).status).toBe(204)
})

test('two who send at once begin one answer', async () => {
  const world = await newChat()
  const bodies = ['one', 'two'].map((text) => ({ threadId: world.threadId, key: newKey(), text }))
  const answers = await Promise.all(bodies.map((body) => world.send(chat, {}, { body })))
  await Promise.all(answers.map((answer) => answer.text()))
  await settled(world)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429])
  expect((await world.conversation()).messages).toHaveLength(2)
})

test('an edited message becomes another version, the trip goes back, and the earlier version brings its trip again', async () => {
  const world = await newChat()
  world.call('searchFlights', SEARCH)
  world.say('There are flights.')
  const key = newKey()
  await turn(world, { key, text: 'London to Lisbon' })
  expect((await world.conversation()).live.trip.wishes.destination?.cityName).toBe('Lisbon')
  world.say('Where to, then?')
  const edited = newKey()
  await turn(world, { key: edited, text: 'somewhere warm', instead: messageIdOf(key) })
  const after = await world.conversation()
  expect(after.messages.map(textOf)).toEqual(['somewhere warm', 'Where to, then?'])
  expect(after.messages[0]?.metadata?.versions).toEqual([messageIdOf(key), messageIdOf(edited)])
  expect(after.live.trip.wishes.destination).toBeNull()
  const back = await world.send(show, { threadId: world.threadId }, { body: { messageId: messageIdOf(key) } })
  expect((await back.json()).live.trip.wishes.destination.cityName).toBe('Lisbon')
})

test('only words of the traveller can be edited', async () => {
  const world = await newChat()
  await turn(world, { text: 'hello' })
  const [, answer] = (await world.conversation()).messages
  expect((await turn(world, { text: 'other words', instead: answer?.id })).status).toBe(404)
  expect((await turn(world, { text: 'other words', instead: 'msg_unknown' })).status).toBe(404)
  expect((await turn(world, { threadId: undefined, text: 'other words', instead: 'msg_unknown' })).status).toBe(404)
  expect(await said(world)).toEqual(['hello', 'Fine.'])
})

test('where an order holds the trip, going back to before it is refused with what can be done instead', async () => {
  const world = await newChat()
  const key = newKey()
  await turn(world, { key, text: 'hello' })
  const [, answer] = (await world.conversation()).messages
  vi.spyOn(world.all.messages, 'addTravellerMessage').mockResolvedValueOnce('locked')
  vi.spyOn(world.all.messages, 'beginAnswer').mockResolvedValueOnce('locked')
  for (const body of [{ text: 'other words', instead: messageIdOf(key) }, { again: answer?.id }]) {
    expect(await turn(world, body)).toMatchObject({ status: 409, text: expect.stringContaining('begin a new trip') })
  }
  expect(await said(world)).toEqual(['hello', 'Fine.'])
})

test('another version of an answer is written without the first, and takes the trip back to where it stood', async () => {
  const world = await newChat()
  world.call('searchFlights', SEARCH)
  world.say('There are flights.')
  await turn(world, { text: 'London to Lisbon' })
  const [, first] = (await world.conversation()).messages
  world.say('Where do you start?')
  await turn(world, { again: first?.id })
  const { messages: shown, live } = await world.conversation()
  expect(shown.map(textOf)).toEqual(['London to Lisbon', 'Where do you start?'])
  expect(shown[1]?.metadata?.versions).toEqual([first?.id, shown[1]?.id])
  expect(live.trip.wishes.destination).toBeNull()
  expect(JSON.stringify(world.asked.at(-1)?.prompt)).not.toContain('There are flights.')
})

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

test('waiting words of a traveller whose allowance is used up stand in the thread with the reason', async () => {
  const world = await newChat()
  const { threadId, userId, all } = world
  Object.assign(all, { model: { ...all.model, provider: 'openai' }, modelUsage: { usedOn: async () => 1e9, add: async () => undefined } })
  await all.queue.add(threadId, userId, { key: newKey(), text: 'hello', timeZone: 'UTC', createdAt: all.clock() }, 5)
  await sendAllQueued(all)
  const { messages: shown } = await world.conversation()
  expect(shown[1]?.metadata?.status).toBe('failed')
  expect(JSON.stringify(shown[1]?.parts)).toContain('free again in')
  expect(world.asked).toEqual([])
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

test('where no bus carries an answer, it is followed from where it is stored', async () => {
  const world = await newChat()
  Object.assign(world.all, {
    bus: { publish: () => undefined, subscribe: async () => null, state: () => 'down', close: async () => undefined },
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
  const stopped = await world.send(stop, { threadId }, { body: { messageId } })
  expect(await stopped.json()).toEqual({ stopped: true })
  const texts = await Promise.all([first.text(), followed.text()])
  await settled(world)
  expect(texts[1]).toContain('"status":"partial"')
  expect((await world.conversation()).messages[1]).toMatchObject({ id: messageId, metadata: { status: 'partial' } })
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

test('whatever stands in a thread, it opens and its next turn is answered', async () => {
  const world = await newChat()
  const { threadId, userId, all, db } = world
  await turn(world, { text: 'hello' })
  const hostile: unknown[] = [
    null,
    7,
    [],
    { type: 'text' },
    { type: 'text', text: { toString: 1 } },
    { type: 'tool-bookNow', toolCallId: 'c1', state: 'output-available', input: {}, output: { city: 'Porto' } },
    { type: 'tool-searchFlights', toolCallId: 'c2', state: 'output-available', input: null, output: 'nonsense' },
    { type: 'tool-searchFlights', state: 'input-available' },
    { type: 'dynamic-tool', toolName: '__proto__', toolCallId: 'c3', state: 'output-error' },
    { type: 'data-change', data: null },
    { type: 'data-of-tomorrow', data: { text: 'x' } },
    { type: 'file', url: 'file:///etc/passwd', mediaType: 'text/plain' },
  ]
  for (const id of (await world.conversation()).messages.map((message) => message.id)) {
    await db.update(messages).set({ parts: hostile, metadata: 'nonsense' }).where(eq(messages.id, id))
  }
  world.say('As before.')
  expect((await turn(world, { text: 'and now?' })).status).toBe(200)
  expect((await said(world)).at(-1)).toBe('As before.')
  expect(await all.messages.list(threadId, userId)).toHaveLength(4)
})

test('a thread that is recorded keeps what was said, asked and answered, queued words too', async () => {
  const world = await newChat()
  const { threadId, userId, all } = world
  await all.threads.mark(threadId, userId, { recordedSince: all.clock() })
  world.call('searchFlights', SEARCH)
  world.say('There are flights.')
  await turn(world, { text: 'London to Lisbon' })
  await world.send(wait, { threadId }, { body: { key: newKey(), text: 'thank you' } })
  await settled(world)
  const recorded = async () => (await all.recordings.list(threadId, userId)).map((event) => (event as { type: string }).type)
  await vi.waitFor(async () => expect((await recorded()).filter((type) => type === 'answered')).toHaveLength(2), WAIT)
  expect((await recorded()).filter((type) => type !== 'model')).toEqual(['transcript', 'say', 'tool', 'answered', 'say', 'answered'])
})

test('while the process is leaving, new turns are asked to come back', async () => {
  const world = await newChat()
  holder.wayfarerLeaves = true
  const { status, headers, text } = await turn(world, { text: 'hello' })
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  expect(text).toContain('restarting')
  expect(await said(world)).toEqual([])
})
