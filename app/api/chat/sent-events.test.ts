import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sentEvents } from './sent-events'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A source that counts what is taken from it. */
function source(chunks: number) {
  const state = { taken: 0, isCancelled: false }
  const stream = new ReadableStream<string>(
    {
      pull(controller) {
        if (state.taken === chunks) return new Promise(() => undefined)
        state.taken += 1
        controller.enqueue(`data: ${state.taken}\n\n`)
      },
      cancel() {
        state.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { state, stream }
}

test('silence is filled with comments, which are no events', async () => {
  const reader = sentEvents(source(1).stream).getReader()
  const next = async () => new TextDecoder().decode((await reader.read()).value)
  expect(await next()).toBe('data: 1\n\n')
  const second = next()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await second).toMatch(/^: .*\n\n$/)
})

test('a reader who takes nothing costs next to nothing, and is let go in the end', async () => {
  const { state, stream } = source(1_000)
  const reader = sentEvents(stream).getReader()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.taken).toBeLessThan(3)
  await vi.advanceTimersByTimeAsync(90_000)
  expect(state.isCancelled).toBe(true)
  await expect(reader.read()).rejects.toThrow()
})

test('a source that fails ends the reader, and nothing beats on behind it', async () => {
  const failing = new ReadableStream<string>({ pull: (controller) => controller.error(new Error('gone')) }, { highWaterMark: 0 })
  await expect(sentEvents(failing).getReader().read()).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(0)
})

test('a reader who goes away lets go of the source', async () => {
  const { state, stream } = source(1)
  const reader = sentEvents(stream).getReader()
  await reader.read()
  await reader.cancel()
  expect(state.isCancelled).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
