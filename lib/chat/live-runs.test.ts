import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RunStore } from '../ports/run-store'
import { createLiveRuns, LEASE_MS, type LiveRun } from './live-runs'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

type Kept = { runId: string; messageId: string | null; leaseUntil: Date; isStopAsked: boolean }

/** What all processes share: the rows of lib/ports/run-store.ts, by thread. */
function sharedStore() {
  const rows = new Map<string, Kept>()
  const living = (threadId: string, now: Date) => {
    const row = rows.get(threadId)
    return row && row.leaseUntil > now ? row : null
  }
  const byRun = (runId: string) => [...rows.values()].find((row) => row.runId === runId)
  const store: RunStore = {
    start: async ({ threadId, runId, now, leaseUntil }) => {
      if (living(threadId, now)) return false
      rows.set(threadId, { runId, messageId: null, leaseUntil, isStopAsked: false })
      return true
    },
    renew: async (runId, leaseUntil) => {
      const row = byRun(runId)
      if (!row) return 'lost'
      row.leaseUntil = leaseUntil
      return row.isStopAsked ? 'stop-asked' : 'held'
    },
    find: async (threadId, now) => living(threadId, now),
    countOf: async () => rows.size,
    askToStop: async (threadId, messageId, now) => {
      const row = living(threadId, now)
      if (row?.messageId !== messageId) return false
      row.isStopAsked = true
      return true
    },
    end: async (runId) => {
      for (const [threadId, row] of rows) if (row.runId === runId) rows.delete(threadId)
    },
    endAll: async () => rows.clear(),
    living: async () => [...rows.values()].map(({ runId }) => runId),
  }
  /** What placing its answer does. */
  const place = (run: LiveRun | null, messageId: string) => {
    Object.assign(byRun(run?.runId ?? '') ?? {}, { messageId })
    run?.name(messageId)
  }
  return { store, rows, place }
}

function twoProcesses() {
  const shared = sharedStore()
  const clock = () => new Date()
  const [here, there] = [createLiveRuns({ store: shared.store, clock }), createLiveRuns({ store: shared.store, clock })]
  return { ...shared, here, there }
}

test('a thread has one answer at a time, in all processes together, and the next when that one has ended', async () => {
  const { here, there } = twoProcesses()
  const first = await here.start('thr_1')
  expect([await here.start('thr_1'), await there.start('thr_1')]).toEqual([null, null])
  expect(await there.start('thr_2')).not.toBeNull()
  await first?.end()
  expect(await there.start('thr_1')).not.toBeNull()
})

test('of two that begin in the same moment in one process one gets the turn', async () => {
  const { here } = twoProcesses()
  const begun = await Promise.all([here.start('thr_1'), here.start('thr_1')])
  expect(begun.filter((run) => run !== null)).toHaveLength(1)
})

test('an old run that ends late does not end the newer one', async () => {
  const { here } = twoProcesses()
  const first = await here.start('thr_1')
  await first?.end()
  const second = await here.start('thr_1')
  await first?.end()
  expect(await here.start('thr_1')).toBeNull()
  expect(await here.find('thr_1')).toMatchObject({ runId: second?.runId })
})

test('stop ends the run that writes this very message, and never another one', async () => {
  const { here, place } = twoProcesses()
  const run = await here.start('thr_1')
  place(run, 'msg_new')
  expect(await here.stop('thr_1', 'msg_old')).toBe(false)
  expect(run?.signal.aborted).toBe(false)
  expect(await here.stop('thr_1', 'msg_new')).toBe(true)
  expect(run?.signal.aborted).toBe(true)
  expect(await here.stop('thr_2', 'msg_new')).toBe(false)
})

test('stop reaches a run in another process when that renews its lease', async () => {
  const { here, there, place } = twoProcesses()
  const run = await here.start('thr_1')
  place(run, 'msg_1')
  expect(await there.stop('thr_1', 'msg_1')).toBe(true)
  expect(run?.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run?.signal.aborted).toBe(true)
})

test('a run that is renewed lives on; one whose process fell silent leaves its thread to others, and stops when it wakes', async () => {
  const { here, there, store } = twoProcesses()
  const run = await here.start('thr_1')
  await vi.advanceTimersByTimeAsync(LEASE_MS * 3)
  expect(await there.start('thr_1')).toBeNull()
  const renew = vi.spyOn(store, 'renew').mockRejectedValue(new Error('no database'))
  await vi.advanceTimersByTimeAsync(LEASE_MS + 1)
  const next = await there.start('thr_1')
  expect(next).not.toBeNull()
  renew.mockRestore()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([run?.signal.aborted, next?.signal.aborted]).toEqual([true, false])
})

test('a run that has ended is renewed no more, even when its end could not be stored', async () => {
  const { here, store } = twoProcesses()
  const run = await here.start('thr_1')
  vi.spyOn(store, 'end').mockRejectedValueOnce(new Error('no database'))
  await expect(run?.end()).rejects.toThrow('no database')
  const renew = vi.spyOn(store, 'renew')
  await vi.advanceTimersByTimeAsync(LEASE_MS * 2)
  expect(renew).not.toHaveBeenCalled()
  expect(await here.start('thr_1')).not.toBeNull()
})

test('a process that shuts down takes no new run and waits for those it has, but not for ever', async () => {
  const { here, there } = twoProcesses()
  const [quick, endless] = [await here.start('thr_1'), await here.start('thr_2')]
  let isDrained = false
  const draining = here.drain(5_000).then(() => {
    isDrained = true
  })
  expect(await here.start('thr_3')).toBeNull()
  expect(await there.start('thr_3')).not.toBeNull()
  await quick?.end()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(isDrained).toBe(false)
  await endless?.end()
  await draining
  expect(isDrained).toBe(true)
})

test('a run that is about to start when its process shuts down is waited for like the others', async () => {
  const { here, there } = twoProcesses()
  const { promise: isReached, resolve: reach } = Promise.withResolvers<boolean>()
  const starting = here.start('thr_1', () => isReached)
  let isDrained = false
  const draining = here.drain(5_000).then(() => {
    isDrained = true
  })
  await vi.advanceTimersByTimeAsync(1_000)
  reach(true)
  const run = await starting
  await vi.advanceTimersByTimeAsync(1_000)
  expect([isDrained, run?.signal.aborted]).toEqual([false, true])
  await run?.end()
  await draining
  expect(await there.start('thr_1')).not.toBeNull()
})

test('a process whose database fails while a run starts shuts down all the same', async () => {
  const { here, store } = twoProcesses()
  vi.spyOn(store, 'start').mockRejectedValueOnce(new Error('no database'))
  const starting = here.start('thr_1')
  const draining = here.drain(5_000)
  await expect(starting).rejects.toThrow('no database')
  await expect(draining).resolves.toBeUndefined()
})

test('a run that does not end is left behind after the given time', async () => {
  const { here } = twoProcesses()
  await here.start('thr_1')
  const draining = here.drain(5_000)
  await vi.advanceTimersByTimeAsync(5_000)
  await expect(draining).resolves.toBeUndefined()
})

test('a process that writes as many answers as it may is full until one has ended', async () => {
  const runs = createLiveRuns({ store: sharedStore().store, clock: () => new Date('2026-11-23T09:00:00Z'), mostAtOnce: 2 })
  const first = await runs.start('thread-1')
  expect(runs.isFull()).toBe(false)
  await runs.start('thread-2')
  expect(runs.isFull()).toBe(true)
  await first?.end()
  expect(runs.isFull()).toBe(false)
})
