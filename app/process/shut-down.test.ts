import { EventEmitter } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { isLeaving, refuseWhileLeaving } from './leaving'
import { type Ending, shutDownOnSignals } from './shut-down'

afterEach(() => {
  vi.useRealTimers()
  delete (globalThis as { wayfarerLeaves?: boolean }).wayfarerLeaves
})

const NEVER = () => new Promise<void>(() => undefined)

/** A process whose parts end when the test says so; `ended` notes in which order. */
function aProcess(ending: Partial<Ending> = {}) {
  const ended: string[] = []
  const part = (name: string) =>
    vi.fn(async () => {
      ended.push(name)
    })
  const { promise: drained, resolve: drainNow } = Promise.withResolvers<void>()
  const drain = vi.fn((_mostMs: number) => drained)
  const exit = vi.fn()
  const process = Object.assign(new EventEmitter(), { exit })
  const all = { runs: { drain }, bus: { close: part('bus') }, close: part('database') }
  const parts = { stopWork: part('works'), requestsEnded: part('requests'), ...ending }
  shutDownOnSignals(all as unknown as Parameters<typeof shutDownOnSignals>[0], parts, process)
  return { process, drain, drainNow, exit, ended }
}

test('answers and requests may end before the process leaves; new ones are asked to come back; a signal counts once', async () => {
  const { process, drain, drainNow, exit, ended } = aProcess()
  expect(refuseWhileLeaving).not.toThrow()
  process.emit('SIGTERM')
  process.emit('SIGTERM')
  process.emit('SIGINT')
  expect(drain).toHaveBeenCalledExactlyOnceWith(25_000)
  expect(isLeaving()).toBe(true)
  expect(refuseWhileLeaving).toThrow(expect.objectContaining({ code: 'restarting', status: 503, retryAfterSeconds: 5 }))
  expect(exit).not.toHaveBeenCalled()
  drainNow()
  await vi.waitFor(() => expect(exit).toHaveBeenCalledExactlyOnceWith(0))
  // Readers of other processes' answers are let go before their requests are waited for; the database is needed to the last.
  expect(ended).toEqual(['works', 'bus', 'requests', 'database'])
})

test('what never ends holds the process for less than half a minute', async () => {
  vi.useFakeTimers()
  const { process, exit, ended } = aProcess({ stopWork: NEVER, requestsEnded: NEVER })
  process.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(25_000)
  expect(exit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(4_900)
  expect(exit).toHaveBeenCalledExactlyOnceWith(0)
  expect(ended).toEqual(['bus', 'database'])
})

test('a request that was taken before the signal gets what is left of the time, when answers have ended early', async () => {
  vi.useFakeTimers()
  const { promise: requests, resolve: endRequests } = Promise.withResolvers<void>()
  const { process, drainNow, exit } = aProcess({ requestsEnded: () => requests })
  process.emit('SIGTERM')
  drainNow()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(exit).not.toHaveBeenCalled()
  endRequests()
  await vi.advanceTimersByTimeAsync(1)
  expect(exit).toHaveBeenCalledExactlyOnceWith(0)
})

test('whoever presses Ctrl-C waits three seconds for an answer, and reads the usual number', async () => {
  vi.useFakeTimers()
  const { process, drain, exit } = aProcess({ stopWork: NEVER })
  process.emit('SIGINT')
  expect(drain).toHaveBeenCalledExactlyOnceWith(3_000)
  await vi.advanceTimersByTimeAsync(3_400)
  expect(exit).toHaveBeenCalledExactlyOnceWith(130)
})
