import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Database } from '@/lib/adapters/database/database'
import { createOneTimeCodeStore } from '@/lib/adapters/database/one-time-code-store'
import { createSessionStore } from '@/lib/adapters/database/session-store'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { createUserStore } from '@/lib/adapters/database/user-store'
import { createPasswordHasher } from '@/lib/adapters/passwords/argon2-hasher'
import { changePassword } from './change-password'
import { listSignedIn, signOutDevice, signOutDevices } from './end-sessions'
import { updatePreferences } from './update-preferences'
import { updateProfile } from './update-profile'

const NOW = new Date('2026-11-20T10:00:00Z')
const LATER = new Date('2026-12-20T10:00:00Z')
const OLD = 'the old password'
const NEW = 'the new password'

function outside(db: Database, { isOwn = true } = {}) {
  return {
    users: createUserStore(db),
    sessions: createSessionStore(db),
    codes: createOneTimeCodeStore(db),
    passwords: createPasswordHasher(),
    clock: () => NOW,
    directory: { isOwn },
  }
}

/** Somebody signed in on this device and on two others. */
async function addSignedIn(all: ReturnType<typeof outside>, { password = OLD as string | null, isGuest = false } = {}) {
  const user = await all.users.create({
    email: isGuest ? null : `${randomUUID()}@example.com`,
    firstName: 'Ada',
    lastName: 'Marlow',
    passwordHash: password && (await all.passwords.hash(password)),
    isGuest,
  })
  if (!user) throw new Error('the address was taken')
  const open = (device: string, minutesAgo: number) =>
    all.sessions.open({ userId: user.id, kind: 'password', device, now: new Date(NOW.getTime() - minutesAgo * 60_000), expiresAt: LATER })
  const [here, phone, tablet] = [await open('Chrome on Windows', 30), await open('Safari on iPhone', 20), await open('Safari on iPad', 10)]
  return { userId: user.id, sessionId: here.id, phoneId: phone.id, tabletId: tablet.id }
}

onEmbeddedDatabase((database) => {
  test('a new password signs out every other device, and only the new one opens the account', async () => {
    const all = outside(database())
    const here = await addSignedIn(all)
    expect(await changePassword({ current: OLD, next: NEW }, here, all)).toEqual({ endedSessions: 2 })
    const user = await all.users.findById(here.userId)
    expect(await all.passwords.verify(user?.passwordHash ?? null, NEW)).toBe(true)
    expect(await all.passwords.verify(user?.passwordHash ?? null, OLD)).toBe(false)
    expect((await all.sessions.list(here.userId, NOW)).map(({ id }) => id)).toEqual([here.sessionId])
  })

  test('a wrong current password and an unfit new one change nothing, and stand beside their fields', async () => {
    const all = outside(database())
    const here = await addSignedIn(all)
    const before = await all.users.findById(here.userId)
    expect(await changePassword({ current: 'a guess', next: NEW }, here, all)).toMatchObject({
      refusal: { code: 'wrong-password', field: 'current' },
    })
    expect(await changePassword({ current: null, next: NEW }, here, all)).toMatchObject({ refusal: { field: 'current' } })
    expect(await changePassword({ current: OLD, next: 'short' }, here, all)).toMatchObject({
      refusal: { code: 'password-unfit', field: 'next' },
    })
    expect(await all.users.findById(here.userId)).toEqual(before)
    expect(await all.sessions.list(here.userId, NOW)).toHaveLength(3)
  })

  test('somebody from Google sets a first password; a guest cannot, and elsewhere kept ones are not ours to change', async () => {
    const all = outside(database())
    const google = await addSignedIn(all, { password: null })
    expect(await changePassword({ current: null, next: NEW }, google, all)).toEqual({ endedSessions: 2 })
    expect(await changePassword({ current: null, next: 'another password' }, google, all)).toMatchObject({ refusal: { field: 'current' } })
    const guest = await addSignedIn(all, { password: null, isGuest: true })
    expect(await changePassword({ current: null, next: NEW }, guest, all)).toMatchObject({ refusal: { code: 'guest' } })
    const remote = outside(database(), { isOwn: false })
    expect(await changePassword({ current: NEW, next: OLD }, google, remote)).toMatchObject({ refusal: { code: 'kept-elsewhere' } })
  })

  test('a name is kept tidy; an unfit one is said beside its field, and a guest has none', async () => {
    const all = outside(database())
    const { userId } = await addSignedIn(all)
    const wanted = { firstName: ' Ada  Jane ', lastName: 'Marlow-王' }
    expect(await updateProfile(wanted, userId, all)).toEqual({ profile: { firstName: 'Ada Jane', lastName: 'Marlow-王' } })
    expect(await updateProfile({ ...wanted, lastName: ' ' }, userId, all)).toMatchObject({
      refusal: { code: 'name-unfit', field: 'lastName' },
    })
    expect(await all.users.findById(userId)).toMatchObject({ firstName: 'Ada Jane', lastName: 'Marlow-王' })
    const guest = await addSignedIn(all, { password: null, isGuest: true })
    expect(await updateProfile(wanted, guest.userId, all)).toMatchObject({ refusal: { code: 'guest' } })
    expect(await updateProfile(wanted, userId, outside(database(), { isOwn: false }))).toMatchObject({
      refusal: { code: 'kept-elsewhere' },
    })
  })

  test('devices are listed with this one first, and one is signed out by its owner alone', async () => {
    const all = outside(database())
    const [ada, tom] = [await addSignedIn(all), await addSignedIn(all)]
    expect((await listSignedIn(ada, all)).map(({ device, isThisDevice }) => [device, isThisDevice])).toEqual([
      ['Chrome on Windows', true],
      ['Safari on iPad', false],
      ['Safari on iPhone', false],
    ])
    expect(await signOutDevice(ada.phoneId, tom, all)).toBe(false)
    expect(await signOutDevice(ada.phoneId, ada, all)).toBe(true)
    expect(await signOutDevice(ada.phoneId, ada, all)).toBe(false)
    expect(await all.sessions.findUser(ada.phoneId, NOW)).toBeNull()
    expect(await listSignedIn(tom, all)).toHaveLength(3)
  })

  test('everywhere else leaves this device signed in, everywhere leaves none', async () => {
    const all = outside(database())
    const [ada, tom] = [await addSignedIn(all), await addSignedIn(all)]
    expect(await signOutDevices(ada, { keepThis: true }, all)).toBe(2)
    expect((await listSignedIn(ada, all)).map(({ id }) => id)).toEqual([ada.sessionId])
    expect(await signOutDevices(ada, { keepThis: false }, all)).toBe(1)
    expect(await listSignedIn(ada, all)).toEqual([])
    expect(await listSignedIn(tom, all)).toHaveLength(3)
  })

  test('a changed preference leaves the others, also for a guest', async () => {
    const all = outside(database())
    const { userId } = await addSignedIn(all, { password: null, isGuest: true })
    await updatePreferences({ theme: 'dark', currency: 'GBP' }, userId, all)
    const now = { language: 'auto', currency: 'GBP', timeFormat: '12h', theme: 'dark' }
    expect(await updatePreferences({ timeFormat: '12h' }, userId, all)).toEqual(now)
    expect((await all.users.findById(userId))?.preferences).toEqual(now)
    expect(await updatePreferences({ theme: 'light' }, 'nobody', all)).toBeNull()
  })
})
