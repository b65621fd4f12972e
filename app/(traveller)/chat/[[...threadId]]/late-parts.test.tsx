import { cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { fetched, views } = vi.hoisted(() => ({
  fetched: [] as string[],
  views: {} as Record<string, () => Promise<unknown>>,
}))
vi.mock('@/tools/views', () => ({ views }))

let lettingThrough = Promise.withResolvers<void>()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  fetched.length = 0
  lettingThrough = Promise.withResolvers<void>()
  for (const name of ['planTrip', 'searchFlights', 'rankFlights']) {
    views[name] = async () => {
      fetched.push(name)
      if (name === 'planTrip') await lettingThrough.promise
      return { shown: {} }
    }
  }
})
afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  await vi.dynamicImportSettled()
})

/** Modules come in time of their own, which no test can hurry. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await vi.dynamicImportSettled()
}

async function openEmptyThread() {
  const { usePreload } = await import('./late-parts')
  return renderHook(usePreload, { initialProps: false })
}

test('who only looks at an empty thread fetches no view', async () => {
  await openEmptyThread()
  await pass(60_000)
  expect(fetched).toEqual([])
})

test('the first touch fetches what most trips begin with, and the others follow one after the other', async () => {
  await openEmptyThread()
  fireEvent.keyDown(document.body)
  await pass(1_000)
  expect(fetched).toEqual(['searchFlights'])
  await pass(1_000)
  expect(fetched).toEqual(['searchFlights', 'planTrip'])
  lettingThrough.resolve()
  await pass(0)
  expect(fetched).toEqual(['searchFlights', 'planTrip', 'rankFlights'])
})

test('who leaves right after a touch fetches no more', async () => {
  const { unmount } = await openEmptyThread()
  fireEvent.keyDown(document.body)
  await pass(100)
  unmount()
  await pass(60_000)
  expect(fetched).toEqual(['searchFlights'])
})

test('an answer that begins is not kept waiting by what is fetched for later ones', async () => {
  const { rerender } = await openEmptyThread()
  fireEvent.keyDown(document.body)
  await pass(2_000)
  expect(fetched).toEqual(['searchFlights', 'planTrip'])
  rerender(true)
  lettingThrough.resolve()
  await pass(1_000)
  expect(fetched).toEqual(['searchFlights', 'planTrip'])
  await pass(1_000)
  expect(fetched).toEqual(['searchFlights', 'planTrip', 'rankFlights'])
})

test('an answer that begins without a touch, to what was written before signing in, finds its view there', async () => {
  const { rerender } = await openEmptyThread()
  rerender(true)
  await pass(0)
  expect(fetched).toEqual(['searchFlights'])
  rerender(false)
  await pass(60_000)
  expect(fetched).toEqual(['searchFlights'])
})
