import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MessageStatus } from '@/lib/ports/message-store'
import { createConfirmationStore } from './confirmation-store'
import type { Database } from './database'
import { createMessageStore } from './message-store'
import { createOrderStore } from './order-store'
import { createRunStore } from './run-store'
import { messages as messagesTable } from './schema'
import { addTraveller, onEachDatabase } from './testing'
import { pounds, quote, said, sampleOrder, words } from './testing-samples'
import { createThreadStore } from './thread-store'
import { createTripStore } from './trip-store'

const NOW = new Date('2026-11-20T09:00:00Z')

await onEachDatabase((database) => {
  test('after any edits, other answers, switches, commands and undoings the branch and its trip are those of the model', async () => {
    const moves = fc.array(fc.tuple(fc.constantFrom(...MOVES), fc.nat(99)), { minLength: 8, maxLength: 24 })
    await fc.assert(
      fc.asyncProperty(moves, async (made) => {
        const [real, model] = [await openThread(database()), createModel()]
        for (const [move, any] of made) {
          const at = model.ids().length === 0 ? undefined : model.ids()[any % model.ids().length]
          if (move === 'undo') await real.undo(model.undo())
          else if (move === 'command') await real.command(model.command(), model.trip().version - 1)
          else if (move === 'show') await real.show(at, model.show(at))
          else await real.place(model.place(move.startsWith('say') ? 'user' : 'assistant', move.endsWith('instead') ? at : undefined))
        }
        expect(await real.branch()).toEqual(model.branch())
        expect(await real.trip()).toEqual(model.trip())
      }),
      { numRuns: 8 },
    )
  })

  test('the trip follows the branch, and each branch keeps the trip that it was left with', async () => {
    const thread = await openThread(database())
    const first = await thread.say()
    await thread.command(1)
    const second = await thread.say()
    await thread.command(2)
    const edited = await thread.say(second)
    expect([await thread.trip(), (await thread.list()).map(({ id }) => id)]).toEqual([{ numbers: [1], version: 3 }, [first, edited]])
    await thread.command(3)
    await thread.show(second, 'shown')
    expect(await thread.trip()).toEqual({ numbers: [1, 2], version: 5 })
    await thread.undo(2)
    await thread.show(edited, 'shown')
    expect(await thread.trip()).toEqual({ numbers: [1, 3], version: 7 })
    await thread.show(second, 'shown')
    expect([await thread.trip(), (await thread.list())[1]?.versions]).toEqual([{ numbers: [1], version: 8 }, [second, edited]])
  })

  test('of messages that are placed at once each has its place behind another; of edits at once each is a version', async () => {
    const thread = await openThread(database())
    await Promise.all(Array.from({ length: 6 }, () => thread.say()))
    const branch = await thread.list()
    expect(branch.map(({ parentId }) => parentId)).toEqual([null, ...branch.slice(0, -1).map(({ id }) => id)])
    await Promise.all(Array.from({ length: 6 }, () => thread.say(branch[5]?.id)))
    const edited = await thread.list()
    expect([edited.length, edited[5]?.versions.length, edited[5]?.id]).toEqual([6, 7, edited[5]?.versions[6]])
  })

  test('the same request twice, or ten times at once, is placed once; another’s id tells nothing', async () => {
    const [messages, thread, other] = [createMessageStore(database()), await openThread(database()), await openThread(database())]
    const sent = Array.from({ length: 10 }, () => ({ ...said(), clientKey: 'key-1', ...thread.of }))
    const answers = await Promise.all(sent.map((message) => messages.addTravellerMessage(message)))
    expect(answers.toSorted()).toEqual([...Array(9).fill('known'), 'placed'])
    const [stored] = await thread.list()
    expect(await messages.addTravellerMessage({ ...said(), id: stored?.id ?? '', ...thread.of })).toBe('known')
    expect(await messages.addTravellerMessage({ ...said(), clientKey: 'key-1', ...thread.of, instead: 'gone long ago' })).toBe('known')
    expect(await messages.addTravellerMessage({ ...said(), id: stored?.id ?? '', ...other.of })).toBe('gone')
    expect(await messages.addTravellerMessage({ ...said(), ...thread.of, userId: other.of.userId })).toBe('gone')
    expect([await messages.hasTravellerMessage(thread.of.threadId, thread.of.userId, 'key-1'), await other.list()]).toEqual([true, []])
    expect(await messages.hasTravellerMessage(thread.of.threadId, other.of.userId, 'key-1')).toBe(false)
    expect(await messages.list(thread.of.threadId, other.of.userId)).toEqual([])
  })

  test('nothing takes the place of a message that is not there, is another’s, or was said by the other side', async () => {
    const [messages, thread, other] = [createMessageStore(database()), await openThread(database()), await openThread(database())]
    const [foreign, own] = [await other.say(), await thread.say()]
    for (const instead of [foreign, 'nothing']) {
      expect(await messages.addTravellerMessage({ ...said(), ...thread.of, instead })).toBe('gone')
      expect(await messages.showVersion(thread.of.threadId, thread.of.userId, instead)).toBe('gone')
    }
    expect(await messages.beginAnswer({ id: randomUUID(), runId: 'run', metadata: null, ...thread.of, instead: own })).toBe('gone')
    expect(await messages.showVersion(thread.of.threadId, other.of.userId, own)).toBe('gone')
    expect((await thread.list()).map(({ id }) => id)).toEqual([own])
  })

  test('an order that locks the trip keeps it from following to a branch with another one, and from nothing else', async () => {
    const [messages, thread] = [createMessageStore(database()), await openThread(database())]
    const { threadId, userId } = thread.of
    const first = await thread.say()
    const edited = await thread.say(first)
    await thread.command(1)
    const last = await thread.say()
    await placeOrder(database(), thread.of, 1)
    expect(await messages.showVersion(threadId, userId, first)).toBe('locked')
    expect(await messages.addTravellerMessage({ ...said(), ...thread.of, instead: edited })).toBe('locked')
    expect((await thread.list()).map(({ id }) => id)).toEqual([edited, last])
    expect(await messages.addTravellerMessage({ ...said(), ...thread.of, instead: last })).toBe('placed')
    expect(await messages.showVersion(threadId, userId, last)).toBe('shown')
    expect(await messages.addTravellerMessage({ ...said(), ...thread.of })).toBe('placed')
    expect(await thread.trip()).toEqual({ numbers: [1], version: 1 })
  })

  test('a message and its answer are placed at once, one behind the other, or neither of them', async () => {
    const [messages, thread, other] = [createMessageStore(database()), await openThread(database()), await openThread(database())]
    const elsewhere = await other.say()
    const [first, asked] = [await thread.say(), { ...said(), ...thread.of }]
    const place = (id: string) => messages.addTravellerMessage({ ...asked, answer: { id, runId: 'run', metadata: { model: 'one' } } })
    expect(await place(elsewhere)).toBe('gone')
    expect((await thread.list()).map(({ id }) => id)).toEqual([first])
    const answer = randomUUID()
    expect([await place(answer), await place(randomUUID())]).toEqual(['placed', 'known'])
    const [, question, answered, ...others] = await thread.list()
    expect(question).toMatchObject({ id: asked.id, parentId: first, role: 'user', status: 'complete', versions: [asked.id] })
    const empty = { id: answer, parentId: asked.id, role: 'assistant', parts: [], status: 'streaming', metadata: { model: 'one' } }
    expect([answered, others]).toMatchObject([{ ...empty, versions: [answer] }, []])
    await thread.say()
    expect((await thread.list()).at(-1)?.parentId).toBe(answer)
  })

  test('an answer is written by its run alone, grows in its place, and goes on in the hands of another', async () => {
    const [messages, runs, thread] = [createMessageStore(database()), createRunStore(database()), await openThread(database())]
    const { threadId } = thread.of
    const [id, first, second] = [randomUUID(), randomUUID(), randomUUID()]
    const save = (runId: string, text: string, status: MessageStatus) =>
      messages.saveAnswer({ id, ...thread.of, runId, ...words(text), status })
    await runs.start({ threadId, runId: first, now: NOW, leaseUntil: NOW })
    expect(await messages.beginAnswer({ id, ...thread.of, runId: first, metadata: { model: 'one' } })).toBe('placed')
    expect(await messages.beginAnswer({ id, ...thread.of, runId: second, metadata: null })).toBe('known')
    expect(await thread.list()).toMatchObject([{ id, parts: [], status: 'streaming', metadata: { model: 'one' } }])
    expect([await save(first, 'Let', 'streaming'), await save(second, 'Mine', 'complete')]).toEqual([true, false])
    expect(await messages.continueAnswer({ id, ...thread.of, runId: second })).toBeNull()
    // The first one's lease is over: its process is slow, or gone.
    await runs.start({ threadId, runId: second, now: NOW, leaseUntil: new Date(NOW.getTime() + 4000) })
    expect(await save(first, 'Let me look', 'complete')).toBe(false)
    const [given] = (await Promise.all([second, second].map((runId) => messages.continueAnswer({ id, ...thread.of, runId })))).filter(
      Boolean,
    )
    expect(given).toMatchObject({ id, status: 'streaming', parts: words('Let').parts, versions: [id] })
    expect([await save(first, 'Late', 'complete'), await save(second, 'Let me look.', 'complete')]).toEqual([false, true])
    expect(await messages.saveAnswer({ id, threadId, userId: 'nobody', runId: second, ...words(''), status: 'complete' })).toBe(false)
    expect(await thread.list()).toMatchObject([{ parts: words('Let me look.').parts, status: 'complete' }])
    expect(await messages.continueAnswer({ id, ...thread.of, runId: first })).toBeNull()
    await save(second, 'It broke', 'failed')
    expect(await messages.continueAnswer({ id, threadId, userId: 'nobody', runId: first })).toBeNull()
    await thread.say()
    expect(await messages.continueAnswer({ id, ...thread.of, runId: second })).toBeNull()
  })

  test('an answer whose run is over becomes partial, a living one does not', async () => {
    const [messages, thread, other] = [createMessageStore(database()), await openThread(database()), await openThread(database())]
    const begin = (of: typeof thread.of, runId: string) => messages.beginAnswer({ id: randomUUID(), ...of, runId, metadata: null })
    for (const runId of ['gone', 'living']) await begin(thread.of, runId)
    await begin(other.of, 'gone')
    const isLiving = (runId: string) => runId === 'living'
    expect(await messages.closeInterrupted(isLiving, thread.of.threadId)).toBe(1)
    expect((await thread.list()).map(({ status }) => status)).toEqual(['partial', 'streaming'])
    expect(await messages.closeInterrupted(isLiving)).toBeGreaterThan(0)
    expect([await messages.closeInterrupted(isLiving), (await other.list())[0]?.status]).toEqual([0, 'partial'])
  })

  test('a long conversation is read from its end, page by page', async () => {
    const [messages, thread] = [createMessageStore(database()), await openThread(database())]
    const { threadId, userId } = thread.of
    const ids: string[] = []
    for (let index = 0; index < 7; index++) ids.push(await thread.say())
    const page = async (before?: string) => (await messages.list(threadId, userId, { limit: 3, before })).map(({ id }) => id)
    expect([await page(), await page(ids[4]), await page(ids[1]), await page(ids[0])]).toEqual([
      ids.slice(4),
      ids.slice(1, 4),
      ids.slice(0, 1),
      [],
    ])
    expect([await page('nothing'), await messages.list(threadId, 'nobody', { limit: 3 })]).toEqual([[], []])
  })

  test('one broken row, or a loop of them, keeps no thread from opening', async () => {
    const thread = await openThread(database())
    const ids = [await thread.say(), await thread.say(), await thread.say()]
    const broken = { role: 'oracle', status: 'dreaming', parts: { not: 'an array' }, parentId: ids[2] ?? null }
    await database()
      .update(messagesTable)
      .set(broken)
      .where(eq(messagesTable.id, ids[0] ?? ''))
    const [first, ...others] = await thread.list()
    expect(first).toMatchObject({ id: ids[0], role: 'assistant', status: 'complete', parts: [{ not: 'an array' }] })
    expect(others.map(({ id }) => id)).toEqual(ids.slice(1))
    expect(await createMessageStore(database()).showVersion(thread.of.threadId, thread.of.userId, ids[0] ?? '')).toBe('shown')
  })

  test('a pulse tells what a second window has to know, in one look', async () => {
    const [threads, thread, runs] = [createThreadStore(database()), await openThread(database()), createRunStore(database())]
    const { threadId, userId } = thread.of
    const nothing = { headId: null, headStatus: null, tripVersion: 0, orderStatus: null, runningMessageId: null, queuedKeys: [] }
    expect(await threads.pulse(threadId, userId, NOW)).toEqual(nothing)
    const [id, runId] = [randomUUID(), randomUUID()]
    await runs.start({ threadId, runId, now: NOW, leaseUntil: new Date(NOW.getTime() + 4000) })
    await createMessageStore(database()).beginAnswer({ id, ...thread.of, runId, metadata: null })
    await thread.command(1)
    const running = { headId: id, headStatus: 'streaming', tripVersion: 1, orderStatus: null, runningMessageId: id, queuedKeys: [] }
    expect(await threads.pulse(threadId, userId, NOW)).toEqual(running)
    expect(await threads.pulse(threadId, userId, new Date(NOW.getTime() + 4000))).toEqual({ ...running, runningMessageId: null })
    expect(await threads.pulse(threadId, 'nobody', NOW)).toBeNull()
  })

  test('a step back through a long trip, and a command that follows, leave the numbers of the others', async () => {
    const thread = await openThread(database())
    for (const number of [1, 2, 3]) await thread.command(number)
    await thread.undo(3)
    await thread.undo(2)
    await thread.command(4)
    expect(await thread.trip()).toEqual({ numbers: [1, 4], version: 6 })
    await database().execute(sql`update trip_commands set parent_number = 4 where number = 1 and thread_id = ${thread.of.threadId}`)
    expect(await thread.trip()).toEqual({ numbers: [1, 4], version: 6 })
  })
})

const MOVES = ['say', 'say', 'answer', 'answer', 'say instead', 'answer instead', 'show', 'show', 'command', 'command', 'undo'] as const

type Placed = { id: string; role: 'user' | 'assistant'; instead: string | undefined; expected: 'placed' | 'gone' }

/** A thread of a new traveller on the real stores. What is not as expected throws. */
async function openThread(db: Database) {
  const [messages, trips, of] = [createMessageStore(db), createTripStore(db), await addTraveller(db)]
  const { threadId, userId } = of
  /** In both ways of reading it. */
  const list = async () => {
    const branch = await messages.list(threadId, userId)
    expect(await messages.list(threadId, userId, { limit: 60 })).toEqual(branch.slice(-60))
    return branch
  }
  async function place({ id, role, instead, expected }: Placed) {
    const placed =
      role === 'user'
        ? await messages.addTravellerMessage({ ...said(), id, ...of, instead })
        : await messages.beginAnswer({ id, ...of, runId: 'run', metadata: null, instead })
    expect(placed).toBe(expected)
  }
  async function say(instead?: string) {
    const id = randomUUID()
    await place({ id, role: 'user', instead, expected: 'placed' })
    return id
  }
  async function command(number: number, known?: number) {
    const version = known ?? (await trips.load(threadId, userId))?.version ?? 0
    const issued = { command: { type: 'start-over' }, facts: {}, issuedBy: 'traveller', issuedAt: NOW, clientKey: null } as const
    expect(await trips.append({ ...of, ...issued, version })).toMatchObject({ number })
  }
  async function undo(number: number | undefined) {
    expect(await trips.undo(threadId, userId, number ?? 0)).toBe(number !== undefined)
  }
  async function show(id: string | undefined, expected: 'shown' | 'gone') {
    expect(await messages.showVersion(threadId, userId, id ?? 'nothing')).toBe(expected)
  }
  const branch = async () => (await list()).map(({ id, versions }) => ({ id, versions }))
  async function trip() {
    const stored = await trips.load(threadId, userId)
    return { numbers: stored?.commands.map(({ number }) => number), version: stored?.version }
  }
  return { of, list, place, say, command, undo, show, branch, trip }
}

/** The same without trees: each message knows the whole way to it, each trip is a list. */
function createModel() {
  const messages: { id: string; role: 'user' | 'assistant'; way: string[]; before: number[] }[] = []
  const left = new Map<string, number[]>()
  let [way, trip, version, latest] = [[] as string[], [] as number[], 0, 0]
  const find = (id: string | undefined) => messages.find((message) => message.id === id)
  function moveTrip(to: number[]) {
    if (to.at(-1) !== trip.at(-1)) version += 1
    trip = to
  }
  function leave() {
    const last = way.at(-1)
    if (last) left.set(last, trip)
  }
  return {
    ids: () => messages.map(({ id }) => id),
    place(role: 'user' | 'assistant', instead: string | undefined): Placed {
      const [id, replaced] = [randomUUID(), find(instead)]
      if (replaced && replaced.role !== role) return { id, role, instead, expected: 'gone' }
      if (replaced) {
        leave()
        way = replaced.way.slice(0, -1)
        moveTrip(replaced.before)
      }
      way = [...way, id]
      messages.push({ id, role, way, before: trip })
      return { id, role, instead, expected: 'placed' }
    },
    show(id: string | undefined) {
      const newest = messages.findLast((message) => id !== undefined && message.way.includes(id))
      if (!newest) return 'gone'
      if (newest.id === way.at(-1)) return 'shown'
      leave()
      way = newest.way
      moveTrip(left.get(newest.id) ?? [])
      return 'shown'
    },
    command() {
      latest += 1
      moveTrip([...trip, latest])
      return latest
    },
    undo() {
      const last = trip.at(-1)
      moveTrip(trip.slice(0, -1))
      return last
    },
    branch: () =>
      way.map((id, depth) => {
        const parent = depth === 0 ? undefined : way[depth - 1]
        const isVersion = (other: string[]) => other.length === depth + 1 && other[depth - 1] === parent
        return { id, versions: messages.filter((message) => isVersion(message.way)).map((message) => message.id) }
      }),
    trip: () => ({ numbers: trip, version }),
  }
}

async function placeOrder(db: Database, traveller: { userId: string; threadId: string }, tripVersion: number) {
  const confirmationId = randomUUID()
  const expiresAt = new Date('2026-11-20T09:15:00Z')
  await createConfirmationStore(db).create({ id: confirmationId, ...traveller, quote, tripVersion, amount: pounds(21200), expiresAt })
  const sample = sampleOrder({ id: randomUUID(), ...traveller, confirmationId })
  const order = await createOrderStore(db).create({ ...sample, status: 'booking_processing', paymentStatus: 'authorised' }, tripVersion)
  if (!order) throw new Error('the order was not created')
}
