import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLooking } from './keep-looking'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Looks every second at a server that is there or not, and counts the looks. */
function watched() {
  const server = { isThere: true }
  const look = vi.fn(async () => server.isThere)
  const end = keepLooking(look, 1000)
  const looksWithin = async (ms: number) => {
    look.mockClear()
    await vi.advanceTimersByTimeAsync(ms)
    return look.mock.calls.length
  }
  return { server, look, end, looksWithin }
}

test('while nothing is seen the pauses grow, to ten seconds at most; once it is seen they are as short as before', async () => {
  const { server, end, looksWithin } = watched()
  expect(await looksWithin(10_000)).toBe(10)
  server.isThere = false
  expect(await looksWithin(1000)).toBe(1)
  expect(await looksWithin(2000)).toBe(1)
  expect(await looksWithin(4000)).toBe(1)
  expect(await looksWithin(60_000)).toBeLessThan(8)
  expect(await looksWithin(10_000)).toBe(1)
  server.isThere = true
  await looksWithin(10_000)
  expect(await looksWithin(10_000)).toBe(10)
  end()
})

test('who is back on the net looks at once, and not twice at the same time', async () => {
  const { look, end, looksWithin } = watched()
  let arrive = (_: boolean) => {}
  look.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  expect(look).toHaveBeenCalledTimes(1)
  arrive(true)
  expect(await looksWithin(1000)).toBe(1)
  end()
})

test('what was ended looks no more, neither by itself nor on the net, nor after a look that was on its way', async () => {
  const { look, end, looksWithin } = watched()
  let arrive = (_: boolean) => {}
  look.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  expect(await looksWithin(1000)).toBe(1)
  end()
  arrive(true)
  expect(await looksWithin(60_000)).toBe(0)
  window.dispatchEvent(new Event('online'))
  expect(await looksWithin(60_000)).toBe(0)
})
