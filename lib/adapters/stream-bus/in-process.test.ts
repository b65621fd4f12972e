import { expect, test } from 'vitest'
import { createInProcessBus } from './in-process'

async function readAll(stream: ReadableStream<string> | null): Promise<string> {
  let text = ''
  const reader = stream?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) text += next.value
  return text
}

test('a reader that comes late gets the whole answer, as does one that was there', async () => {
  const bus = createInProcessBus()
  const { readable, writable } = new TransformStream<string, string>()
  bus.publish('m', readable)
  const early = readAll(bus.subscribe('m'))
  const writer = writable.getWriter()
  await writer.write('one ')
  const late = readAll(bus.subscribe('m'))
  await writer.write('two')
  expect(bus.isLive('m')).toBe(true)
  await writer.close()
  expect(await Promise.all([early, late])).toEqual(['one two', 'one two'])
  expect(bus.isLive('m')).toBe(false)
})

test('an unknown stream is none', () => {
  expect(createInProcessBus().subscribe('nothing')).toBeNull()
})

test('a reader that leaves does not disturb the others', async () => {
  const bus = createInProcessBus()
  bus.publish('m', new Blob(['abc']).stream().pipeThrough(new TextDecoderStream()))
  await bus.subscribe('m')?.cancel()
  expect(await readAll(bus.subscribe('m'))).toBe('abc')
})
