import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '@/lib/adapters/database/schema'
import { messageIdOf } from '@/lib/chat/message-id'
import { doors, withChats } from '@/tests/chat/chat-world'
import { newKey, SEARCH, said, settled, textOf, turn, WAIT } from '@/tests/chat/turn-steps'

const newChat = withChats()
const { chat, follow, show, wait } = doors
const holder = globalThis as { wayfarerLeaves?: boolean }
afterEach(() => {
  delete holder.wayfarerLeaves
})

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

test('a first message opens one thread however often it is sent, and none in place of a deleted one', async () => {
  const world = await newChat()
  const body = { threadId: undefined, key: newKey(), text: 'hello' }
  const answers = await Promise.all([world.send(chat, {}, { body }), world.send(chat, {}, { body })])
  await Promise.all(answers.map((answer) => answer.text()))
  const opened = async () =>
    (await world.all.threads.list(world.userId, { limit: 9, archived: false })).filter(({ id }) => id !== world.threadId)
  const [thread, ...more] = await opened()
  expect(more).toEqual([])
  await vi.waitFor(async () => expect(await world.all.runs.find(String(thread?.id))).toBeNull(), WAIT)
  await world.all.threads.delete(String(thread?.id), world.userId, world.all.clock())
  const refused = await world.send(chat, {}, { body })
  expect([refused.status, (await refused.json()).error]).toEqual([
    404,
    expect.objectContaining({ message: expect.stringContaining('kept') }),
  ])
  expect(await opened()).toEqual([])
})

test('first words that come once more after their answer are told their thread', async () => {
  const world = await newChat()
  const body = { key: newKey(), text: 'hello' }
  await (await world.send(chat, {}, { body })).text()
  const opened = async () =>
    (await world.all.threads.list(world.userId, { limit: 9, archived: false })).find(({ id }) => id !== world.threadId)
  const threadId = (await opened())?.id
  await vi.waitFor(async () => expect(await world.all.runs.find(String(threadId))).toBeNull(), WAIT)
  const again = await world.send(chat, {}, { body })
  expect([again.status, await again.json()]).toEqual([409, { error: expect.objectContaining({ code: 'message_key_used' }), threadId }])
  const known = await world.send(chat, {}, { body: { ...body, threadId } })
  expect([known.status, Object.keys(await known.json())]).toEqual([409, ['error']])
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
  // On a busy machine the other one could come after the whole answer.
  const letGo = world.hold('One moment.')
  const bodies = ['one', 'two'].map((text) => ({ threadId: world.threadId, key: newKey(), text }))
  const answers = await Promise.all(bodies.map((body) => world.send(chat, {}, { body })))
  letGo()
  await Promise.all(answers.map((answer) => answer.text()))
  await settled(world)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429])
  expect((await world.conversation()).messages).toHaveLength(2)
})

test('of five first words at the same moment two are answered, and of the others no thread is left behind', async () => {
  const world = await newChat()
  const letGo = ['One.', 'Two.'].map((text) => world.hold(text))
  const begin = () => world.send(chat, {}, { body: { key: newKey(), text: 'hello' } })
  const answers = await Promise.all(Array.from({ length: 5 }, begin))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429])
  const refused = answers.filter(({ status }) => status === 429)
  for (const answer of refused) expect((await answer.json()).error.message).toContain('other trips')
  // Beside the empty one that this world begins with.
  expect(await world.all.threads.list(world.userId, { limit: 9, archived: false })).toHaveLength(3)
  for (const go of letGo) go()
  await Promise.all(answers.filter(({ status }) => status === 200).map((answer) => answer.text()))
  await vi.waitFor(async () => expect((await begin()).status).toBe(200), WAIT)
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

test('an answer that moved the trip says at its end how the thread is called now, unless its owner named it; words alone say nothing', async () => {
  const world = await newChat()
  const told = (text: string) =>
    text.split('\n').flatMap((event) => (event.includes('"data-thread"') ? [JSON.parse(event.slice('data: '.length)).data.name] : []))
  world.call('searchFlights', SEARCH)
  world.say('Which one?')
  expect(told((await turn(world, { text: 'London to Lisbon' })).text)).toEqual(['London – Lisbon, Fri 27 Nov'])
  world.say('Gladly.')
  expect(told((await turn(world, { text: 'thanks' })).text)).toEqual([])
  await world.all.threads.rename(world.threadId, world.userId, 'With Ada')
  world.call('searchFlights', { ...SEARCH, to: 'Porto' })
  world.say('Which one?')
  const { text } = await turn(world, { text: 'to Porto instead' })
  expect(told(text)).toEqual(['With Ada'])
  expect(text.indexOf('data-thread')).toBeLessThan(text.indexOf('"type":"finish"'))
})

test('the line of a thread follows its trip, also back to before it, and words alone leave it as it is', async () => {
  const world = await newChat()
  const lineNow = async () => {
    await settled(world)
    return (await world.all.threads.find(world.threadId, world.userId))?.line?.cities ?? null
  }
  world.call('searchFlights', SEARCH)
  world.say('There are flights.')
  const key = newKey()
  await turn(world, { key, text: 'London to Lisbon' })
  expect(await lineNow()).toEqual(['London', 'Lisbon'])
  const looked = vi.spyOn(world.all.trips, 'load')
  world.say('You are welcome.')
  await turn(world, { key: newKey(), text: 'Thanks' })
  expect(await lineNow()).toEqual(['London', 'Lisbon'])
  const lookedForWords = looked.mock.calls.length
  world.say('Where to, then?')
  await turn(world, { key: newKey(), text: 'Somewhere else', instead: messageIdOf(key) })
  expect(await lineNow()).toBeNull()
  expect(looked.mock.calls.length - lookedForWords).toBeGreaterThan(lookedForWords)
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
    expect(await turn(world, body)).toMatchObject({ status: 409, text: expect.stringContaining('start a new trip') })
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
