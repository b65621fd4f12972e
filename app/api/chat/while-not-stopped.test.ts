import { expect, test, vi } from 'vitest'
import type { SearchResult } from '@/lib/travel/flights/offer-schema'
import type { TurnDeps } from './turn'
import { whileNotStopped } from './while-not-stopped'

test('once stopped, a search that hangs is waited for no longer, and nothing changes the trip', async () => {
  const append = vi.fn(async () => null)
  const part = { searchId: 's' } as SearchResult
  async function* search() {
    yield part
    await new Promise(() => undefined)
  }
  const controller = new AbortController()
  const deps = { trips: { append, undo: append }, supplier: { search } } as unknown as TurnDeps
  const { trips, supplier } = whileNotStopped(deps, controller.signal)
  const updates = supplier.search({} as never, new Date(0))[Symbol.asyncIterator]()
  expect((await updates.next()).value).toBe(part)
  const next = updates.next()
  controller.abort()
  await expect(next).rejects.toThrow()
  await expect(trips.append({} as never)).rejects.toThrow()
  await expect(trips.undo('thr_1', 'usr_1', 1)).rejects.toThrow()
  expect(append).not.toHaveBeenCalled()
})
