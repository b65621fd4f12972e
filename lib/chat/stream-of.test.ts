import { expect, test } from 'vitest'
import { streamOf } from './stream-of'

test('the values are read in their order, and what goes wrong behind them too', async () => {
  async function* values() {
    yield 1
    yield 2
  }
  expect(await Array.fromAsync(streamOf(values()))).toEqual([1, 2])
  async function* broken() {
    yield 1
    throw new Error('gone')
  }
  const reader = streamOf(broken()).getReader()
  expect((await reader.read()).value).toBe(1)
  await expect(reader.read()).rejects.toThrow('gone')
})

test('a reader that leaves ends the values', async () => {
  let isEnded = false
  async function* values() {
    try {
      for (let value = 0; ; value++) yield value
    } finally {
      isEnded = true
    }
  }
  const reader = streamOf(values()).getReader()
  await reader.read()
  await reader.cancel()
  expect(isEnded).toBe(true)
})
