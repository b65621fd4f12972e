import { expect, test, vi } from 'vitest'
import { storeFailureKind } from '@/lib/ports/store-failure'
import { createGate } from './gate'

const LIMITS = { atOnce: 2, longestQueue: 3, longestStandstillMs: 60_000, longestWaitMs: 60_000, longestWorkMs: 60_000 }

test('so many at once, the rest in the order in which they came', async () => {
  const gate = createGate(LIMITS)
  const begun: number[] = []
  const works = Array.from({ length: 5 }, () => Promise.withResolvers<number>())
  const done = works.map(({ promise }, index) =>
    gate(() => {
      begun.push(index)
      return promise
    }),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  works[1]?.resolve(1)
  await done[1]
  expect(begun).toEqual([0, 1, 2])
  for (const [index, { resolve }] of works.entries()) resolve(index)
  expect(await Promise.all(done)).toEqual([0, 1, 2, 3, 4])
  expect(begun).toEqual([0, 1, 2, 3, 4])
})

test('whoever finds the line full is turned away at once, and work that fails makes room', async () => {
  const gate = createGate(LIMITS)
  const held = Promise.withResolvers<void>()
  const inside = Array.from({ length: 5 }, () => gate(() => held.promise))
  const refused = await gate(async () => 'never').catch(storeFailureKind)
  expect(refused).toBe('busy')
  held.reject(new Error('it broke'))
  expect((await Promise.allSettled(inside)).map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'))
  expect(await gate(async () => 'let in')).toBe('let in')
})

test('nobody waits in a line that stands still, and whoever went is not let in later', async () => {
  const gate = createGate({ ...LIMITS, atOnce: 1, longestStandstillMs: 20 })
  const held = Promise.withResolvers<string>()
  const inside = gate(() => held.promise)
  let isLetIn = false
  const waiting = gate(async () => {
    isLetIn = true
  })
  expect(await waiting.catch(storeFailureKind)).toBe('busy')
  held.resolve('done')
  expect(await inside).toBe('done')
  expect(await gate(async () => 'next')).toBe('next')
  expect(isLetIn).toBe(false)
})

test('a line that moves is waited in, however slowly, but not for ever', async () => {
  vi.useFakeTimers()
  try {
    const gate = createGate({ ...LIMITS, atOnce: 1, longestQueue: 100, longestStandstillMs: 1_000, longestWaitMs: 5_000 })
    const slow = () => new Promise<string>((done) => setTimeout(() => done('done'), 700))
    const all = Array.from({ length: 10 }, () => gate(slow).catch(storeFailureKind))
    await vi.advanceTimersByTimeAsync(20_000)
    // The ninth would begin after 5.6 seconds.
    expect(await Promise.all(all)).toEqual([...Array(8).fill('done'), 'busy', 'busy'])
  } finally {
    vi.useRealTimers()
  }
})

test('work that takes too long is waited for no longer, and keeps its place until it ends', async () => {
  const gate = createGate({ ...LIMITS, atOnce: 1, longestWorkMs: 20 })
  const held = Promise.withResolvers<string>()
  expect(await gate(() => held.promise).catch(storeFailureKind)).toBe('unreachable')
  const next = gate(async () => 'next')
  const order: string[] = []
  void next.then((said) => order.push(said))
  await new Promise((resume) => setImmediate(resume))
  expect(order).toEqual([])
  held.resolve('at last')
  expect(await next).toBe('next')
})
