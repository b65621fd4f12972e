import { EventEmitter } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { refuseWhileLeaving, shutDownOnSignals } from './shut-down'

afterEach(() => {
  delete (globalThis as { wayfarerLeaves?: boolean }).wayfarerLeaves
})

test('answers may end before the process leaves; new turns are asked to come back; a signal counts once', async () => {
  const { promise: drained, resolve: end } = Promise.withResolvers<void>()
  const exit = vi.fn()
  const close = vi.fn(async () => undefined)
  const drain = vi.fn(() => drained)
  const process = Object.assign(new EventEmitter(), { exit })
  const all = { runs: { drain }, bus: { close }, close } as unknown as Parameters<typeof shutDownOnSignals>[0]
  shutDownOnSignals(all, process)
  expect(refuseWhileLeaving).not.toThrow()
  process.emit('SIGTERM')
  process.emit('SIGTERM')
  process.emit('SIGINT')
  expect(drain).toHaveBeenCalledExactlyOnceWith(25_000)
  expect(refuseWhileLeaving).toThrow(expect.objectContaining({ code: 'restarting', status: 503, retryAfterSeconds: 5 }))
  expect(exit).not.toHaveBeenCalled()
  end()
  await vi.waitFor(() => expect(exit).toHaveBeenCalledExactlyOnceWith(0))
  expect(close).toHaveBeenCalledTimes(2)
})
