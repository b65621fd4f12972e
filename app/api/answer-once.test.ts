import { expect, test } from 'vitest'
import { createIdempotencyStore } from '@/lib/adapters/database/idempotency-store'
import { addTraveller, onEachDatabase } from '@/lib/adapters/database/testing'
import { answerOnce } from './answer-once'
import { json, refused } from './respond'

const KEY = 'press_0123456789abcdef'

await onEachDatabase((database) => {
  /** One traveller's door: `knock` sends a body under a key, `work` is what is done for it. */
  async function openDoor() {
    const { userId } = await addTraveller(database())
    const time = { now: Date.parse('2026-11-20T09:00:00Z') }
    const deps = { idempotency: createIdempotencyStore(database()), clock: () => new Date(time.now) }
    const done: unknown[] = []
    const work = async (body: unknown, isFinal = true) => {
      done.push(body)
      return { response: json({ number: done.length, body }), isFinal }
    }
    type Knock = { key?: string | null; body?: unknown; path?: string; as?: string; waitMs?: number }
    const knock = (
      { key = KEY, body = { amount: 1 }, path = '/api/orders', as = userId, waitMs = 5_000 }: Knock = {},
      does: (body: unknown) => ReturnType<typeof work> = work,
    ) => {
      const headers: Record<string, string> = key === null ? {} : { 'idempotency-key': key }
      const request = new Request(`https://wayfarer.test${path}`, { method: 'POST', headers })
      return answerOnce({ request, body, userId: as }, deps, () => does(body), { waitMs, pollMs: 5 })
    }
    return { knock, work, done, time, userId }
  }

  test('the same key and body get the first answer, and the work is done once', async () => {
    const { knock, done } = await openDoor()
    const first = await knock()
    const again = await knock()
    expect(await again.json()).toEqual(await first.json())
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.headers.get('cache-control')).toBe('private, no-store')
    expect(first.headers.get('idempotent-replayed')).toBeNull()
    expect(done).toHaveLength(1)
  })

  test('a final refusal is answered again as it was, with its status', async () => {
    const { knock } = await openDoor()
    const no = async () => ({ response: refused({ code: 'confirm_again', message: 'Please confirm again.' }), isFinal: true })
    const first = await knock({}, no)
    const again = await knock()
    expect([first.status, again.status]).toEqual([409, 409])
    expect(await again.json()).toEqual(await first.json())
  })

  test('fifty at once wait for the one that is worked on and get its answer', async () => {
    const { knock, work, done } = await openDoor()
    const slow = async (body: unknown) => {
      await new Promise((resume) => setTimeout(resume, 50))
      return work(body)
    }
    const answers = await Promise.all(Array.from({ length: 50 }, () => knock({}, slow)))
    for (const answer of answers) expect(await answer.json()).toEqual({ number: 1, body: { amount: 1 } })
    expect(done).toHaveLength(1)
  })

  test('another body, or another address, under the same key is refused with 422', async () => {
    const { knock, done } = await openDoor()
    await knock()
    for (const other of [{ body: { amount: 2 } }, { path: '/api/orders/order-1/cancel' }]) {
      const answer = await knock(other)
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ error: { code: 'idempotency_key_reused' } })
    }
    expect(done).toHaveLength(1)
  })

  test('a key belongs to its user', async () => {
    const { knock, done } = await openDoor()
    const { userId: other } = await addTraveller(database())
    await knock()
    expect(await (await knock({ as: other })).json()).toMatchObject({ number: 2 })
    expect(done).toHaveLength(2)
  })

  test('whoever has waited long enough is told that it is still worked on, and when to ask again', async () => {
    const { knock, work } = await openDoor()
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = knock({}, async (body) => {
      begun.resolve()
      await end.promise
      return work(body)
    })
    await begun.promise
    const second = await knock({ waitMs: 0 })
    expect([second.status, second.headers.get('retry-after')]).toEqual([409, '1'])
    expect(await second.json()).toMatchObject({ error: { code: 'request_running' } })
    end.resolve()
    expect((await first).status).toBe(200)
    expect((await knock()).headers.get('idempotent-replayed')).toBe('true')
  })

  test('what holds only for the moment is not kept, nor is what failed', async () => {
    const { knock, work, done } = await openDoor()
    expect(await (await knock({}, (body) => work(body, false))).json()).toMatchObject({ number: 1 })
    await expect(knock({}, () => Promise.reject(new Error('the database is away')))).rejects.toThrow('the database is away')
    expect(await (await knock()).json()).toMatchObject({ number: 2 })
    expect(await (await knock()).json()).toMatchObject({ number: 2 })
    expect(done).toHaveLength(2)
  })

  test('a request that a killed process left is taken up a minute later, and a day later its key is free', async () => {
    const { knock, time, done } = await openDoor()
    const begun = Promise.withResolvers<void>()
    void knock({}, () => {
      begun.resolve()
      return new Promise(() => {})
    })
    await begun.promise
    expect((await knock({ waitMs: 0 })).status).toBe(409)
    time.now += 61_000
    expect((await knock()).status).toBe(200)
    time.now += 25 * 3_600_000
    expect((await knock({ body: { amount: 2 } })).status).toBe(200)
    expect(done).toHaveLength(2)
  })

  test('without a key every request is worked on, and a key that is none is refused', async () => {
    const { knock, done } = await openDoor()
    await knock({ key: null })
    await knock({ key: null })
    expect(done).toHaveLength(2)
    for (const key of ['', 'short', 'a'.repeat(121), 'with spaces in it all', '../../../etc/passwd']) {
      await expect(knock({ key }), key).rejects.toMatchObject({ code: 'bad_request' })
    }
    expect(done).toHaveLength(2)
  })
})
