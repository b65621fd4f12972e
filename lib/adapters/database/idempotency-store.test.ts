import { expect, test } from 'vitest'
import { createIdempotencyStore } from './idempotency-store'
import { addTraveller, onEachDatabase } from './testing'

const now = new Date('2026-11-20T09:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const answer = { status: 200, body: { orderId: 'ord_1', status: 'success' } }

await onEachDatabase((database) => {
  const open = async () => {
    const { userId } = await addTraveller(database())
    return { userId, store: createIdempotencyStore(database()), request: { userId, key: 'key-of-one-press', requestHash: 'hash-1', now } }
  }

  test('of fifty presses with one key one is new, and all others get its answer', async () => {
    const { store, request } = await open()
    const begun = await Promise.all(Array.from({ length: 50 }, () => store.begin(request)))
    expect(begun.filter((one) => one === 'new')).toHaveLength(1)
    expect(begun.filter((one) => one === 'running')).toHaveLength(49)
    await store.finish(request, answer)
    expect(await store.begin({ ...request, now: later(3_600_000) })).toEqual(answer)
  })

  test('a key is for one request of one user', async () => {
    const { store, request } = await open()
    expect(await store.begin(request)).toBe('new')
    expect(await store.begin({ ...request, requestHash: 'hash-2' })).toBe('other')
    await store.finish(request, answer)
    expect(await store.begin({ ...request, requestHash: 'hash-2' })).toBe('other')
    const stranger = await addTraveller(database())
    expect(await store.begin({ ...request, userId: stranger.userId })).toBe('new')
    expect(await store.begin(request)).toEqual(answer)
  })

  test('a request that came to no answer may be sent again; one that has its answer is not forgotten', async () => {
    const { store, request } = await open()
    await store.begin(request)
    await store.abandon(request)
    expect(await store.begin(request)).toBe('new')
    await store.finish(request, answer)
    await store.abandon(request)
    expect(await store.begin(request)).toEqual(answer)
  })

  test('a request that a killed process left is taken over by one, after a while', async () => {
    const { store, request } = await open()
    await store.begin(request)
    expect(await store.begin({ ...request, now: later(24_000) })).toBe('running')
    expect(await store.begin({ ...request, requestHash: 'hash-2', now: later(26_000) })).toBe('other')
    const begun = await Promise.all(Array.from({ length: 10 }, () => store.begin({ ...request, now: later(26_000) })))
    expect(begun.filter((one) => one === 'new')).toHaveLength(1)
    expect(begun.filter((one) => one === 'running')).toHaveLength(9)
  })

  test('a day later a key may be used anew', async () => {
    const { store, request } = await open()
    await store.begin(request)
    await store.finish(request, answer)
    expect(await store.begin({ ...request, requestHash: 'hash-2', now: later(25 * 3_600_000) })).toBe('new')
  })
})
