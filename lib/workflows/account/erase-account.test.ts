import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createAccountStore } from '@/lib/adapters/database/account-store'
import type { Database } from '@/lib/adapters/database/database'
import { createMessageStore } from '@/lib/adapters/database/message-store'
import { createRunStore } from '@/lib/adapters/database/run-store'
import { messages, sessions, users } from '@/lib/adapters/database/schema'
import { createSessionStore } from '@/lib/adapters/database/session-store'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { createThreadStore } from '@/lib/adapters/database/thread-store'
import { createUserStore } from '@/lib/adapters/database/user-store'
import { createLiveRuns } from '@/lib/chat/live-runs'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { openOrderWorld } from '@/tests/orders/order-world'
import { type EraseDeps, eraseAccount } from './erase-account'

/** A traveller with a booking and a session; `right` is their password, when they have one. */
async function openWorld(db: Database, { passwordHash = null as string | null } = {}) {
  const world = await openOrderWorld(db)
  const { userId } = world
  await db
    .update(users)
    .set({ passwordHash, email: `${userId}@example.com` })
    .where(eq(users.id, userId))
  const [clock, forgotten] = [world.deps.clock, [] as string[]]
  const expiresAt = new Date(world.time.now + 60_000)
  const session = await createSessionStore(db).open({ userId, kind: 'password', device: 'A browser', now: clock(), expiresAt })
  const deps: EraseDeps = {
    ...world.deps,
    users: createUserStore(db),
    passwords: { verify: async (hash, password) => hash === `hash of ${password}` },
    accounts: createAccountStore(db),
    sessions: createSessionStore(db),
    gateway: { forgetCustomer: async (user) => void forgotten.push(user) },
    runs: createLiveRuns({ store: createRunStore(db), clock }),
    pauseMs: 0,
  }
  const isThere = async () => (await deps.users.findById(userId)) !== null
  const isSignedIn = async () => (await createSessionStore(db).findUser(session.id, clock())) !== null
  return { ...world, deps, forgotten, isThere, isSignedIn }
}

onEmbeddedDatabase((database) => {
  test.each([
    [{}, 'password-missing', 'password'],
    [{ password: 'wrong' }, 'wrong-password', 'password'],
    [{ confirmation: 'delete' }, 'password-missing', 'password'],
  ])('an account with a password goes by that password alone: %j', async (given, code, field) => {
    const { deps, userId, isThere, isSignedIn } = await openWorld(database(), { passwordHash: 'hash of right' })
    expect(await eraseAccount({ userId, ...given }, deps)).toMatchObject({ refusal: { code, field } })
    expect([await isThere(), await isSignedIn()]).toEqual([true, true])
  })

  test('one without a password goes by the typed word', async () => {
    const { deps, userId, isThere } = await openWorld(database())
    expect(await eraseAccount({ userId, confirmation: 'yes' }, deps)).toMatchObject({ refusal: { field: 'confirmation' } })
    expect(await isThere()).toBe(true)
    expect(await eraseAccount({ userId, confirmation: ' Delete ' }, deps)).toEqual({ erased: true })
    expect(await isThere()).toBe(false)
  })

  test('sessions end, the gateway forgets its customer, and the booking stays without its people', async () => {
    const { deps, userId, buy, forgotten, isSignedIn } = await openWorld(database(), { passwordHash: 'hash of right' })
    const order = await buy()
    expect(await eraseAccount({ userId, password: 'right' }, deps)).toEqual({ erased: true })
    expect(await isSignedIn()).toBe(false)
    expect(forgotten).toEqual([userId])
    expect(await deps.orders.list(userId)).toMatchObject([{ id: order.id, status: 'success', billing: { name: '' } }])
    // The same press again, from another window.
    expect(await eraseAccount({ userId, password: 'right' }, deps)).toEqual({ erased: true })
  })

  test('while an order is under way everything stays, and the sentence says what to do', async () => {
    const { deps, userId, place, forgotten, isThere, isSignedIn } = await openWorld(database())
    await place()
    const answer = await eraseAccount({ userId, confirmation: 'delete' }, deps)
    expect(answer).toMatchObject({ refusal: { code: 'order-under-way', message: expect.stringContaining('Nothing was deleted') } })
    expect([await isThere(), await isSignedIn(), forgotten]).toEqual([true, true, []])
  })

  test('a payment service that does not answer loses nobody anything', async () => {
    const { deps, userId, isThere } = await openWorld(database())
    const forgetCustomer = () => Promise.reject(new OutsideFailure('stripe', 'no answer'))
    expect(await eraseAccount({ userId, confirmation: 'delete' }, { ...deps, gateway: { forgetCustomer } })).toMatchObject({
      refusal: { code: 'bank-silent' },
    })
    expect(await isThere()).toBe(true)
  })

  test('an answer that is being written is stopped, and nothing of it is kept', async () => {
    const { deps, userId, threadId, buy } = await openWorld(database())
    await buy()
    const runs = createLiveRuns({ store: createRunStore(database()), clock: deps.clock })
    const run = await runs.start(threadId)
    const answer = { id: `m-${userId}`, threadId, userId, runId: run?.runId ?? '', metadata: null }
    const store = createMessageStore(database())
    expect(await store.beginAnswer(answer)).toBe('placed')
    run?.name(answer.id)
    run?.signal.addEventListener('abort', async () => {
      expect(await store.saveAnswer({ ...answer, parts: [], words: '', status: 'partial' })).toBe(true)
      await run.end()
    })
    expect(await eraseAccount({ userId, confirmation: 'delete' }, { ...deps, runs, pauseMs: 1 })).toEqual({ erased: true })
    expect(run?.signal.aborted).toBe(true)
    expect(await database().$count(messages, eq(messages.threadId, threadId))).toBe(0)
    expect(await runs.find(threadId)).toBeNull()
  })

  test('where its threads cannot all be taken, those that were taken are free again', async () => {
    const { deps, userId, threadId, isThere } = await openWorld(database())
    const another = `thr_of_${userId}`
    await createThreadStore(database()).create({ id: another, userId, name: 'Another' })
    const runs = createLiveRuns({ store: createRunStore(database()), clock: deps.clock })
    let starts = 0
    const start = (id: string) => (++starts > 1 ? Promise.reject(new Error('the database is gone')) : runs.start(id))
    await expect(eraseAccount({ userId, confirmation: 'delete' }, { ...deps, runs: { ...runs, start } })).rejects.toThrow('gone')
    expect([await isThere(), await runs.find(threadId), await runs.find(another)]).toEqual([true, null, null])
  })

  test('what came in while the account was being erased goes, too', async () => {
    const { deps, userId } = await openWorld(database())
    const { erase } = deps.accounts
    let times = 0
    const accounts: EraseDeps['accounts'] = {
      async erase(id, now) {
        const erased = await erase(id, now)
        times += 1
        const at = { createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + 1000) }
        const late = { id: `late-${userId}`, userId, kind: 'password', device: 'Another browser', ...at } as const
        if (times === 1) await database().insert(sessions).values(late)
        return erased
      },
    }
    expect(await eraseAccount({ userId, confirmation: 'delete' }, { ...deps, accounts })).toEqual({ erased: true })
    expect(times).toBe(2)
    expect(await database().$count(sessions, eq(sessions.userId, userId))).toBe(0)
  })
})
