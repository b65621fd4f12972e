import { expect, test } from 'vitest'
import { LIMITS } from '@/app/api/limit-rate'
import { addTraveller } from '@/lib/adapters/database/testing'
import { type ChatWorld, doors, withChats } from '@/tests/chat/chat-world'

const newChat = withChats()

/** Every entrance that takes a thread in its address, knocked at. */
const ENTRANCES: Record<string, (world: ChatWorld, threadId: string) => Promise<Response>> = {
  stop: (world, threadId) => world.send(doors.stop, { threadId }, { body: { messageId: 'msg_123456' } }),
  stream: (world, threadId) => world.send(doors.follow, { threadId }, { method: 'GET' }),
  queue: (world, threadId) => world.send(doors.wait, { threadId }, { body: { key: 'key_123456', text: 'hello' } }),
  'queue, taken back': (world, threadId) => world.send(doors.takeBack, { threadId, key: 'key_123456' }, { method: 'DELETE' }),
  conversation: (world, threadId) => world.send(doors.open, { threadId }, { method: 'GET' }),
  pulse: (world, threadId) => world.send(doors.pulse, { threadId }, { method: 'GET' }),
  versions: (world, threadId) => world.send(doors.show, { threadId }, { body: { messageId: 'msg_123456' } }),
}
const TURNS = [{ text: 'hello' }, { goOn: true }, { again: 'msg_123456' }, { command: { type: 'start-over' }, label: 'You started over' }]

test.each(Object.entries(ENTRANCES))(
  '%s: what is foreign, deleted or missing is the same 404; what is no id is a 400',
  async (_name, knock) => {
    const world = await newChat()
    const stranger = await addTraveller(world.db)
    const missing = await knock(world, 'thr_missing')
    const foreign = await knock(world, stranger.threadId)
    await world.all.threads.delete(world.threadId, world.userId, world.all.clock())
    const deleted = await knock(world, world.threadId)
    const sentences = await Promise.all([missing, foreign, deleted].map(async (answer) => (await answer.json()).error.message))
    expect([missing.status, foreign.status, deleted.status]).toEqual([404, 404, 404])
    expect(new Set(sentences).size).toBe(1)
    for (const id of ['..', '%00', 'a'.repeat(200), "' or 1=1 --"]) expect((await knock(world, id)).status).toBe(400)
  },
)

test('no turn begins in a thread of somebody else’s, and none is left behind', async () => {
  const world = await newChat()
  const stranger = await addTraveller(world.db)
  for (const body of TURNS) {
    const answer = await world.send(doors.chat, {}, { body: { threadId: stranger.threadId, key: 'key_foreign_1', ...body } })
    expect(answer.status).toBe(404)
  }
  expect(await world.all.runs.find(stranger.threadId)).toBeNull()
  expect(await world.all.messages.list(stranger.threadId, stranger.userId)).toEqual([])
})

test('a first message that comes too often begins no thread, and one that cannot be read counts like any other', async () => {
  const world = await newChat()
  const { all, userId } = world
  const said = (text: string, key: string) => world.send(doors.chat, {}, { body: { key, text } })
  const threads = async () => (await all.threads.list(userId, { limit: 50, archived: false })).map(({ id }) => id)
  const before = await threads()
  for (let tries = 0; tries < LIMITS.chat.most; tries++) expect((await said(' ', `key_unread_${tries}`)).status).toBe(400)
  const answer = await said('hello', 'key_too_often')
  expect([answer.status, (await answer.json()).error.message]).toEqual([429, LIMITS.chat.sentence])
  // Whatever the refused one had begun would be there by the time that these are answered.
  for (const key of ['key_too_often_2', 'key_too_often_3']) expect((await said('hello', key)).status).toBe(429)
  expect(await threads()).toEqual(before)
})

test('another’s message is neither edited, answered again nor shown', async () => {
  const world = await newChat()
  const stranger = await addTraveller(world.db)
  const { all, threadId } = world
  const theirs = { id: 'msg_of_a_stranger', ...stranger, parts: [{ type: 'text', text: 'x' }], metadata: {}, words: 'x', clientKey: 'k' }
  await all.messages.addTravellerMessage(theirs)
  for (const body of [{ text: 'hello', instead: theirs.id }, { again: theirs.id }]) {
    expect((await world.send(doors.chat, {}, { body: { threadId, key: 'key_foreign_2', ...body } })).status).toBe(404)
  }
  expect((await world.send(doors.show, { threadId }, { body: { messageId: theirs.id } })).status).toBe(404)
  const earlier = await world.send(doors.open, { threadId }, { method: 'GET', path: `/api?before=${theirs.id}` })
  expect((await earlier.json()).messages).toEqual([])
})

test('what is asked for wrongly is refused before anything happens', async () => {
  const world = await newChat()
  const { threadId } = world
  const turns = [{ text: '  ' }, { goOn: false }, { again: '../x' }, { text: 'hello', role: 'system' }, { retry: true }, {}]
  for (const body of turns) {
    expect((await world.send(doors.chat, {}, { body: { threadId, key: 'key_wrong_1', ...body } })).status).toBe(400)
  }
  for (const query of ['limit=0', 'limit=201', 'limit=1.5', 'limit=many', 'before=../x']) {
    expect((await world.send(doors.open, { threadId }, { method: 'GET', path: `/api?${query}` })).status).toBe(400)
  }
  expect((await world.send(doors.wait, { threadId }, { body: { key: 'key_wrong_2', text: '4242 4242 4242 4242' } })).status).toBe(400)
  expect((await world.conversation()).messages).toEqual([])
})

test('a thread is opened from its end, and its earlier messages page by page', async () => {
  const world = await newChat()
  const { all, threadId, userId } = world
  for (let number = 1; number <= 5; number++) {
    const message = { id: `msg_${threadId}_${number}`, parts: [{ type: 'text', text: `${number}` }], metadata: {}, words: '' }
    await all.messages.addTravellerMessage({ ...message, threadId, userId, clientKey: message.id })
  }
  const open = async (query: string) => (await world.send(doors.open, { threadId }, { method: 'GET', path: `/api?${query}` })).json()
  const ids = ({ messages }: { messages: { id: string }[] }) => messages.map(({ id }) => id.split('_').at(-1))
  const newest = await open('limit=2')
  expect([ids(newest), newest.hasEarlier]).toEqual([['4', '5'], true])
  const first = await open(`limit=3&before=msg_${threadId}_4`)
  expect([ids(first), first.hasEarlier]).toEqual([['1', '2', '3'], false])
  const pulse = await world.send(doors.pulse, { threadId }, { method: 'GET' })
  expect(await pulse.json()).toMatchObject({ headId: `msg_${threadId}_5`, runningMessageId: null, queuedKeys: [] })
})
