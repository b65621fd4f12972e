import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refreshTokens, sessions, users } from './schema'
import { createSessionStore } from './session-store'
import { addTraveller, onEachDatabase } from './testing'

const NOW = new Date('2026-11-20T12:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const VISIT = { kind: 'password', device: 'Firefox on Linux', now: NOW, expiresAt: later(100) } as const

await onEachDatabase((database) => {
  test('a session tells whose it is until it is over', async () => {
    const store = createSessionStore(database())
    const { userId } = await addTraveller(database())
    const session = await store.open({ ...VISIT, userId })
    expect(await store.findUser(session.id, NOW)).toMatchObject({ session, user: { id: userId, isGuest: true } })
    expect(await store.findUser(session.id, later(100))).toBeNull()
    expect(await store.findUser('nothing', NOW)).toBeNull()
    await store.extend(session.id, later(200))
    await store.extend(session.id, later(150))
    expect(await store.findUser(session.id, later(199))).not.toBeNull()
  })

  test('however often it is used, a session ends after 180 days, unless nobody could sign in to it again', async () => {
    const store = createSessionStore(database())
    const { userId } = await addTraveller(database())
    const day = (days: number) => new Date(NOW.getTime() + days * 864e5)
    const [own, guest] = [await store.open({ ...VISIT, userId, kind: 'app' }), await store.open({ ...VISIT, userId, kind: 'guest' })]
    for (let days = 30; days <= 240; days += 30) for (const { id } of [own, guest]) await store.extend(id, day(days))
    expect(await store.findUser(own.id, day(179))).not.toBeNull()
    expect(await store.findUser(own.id, day(180))).toBeNull()
    expect(await store.findUser(guest.id, day(239))).not.toBeNull()
  })

  test('that somebody was here is noted to five minutes', async () => {
    const store = createSessionStore(database())
    const { userId } = await addTraveller(database())
    const { id } = await store.open({ ...VISIT, userId })
    const seenAt = async () => (await store.list(userId, NOW)).map((session) => session.lastSeenAt)
    await store.findUser(id, later(5))
    expect(await seenAt()).toEqual([NOW])
    await store.findUser(id, later(6))
    expect(await seenAt()).toEqual([later(6)])
    // A request that was under way longer takes nothing back.
    await store.findUser(id, later(3))
    expect(await seenAt()).toEqual([later(6)])
  })

  test('live ones are listed, the last used first', async () => {
    const store = createSessionStore(database())
    const { userId } = await addTraveller(database())
    const [first, second, third] = [
      await store.open({ ...VISIT, userId }),
      await store.open({ ...VISIT, userId, now: later(1) }),
      await store.open({ ...VISIT, userId, now: later(2), expiresAt: later(3) }),
    ]
    await store.findUser(first.id, later(10))
    expect((await store.list(userId, later(10))).map(({ id }) => id)).toEqual([first.id, second.id])
    expect((await store.list(userId, later(2))).map(({ id }) => id)).toContain(third.id)
  })

  test('its owner alone ends a session, once, and the reason stays', async () => {
    const store = createSessionStore(database())
    const [owner, stranger] = [await addTraveller(database()), await addTraveller(database())]
    const { id } = await store.open({ ...VISIT, userId: owner.userId })
    expect(await store.end(id, stranger.userId, 'signed-out', NOW)).toBe(false)
    const ends = await Promise.all(Array.from({ length: 5 }, () => store.end(id, owner.userId, 'signed-out', later(1))))
    expect(ends.filter(Boolean)).toHaveLength(1)
    expect(await store.end(id, owner.userId, 'token-reused', later(2))).toBe(false)
    await store.extend(id, later(1000))
    expect(await store.findUser(id, later(2))).toBeNull()
    const [row] = await database().select().from(sessions).where(eq(sessions.id, id))
    expect(row).toMatchObject({ endedAt: later(1), endedBecause: 'signed-out', expiresAt: VISIT.expiresAt })
  })

  test('everywhere else is signed out at once, and told how often', async () => {
    const store = createSessionStore(database())
    const [owner, stranger] = [await addTraveller(database()), await addTraveller(database())]
    const here = await store.open({ ...VISIT, userId: owner.userId })
    await store.open({ ...VISIT, userId: owner.userId })
    await store.open({ ...VISIT, userId: owner.userId, expiresAt: later(1) })
    const foreign = await store.open({ ...VISIT, userId: stranger.userId })
    expect(await store.endAll(owner.userId, 'signed-out-elsewhere', later(2), here.id)).toBe(1)
    expect(await store.list(owner.userId, later(2))).toEqual([here])
    expect(await store.endAll(owner.userId, 'password-changed', later(2))).toBe(1)
    expect(await store.list(stranger.userId, later(2))).toEqual([foreign])
  })

  test('whoever signs in sweeps their own sessions that were over a month ago, with their tokens', async () => {
    const store = createSessionStore(database())
    const [owner, stranger] = [await addTraveller(database()), await addTraveller(database())]
    const [old, foreign] = [await store.open({ ...VISIT, userId: owner.userId }), await store.open({ ...VISIT, userId: stranger.userId })]
    const token = { sessionId: old.id, issuedAt: NOW, expiresAt: VISIT.expiresAt }
    await database()
      .insert(refreshTokens)
      .values({ ...token, hash: old.id })
    const kept = async () => (await database().select({ id: sessions.id }).from(sessions)).map(({ id }) => id)
    const monthAfter = 100 + 30 * 24 * 60
    await store.open({ ...VISIT, userId: owner.userId, now: later(monthAfter - 1), expiresAt: later(monthAfter + 100) })
    expect(await kept()).toContain(old.id)
    await store.open({ ...VISIT, userId: owner.userId, now: later(monthAfter), expiresAt: later(monthAfter + 100) })
    expect(await kept()).not.toContain(old.id)
    expect(await kept()).toContain(foreign.id)
  })

  test('a session of somebody who erased their account is none', async () => {
    const store = createSessionStore(database())
    const { userId } = await addTraveller(database())
    const { id } = await store.open({ ...VISIT, userId })
    await database().update(users).set({ erasedAt: NOW }).where(eq(users.id, userId))
    expect(await store.findUser(id, NOW)).toBeNull()
    // Whose password was being checked meanwhile.
    await expect(store.open({ ...VISIT, userId })).rejects.toThrow()
  })
})
