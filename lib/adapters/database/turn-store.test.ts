import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { UsualTurn } from '@/lib/ports/turn-store'
import { createMessageStore } from './message-store'
import { createRunStore } from './run-store'
import * as schema from './schema'
import { addTraveller, onEachDatabase } from './testing'
import { createThreadStore } from './thread-store'
import { createTurnStore } from './turn-store'

const NOW = new Date('2026-11-20T09:00:00Z')
const LATER = new Date('2026-11-20T09:00:04Z')
const NO_LIMIT = { answersAtOnce: 99, now: NOW }

await onEachDatabase((database) => {
  const open = async () => {
    const db = database()
    const of = await addTraveller(db)
    const [turns, runs, messages, threads] = [createTurnStore(db), createRunStore(db), createMessageStore(db), createThreadStore(db)]
    const turnOf = (id: string, { clientKey = id, ...other }: Partial<UsualTurn> & { clientKey?: string } = {}): UsualTurn => ({
      ...of,
      words: { id, clientKey, parts: [{ type: 'text', text: `Words ${id}` }], metadata: { key: clientKey }, words: `Words ${id}` },
      answer: { id: `answer-${id}`, runId: `run-${id}`, metadata: { model: 'none' } },
      leaseUntil: LATER,
      limit: NO_LIMIT,
      ...other,
    })
    const take = (...turn: Parameters<typeof turnOf>) => turns.take(turnOf(...turn))
    const takeAndEnd = async (id: string) => {
      const taken = await take(id)
      await runs.end(`run-${id}`)
      return taken
    }
    const begin = (...turn: Parameters<typeof turnOf>) => turns.begin({ ...turnOf(...turn), name: 'Lisbon' })
    const list = (threadId = of.threadId) => messages.list(threadId, of.userId)
    return { of, runs, threads, messages, take, takeAndEnd, begin, list }
  }

  test('words and their answer stand one behind the other, the run has the thread, and words can be found', async () => {
    const { of, runs, threads, takeAndEnd, take, list } = await open()
    const [first, second] = [randomUUID(), randomUUID()]
    expect([await takeAndEnd(first), await take(second)]).toEqual([true, true])
    expect(await list()).toMatchObject([
      { id: first, parentId: null, role: 'user', status: 'complete', parts: [{ text: `Words ${first}` }], metadata: { key: first } },
      { id: `answer-${first}`, parentId: first, role: 'assistant', status: 'streaming', parts: [], metadata: { model: 'none' } },
      { id: second, parentId: `answer-${first}`, role: 'user' },
      { id: `answer-${second}`, parentId: second, role: 'assistant' },
    ])
    expect(await runs.find(of.threadId, NOW)).toEqual({ runId: `run-${second}`, messageId: `answer-${second}` })
    expect(await runs.find(of.threadId, LATER)).toBeNull()
    expect(await threads.search(of.userId, first.slice(0, 8), 5)).toMatchObject([{ messageId: first }])
  })

  test('a thread begins with its first words, its run and the place of their answer, once', async () => {
    const { of, runs, threads, begin, take, list } = await open()
    const [threadId, first, second] = [randomUUID(), randomUUID(), randomUUID()]
    expect(await begin(first, { threadId })).toBe(true)
    expect(await list(threadId)).toMatchObject([
      { id: first, parentId: null, role: 'user', status: 'complete' },
      { id: `answer-${first}`, parentId: first, role: 'assistant', status: 'streaming' },
    ])
    expect(await runs.find(threadId, NOW)).toEqual({ runId: `run-${first}`, messageId: `answer-${first}` })
    expect([await begin(first, { threadId }), await begin(second, { threadId }), await take(second, { threadId })]).toEqual([
      false,
      false,
      false,
    ])
    await runs.end(`run-${first}`)
    expect(await take(second, { threadId })).toBe(true)
    expect((await list(threadId)).map(({ id }) => id)).toEqual([first, `answer-${first}`, second, `answer-${second}`])
    expect(await threads.find(threadId, of.userId)).toMatchObject({ id: threadId, name: 'Lisbon', line: null, createdAt: expect.any(Date) })
  })

  test('while a run lives in a thread no other takes it; one whose lease is over leaves it', async () => {
    const { of, runs, take, list } = await open()
    const [first, second] = [randomUUID(), randomUUID()]
    expect([await take(first), await take(second)]).toEqual([true, false])
    await runs.askToStop(of.threadId, `answer-${first}`, NOW)
    expect(await take(second, { limit: { ...NO_LIMIT, now: LATER } })).toBe(true)
    expect([await runs.renew(`run-${first}`, LATER), await runs.renew(`run-${second}`, LATER)]).toEqual(['lost', 'held'])
    expect(await list()).toHaveLength(4)
  })

  test('beyond the limit of answers at once nothing is written; those of others, and ended ones, do not count', async () => {
    const [{ of, runs, threads, take, begin, list }, stranger] = [await open(), await open()]
    const [first, second] = [randomUUID(), randomUUID()]
    const [other, next] = [randomUUID(), randomUUID()]
    const limit = { answersAtOnce: 1, now: NOW }
    await stranger.take(randomUUID())
    await threads.create({ id: other, userId: of.userId, name: 'Another' })
    expect(await take(first, { limit })).toBe(true)
    expect([await take(second, { limit, threadId: other }), await begin(second, { limit, threadId: next })]).toEqual([false, false])
    expect([await list(other), await threads.find(next, of.userId), await runs.find(other, NOW)]).toEqual([[], null, null])
    expect(await take(second, { limit: { ...limit, now: LATER }, threadId: other })).toBe(true)
    await runs.end(`run-${first}`)
    await runs.end(`run-${second}`)
    expect(await begin(randomUUID(), { limit, threadId: next })).toBe(true)
  })

  test('of ten at the same moment one gets the thread, and of ten first ones one begins it', async () => {
    const { take, begin, list } = await open()
    const ids = Array.from({ length: 10 }, () => randomUUID())
    const taken = await Promise.all(ids.map((id) => take(id)))
    expect(taken.filter((isTaken) => isTaken)).toHaveLength(1)
    expect((await list()).map(({ role }) => role)).toEqual(['user', 'assistant'])
    const [threadId, again] = [randomUUID(), randomUUID()]
    const begun = await Promise.all(Array.from({ length: 10 }, () => begin(again, { threadId })))
    expect(begun.filter((isBegun) => isBegun)).toHaveLength(1)
    expect(await list(threadId)).toHaveLength(2)
  })

  test('a key that is known, an id of another thread, a thread of somebody else, and one that is recorded, leave all as it was', async () => {
    const [mine, theirs] = [await open(), await open()]
    const [id, next] = [randomUUID(), randomUUID()]
    await mine.takeAndEnd(id)
    expect(await mine.take(next, { clientKey: id })).toBe(false)
    expect(await theirs.take(id, { clientKey: randomUUID() })).toBe(false)
    expect(await theirs.begin(id, { threadId: randomUUID() })).toBe(false)
    expect(await theirs.take(next, { threadId: mine.of.threadId })).toBe(false)
    await mine.threads.mark(mine.of.threadId, mine.of.userId, { recordedSince: NOW })
    expect(await mine.take(next)).toBe(false)
    expect([await mine.list(), await theirs.list()]).toMatchObject([[{ id }, { id: `answer-${id}` }], []])
    expect(await mine.runs.find(mine.of.threadId, NOW)).toBeNull()
    const [row] = await database().select().from(schema.threads).where(eq(schema.threads.id, mine.of.threadId))
    expect(row?.lastSequence).toBe(2)
  })
})
