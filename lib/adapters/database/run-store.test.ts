import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createMessageStore } from './message-store'
import { createRunStore } from './run-store'
import { addTraveller, onEachDatabase } from './testing'
import { createThreadStore } from './thread-store'

const NOW = new Date('2026-11-20T09:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

await onEachDatabase((database) => {
  test('of twenty that start at once one runs, and again one takes over when its lease is over', async () => {
    const [runs, messages] = [createRunStore(database()), createMessageStore(database())]
    const { threadId, userId } = await addTraveller(database())
    const startAll = async (now: Date) => {
      const ids = Array.from({ length: 20 }, () => randomUUID())
      const leaseUntil = new Date(now.getTime() + 4000)
      const started = await Promise.all(ids.map(async (runId) => ((await runs.start({ threadId, runId, now, leaseUntil })) ? [runId] : [])))
      return started.flat()
    }
    const first = await startAll(NOW)
    expect([first.length, await startAll(later(3))]).toEqual([1, []])
    const id = randomUUID()
    await messages.beginAnswer({ id, threadId, userId, runId: first[0] ?? '', metadata: null })
    expect(await runs.find(threadId, later(3))).toEqual({ runId: first[0], messageId: id })
    expect(await runs.find(threadId, later(4))).toBeNull()
    const second = await startAll(later(4))
    expect(second).toHaveLength(1)
    expect(await runs.find(threadId, later(5))).toEqual({ runId: second[0], messageId: null })
    expect([await runs.renew(first[0] ?? '', later(9)), await runs.renew(second[0] ?? '', later(9))]).toEqual(['lost', 'held'])
    await runs.end(first[0] ?? '')
    expect(await runs.living(later(8))).toContain(second[0])
    await runs.end(second[0] ?? '')
    expect([await runs.renew(second[0] ?? '', later(9)), await runs.find(threadId, NOW)]).toEqual(['lost', null])
  })

  test('the living runs of a user are counted over all their threads, and nobody else’s', async () => {
    const runs = createRunStore(database())
    const { userId, threadId } = await addTraveller(database())
    const second = await createThreadStore(database()).create({ id: randomUUID(), userId, name: 'Another trip' })
    const stranger = await addTraveller(database())
    const start = (id: string, leaseUntil: Date) => runs.start({ threadId: id, runId: randomUUID(), now: NOW, leaseUntil })
    await Promise.all([start(threadId, later(4)), start(second?.id ?? '', later(8)), start(stranger.threadId, later(8))])
    const counts = await Promise.all([NOW, later(4), later(8)].map((now) => runs.countOf(userId, now)))
    expect(counts).toEqual([2, 1, 0])
  })

  test('a stop reaches the run that writes this very message, and no later one', async () => {
    const [runs, messages] = [createRunStore(database()), createMessageStore(database())]
    const { threadId, userId } = await addTraveller(database())
    const [first, second, id] = [randomUUID(), randomUUID(), randomUUID()]
    await runs.start({ threadId, runId: first, now: NOW, leaseUntil: later(4) })
    expect(await runs.askToStop(threadId, id, NOW)).toBe(false)
    await messages.beginAnswer({ id, threadId, userId, runId: first, metadata: null })
    expect([await runs.askToStop(threadId, 'another', NOW), await runs.askToStop(threadId, id, later(4))]).toEqual([false, false])
    expect(await runs.renew(first, later(4))).toBe('held')
    expect(await runs.askToStop(threadId, id, NOW)).toBe(true)
    expect(await runs.renew(first, later(4))).toBe('stop-asked')
    await runs.start({ threadId, runId: second, now: later(4), leaseUntil: later(8) })
    expect(await runs.renew(second, later(9))).toBe('held')
    await runs.endAll()
    expect(await runs.living(NOW)).toEqual([])
  })
})
