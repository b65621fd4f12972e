import { expect, test } from 'vitest'
import { openStream } from './open-stream'

test('what is written is read in its order, also before anybody reads, and nothing after the end', async () => {
  const { stream, write, end } = openStream<number>()
  write(1)
  write(2)
  end()
  write(3)
  end()
  expect(await Array.fromAsync(stream)).toEqual([1, 2])
})

test('what is written when the reader has gone is dropped', async () => {
  const { stream, write, end } = openStream<number>()
  write(1)
  const reader = stream.getReader()
  expect(await reader.read()).toEqual({ done: false, value: 1 })
  await reader.cancel()
  write(2)
  end()
  expect((await reader.read()).done).toBe(true)
})
