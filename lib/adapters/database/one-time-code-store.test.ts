import { expect, test } from 'vitest'
import { createOneTimeCodeStore } from './one-time-code-store'
import { oneTimeCodes } from './schema'
import { addTraveller, onEachDatabase } from './testing'

const NOW = new Date('2026-11-20T12:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const CODE = { purpose: 'hand-off', now: NOW, expiresAt: later(60) } as const

await onEachDatabase((database) => {
  test('of fifty at once, one may use a code, and nobody after that', async () => {
    const codes = createOneTimeCodeStore(database())
    const { userId } = await addTraveller(database())
    await codes.add({ ...CODE, hash: 'fifty', userId })
    const uses = await Promise.all(Array.from({ length: 50 }, () => codes.use('fifty', 'hand-off', later(1))))
    expect(uses.filter((user) => user !== null)).toEqual([userId])
    expect(await codes.use('fifty', 'hand-off', later(2))).toBeNull()
  })

  test('a late, an unknown, and a code for something else open nothing', async () => {
    const codes = createOneTimeCodeStore(database())
    const { userId } = await addTraveller(database())
    await codes.add({ ...CODE, hash: 'late', userId })
    expect(await codes.use('late', 'hand-off', later(60))).toBeNull()
    expect(await codes.use('late', 'password-reset', later(1))).toBeNull()
    expect(await codes.use('unknown', 'hand-off', later(1))).toBeNull()
    expect(await codes.use('late', 'hand-off', later(59))).toBe(userId)
  })

  test('all of a user’s codes are forgotten at once, and nobody else’s', async () => {
    const codes = createOneTimeCodeStore(database())
    const [{ userId }, other] = [await addTraveller(database()), await addTraveller(database())]
    await codes.add({ ...CODE, hash: 'enters', userId })
    await codes.add({ ...CODE, hash: 'resets', purpose: 'password-reset', userId })
    await codes.add({ ...CODE, hash: 'another’s', userId: other.userId })
    await codes.forgetAll(userId)
    expect(await codes.use('enters', 'hand-off', later(1))).toBeNull()
    expect(await codes.use('resets', 'password-reset', later(1))).toBeNull()
    expect(await codes.use('another’s', 'hand-off', later(1))).toBe(other.userId)
  })

  test('who makes a code sweeps the old ones', async () => {
    const codes = createOneTimeCodeStore(database())
    const { userId } = await addTraveller(database())
    await codes.add({ ...CODE, hash: 'old', userId })
    await codes.add({ ...CODE, hash: 'new', userId, now: later(60), expiresAt: later(120) })
    const kept = await database().select({ hash: oneTimeCodes.hash }).from(oneTimeCodes)
    expect(kept).toEqual([{ hash: 'new' }])
  })
})
