import { expect, test, vi } from 'vitest'
import { createInProcessBus, MOST_KEPT_CHARACTERS } from './in-process'

async function readAll(stream: ReadableStream<string> | null): Promise<string> {
  let text = ''
  const reader = stream?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) text += next.value
  return text
}

test('a reader that comes late gets the whole answer, as does one that was there', async () => {
  const bus = createInProcessBus()
  const writer = bus.publish('m')
  const early = readAll(await bus.subscribe('m'))
  writer.write('one ')
  const late = readAll(await bus.subscribe('m'))
  writer.write('two')
  expect(bus.isLive('m')).toBe(true)
  writer.end()
  expect(await Promise.all([early, late])).toEqual(['one two', 'one two'])
  expect(bus.isLive('m')).toBe(false)
  expect(await readAll(await bus.subscribe('m'))).toBe('one two')
})

test('what has ended is forgotten after a while, and what still runs is not', async () => {
  vi.useFakeTimers()
  const bus = createInProcessBus()
  const one = bus.publish('m')
  one.write('one')
  one.end()
  const running = bus.publish('running')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await readAll(await bus.subscribe('m'))).toBe('one')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await bus.subscribe('m')).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
  running.end()
  await vi.advanceTimersByTimeAsync(0)
  expect(bus.isLive('running')).toBe(false)
  expect(await bus.subscribe('running')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(50_000)
  expect(await bus.subscribe('running')).toBeNull()
  vi.useRealTimers()
})

test('answers that have ended hold one timer between them: it would keep the request of each', async () => {
  vi.useFakeTimers()
  const bus = createInProcessBus()
  for (const number of [1, 2, 3]) {
    const writer = bus.publish('m')
    writer.end()
    await vi.advanceTimersByTimeAsync(number)
  }
  expect(vi.getTimerCount()).toBe(1)
  vi.useRealTimers()
})

test('an unknown stream is none', async () => {
  expect(await createInProcessBus().subscribe('nothing')).toBeNull()
})

test('it reaches no other process, and says so', () => {
  expect(createInProcessBus().state()).toBe('none')
})

test('a reader that leaves while it waits does not disturb the others', async () => {
  const bus = createInProcessBus()
  const writer = bus.publish('m')
  const leaving = (await bus.subscribe('m'))?.getReader()
  const staying = readAll(await bus.subscribe('m'))
  const waiting = leaving?.read()
  await leaving?.cancel()
  expect(await waiting).toMatchObject({ done: true })
  writer.write('abc')
  writer.end()
  expect(await staying).toBe('abc')
})

test('what is written after the end is dropped', async () => {
  const bus = createInProcessBus()
  const writer = bus.publish('m')
  const reading = readAll(await bus.subscribe('m'))
  writer.write('whole')
  writer.end()
  writer.write(' and more')
  writer.end()
  expect(await reading).toBe('whole')
  expect(await readAll(await bus.subscribe('m'))).toBe('whole')
})

test('an answer that is written again replaces the one before', async () => {
  const bus = createInProcessBus()
  bus.publish('m').end()
  const again = bus.publish('m')
  again.write('again')
  again.end()
  expect(await readAll(await bus.subscribe('m'))).toBe('again')
})

test('of an answer without end only the last part is kept: who keeps up reads it all, who does not is let go', async () => {
  const bus = createInProcessBus()
  const writer = bus.publish('m')
  const asleep = await bus.subscribe('m')
  const quick = readAll(await bus.subscribe('m'))
  const chunk = 'x'.repeat(MOST_KEPT_CHARACTERS / 8)
  for (let count = 0; count < 12; count++) {
    writer.write(chunk)
    await new Promise((resume) => setImmediate(resume))
  }
  expect(await bus.subscribe('m')).toBeNull()
  writer.end()
  expect(await quick).toHaveLength(chunk.length * 12)
  expect((await readAll(asleep)).length).toBeLessThanOrEqual(chunk.length)
})
