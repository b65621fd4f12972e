import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createMessageStore } from './message-store'
import { createRunStore } from './run-store'
import { addTraveller, onEachDatabase } from './testing'
import { createThreadStore } from './thread-store'

const NOW = new Date('2026-11-20T09:00:00Z')
const LATER = new Date('2026-11-20T09:00:04Z')

await onEachDatabase((database) => {
  const open = async () => {
    const messages = createMessageStore(database())
    const of = await addTraveller(database())
    const turn = (id: string, { clientKey = id, ...other }: Partial<Parameters<typeof messages.addTravellerMessage>[0]> = {}) =>
      messages.addTravellerMessage({
        ...of,
        ...other,
        id,
        clientKey,
        parts: [{ type: 'text', text: `Words ${id}` }],
        metadata: { key: clientKey },
        words: `Words ${id}`,
        answer: { id: `answer-${id}`, runId: `run-${id}`, metadata: { model: 'none' } },
      })
    const list = () => messages.list(of.threadId, of.userId)
    return { messages, of, turn, list }
  }

  test('words and their answer stand one behind the other, the run is named, and words can be found', async () => {
    const { of, turn, list } = await open()
    const [first, second, runs] = [randomUUID(), randomUUID(), createRunStore(database())]
    await runs.start({ threadId: of.threadId, runId: `run-${first}`, now: NOW, leaseUntil: LATER })
    expect([await turn(first), await turn(second)]).toEqual(['placed', 'placed'])
    expect(await list()).toMatchObject([
      { id: first, parentId: null, role: 'user', status: 'complete', parts: [{ text: `Words ${first}` }], metadata: { key: first } },
      { id: `answer-${first}`, parentId: first, role: 'assistant', status: 'streaming', parts: [], metadata: { model: 'none' } },
      { id: second, parentId: `answer-${first}`, role: 'user' },
      { id: `answer-${second}`, parentId: second, role: 'assistant' },
    ])
    expect(await runs.find(of.threadId, NOW)).toEqual({ runId: `run-${first}`, messageId: `answer-${first}` })
    expect(await createThreadStore(database()).search(of.userId, first.slice(0, 8), 5)).toMatchObject([{ messageId: first }])
  })

  test('beyond the limit of answers at once nothing is placed, beside another message neither; within it, and when one has ended, it is', async () => {
    const [{ of, turn, list, messages }, runs] = [await open(), createRunStore(database())]
    const ids = Array.from({ length: 4 }, () => randomUUID())
    const [first = '', second = '', third = '', fourth = ''] = ids
    const limit = { answersAtOnce: 1, now: NOW }
    const other = randomUUID()
    await createThreadStore(database()).create({ id: other, userId: of.userId, name: 'Another' })
    await runs.start({ threadId: of.threadId, runId: `run-${first}`, now: NOW, leaseUntil: LATER })
    expect(await turn(first, { limit })).toBe('placed')
    await runs.start({ threadId: other, runId: `run-${second}`, now: NOW, leaseUntil: LATER })
    expect([await turn(second, { limit }), await turn(third, { limit, instead: first })]).toEqual(['full', 'full'])
    expect(await turn(second, { limit, threadId: other })).toBe('full')
    expect([(await list()).length, await messages.list(other, of.userId)]).toEqual([2, []])
    expect(await turn(third, { limit: { ...limit, now: LATER } })).toBe('placed')
    expect(await turn(fourth)).toBe('placed')
  })

  test('of ten at the same moment each stands behind another, and of one message that comes ten times one is placed', async () => {
    const { turn, list } = await open()
    const ids = Array.from({ length: 10 }, () => randomUUID())
    expect(await Promise.all(ids.map((id) => turn(id)))).toEqual(ids.map(() => 'placed'))
    const rows = await list()
    expect(rows).toHaveLength(20)
    expect(rows.map(({ parentId }) => parentId)).toEqual([null, ...rows.slice(0, -1).map(({ id }) => id)])
    const again = randomUUID()
    const placed = await Promise.all(Array.from({ length: 10 }, () => turn(again)))
    expect(placed.toSorted()).toEqual([...Array(9).fill('known'), 'placed'])
    expect(await list()).toHaveLength(22)
  })

  test('a key that is known, an id of another thread, and a thread of somebody else leave everything as it was', async () => {
    const [mine, theirs] = [await open(), await open()]
    const id = randomUUID()
    expect(await mine.turn(id)).toBe('placed')
    expect(await mine.turn(randomUUID(), { clientKey: id })).toBe('known')
    expect(await theirs.turn(id, { clientKey: randomUUID() })).toBe('gone')
    expect(await theirs.turn(randomUUID(), { threadId: mine.of.threadId })).toBe('gone')
    expect([await mine.list(), await theirs.list()]).toMatchObject([[{ id }, { id: `answer-${id}` }], []])
  })
})
