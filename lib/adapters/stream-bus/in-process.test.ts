import { expect, test, vi } from 'vitest'
import { createInProcessBus, MOST_KEPT_CHARACTERS } from './in-process'

async function readAll(stream: ReadableStream<string> | null): Promise<string> {
  let text = ''
  const reader = stream?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) text += next.value
  return text
}

function openAnswer(bus: ReturnType<typeof createInProcessBus>) {
  const { readable, writable } = new TransformStream<string, string>()
  bus.publish('m', readable)
  return writable.getWriter()
}

test('a reader that comes late gets the whole answer, as does one that was there', async () => {
  const bus = createInProcessBus()
  const writer = openAnswer(bus)
  const early = readAll(await bus.subscribe('m'))
  await writer.write('one ')
  const late = readAll(await bus.subscribe('m'))
  await writer.write('two')
  expect(bus.isLive('m')).toBe(true)
  await writer.close()
  expect(await Promise.all([early, late])).toEqual(['one two', 'one two'])
  expect(bus.isLive('m')).toBe(false)
  expect(await readAll(await bus.subscribe('m'))).toBe('one two')
})

test('what has ended is forgotten after a while, and what still runs is not', async () => {
  vi.useFakeTimers()
  const bus = createInProcessBus()
  const one = openAnswer(bus)
  void one.write('one')
  await one.close()
  const { readable, writable } = new TransformStream<string, string>()
  bus.publish('running', readable)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await readAll(await bus.subscribe('m'))).toBe('one')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await bus.subscribe('m')).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
  await writable.close()
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
    const writer = openAnswer(bus)
    await writer.close()
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
  const writer = openAnswer(bus)
  const leaving = (await bus.subscribe('m'))?.getReader()
  const staying = readAll(await bus.subscribe('m'))
  const waiting = leaving?.read()
  await leaving?.cancel()
  expect(await waiting).toMatchObject({ done: true })
  await writer.write('abc')
  await writer.close()
  expect(await staying).toBe('abc')
})

test('a writer that breaks ends its readers with what there was', async () => {
  const bus = createInProcessBus()
  const writer = openAnswer(bus)
  const reading = readAll(await bus.subscribe('m'))
  await writer.write('half')
  await writer.abort(new Error('gone'))
  expect('half'.startsWith(await reading)).toBe(true)
})

test('an answer that is written again replaces the one before', async () => {
  const bus = createInProcessBus()
  await openAnswer(bus).close()
  const again = openAnswer(bus)
  await again.write('again')
  await again.close()
  expect(await readAll(await bus.subscribe('m'))).toBe('again')
})

test('of an answer without end only the last part is kept: who keeps up reads it all, who does not is let go', async () => {
  const bus = createInProcessBus()
  const writer = openAnswer(bus)
  const asleep = await bus.subscribe('m')
  const quick = readAll(await bus.subscribe('m'))
  const chunk = 'x'.repeat(MOST_KEPT_CHARACTERS / 8)
  for (let count = 0; count < 12; count++) await writer.write(chunk)
  expect(await bus.subscribe('m')).toBeNull()
  await writer.close()
  expect(await quick).toHaveLength(chunk.length * 12)
  expect((await readAll(asleep)).length).toBeLessThanOrEqual(chunk.length)
})
