import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DEFAULT_PREFERENCES } from '@/lib/travel/account/default-preferences'
import type { Database } from './database'
import { users } from './schema'
import { onEachDatabase } from './testing'
import { createUserStore } from './user-store'

const GUEST = { email: null, firstName: 'Guest', lastName: '', passwordHash: null, isGuest: true }
const ADA = { firstName: 'Ada', lastName: 'Marlow', passwordHash: 'hash' }

/** Tests share a database: each has addresses of its own. */
const anAddress = () => `ada-${randomUUID()}@example.com`

async function addGuest(db: Database): Promise<string> {
  return (await createUserStore(db).create(GUEST))?.id ?? ''
}

await onEachDatabase((database) => {
  test('a guest who registers stays who they are, once; also when they press twice', async () => {
    const store = createUserStore(database())
    const [guestId, email] = [await addGuest(database()), anAddress()]
    const answers = await Promise.all([
      store.register(guestId, { ...ADA, email: ` ${email.toUpperCase()} ` }),
      store.register(guestId, { ...ADA, email }),
    ])
    expect(answers.filter((answer) => answer === 'no-guest')).toHaveLength(1)
    expect(await store.findByEmail(email)).toMatchObject({ id: guestId, email, isGuest: false, firstName: 'Ada', passwordHash: 'hash' })
  })

  test('a guest cannot take an address that is taken, and stays a guest', async () => {
    const store = createUserStore(database())
    const [guestId, email] = [await addGuest(database()), anAddress()]
    await store.create({ ...ADA, email, isGuest: false })
    expect(await store.register(guestId, { ...ADA, email })).toBe('email-taken')
    expect(await store.findById(guestId)).toMatchObject({ isGuest: true, email: null, passwordHash: null })
    expect(await store.register('nobody', { ...ADA, email: anAddress() })).toBe('no-guest')
  })

  test('somebody who erased their account is not found, changed or registered', async () => {
    const store = createUserStore(database())
    const [id, email] = [await addGuest(database()), anAddress()]
    await database().update(users).set({ email, erasedAt: new Date() }).where(eq(users.id, id))
    expect(await store.findById(id)).toBeNull()
    expect(await store.findByEmail(email)).toBeNull()
    expect(await store.update(id, { firstName: 'Tom' })).toBeNull()
    expect(await store.register(id, { ...ADA, email: anAddress() })).toBe('no-guest')
  })

  test('preferences are kept; what is no longer known is as at first', async () => {
    const store = createUserStore(database())
    const id = await addGuest(database())
    expect((await store.findById(id))?.preferences).toEqual(DEFAULT_PREFERENCES)
    const preferences = { ...DEFAULT_PREFERENCES, theme: 'dark' as const, currency: 'EUR' as const }
    expect(await store.update(id, { preferences, firstName: 'Ada' })).toMatchObject({ firstName: 'Ada', preferences })
    expect(await store.update(id, {})).toMatchObject({ preferences })
    await database()
      .update(users)
      .set({ preferences: { theme: 'dark', timeFormat: 'sundial' } })
      .where(eq(users.id, id))
    expect((await store.findById(id))?.preferences).toEqual({ ...DEFAULT_PREFERENCES, theme: 'dark' })
    await database().update(users).set({ preferences: 'broken' }).where(eq(users.id, id))
    expect((await store.findById(id))?.preferences).toEqual(DEFAULT_PREFERENCES)
    // Two of them chosen at once are both kept, and what was broken is mended.
    await Promise.all([store.update(id, { preferences: { theme: 'light' } }), store.update(id, { preferences: { timeFormat: '12h' } })])
    expect((await store.findById(id))?.preferences).toEqual({ ...DEFAULT_PREFERENCES, theme: 'light', timeFormat: '12h' })
  })

  test('whom Google knows has one row, whatever their address is later, and however many visits are first', async () => {
    const store = createUserStore(database())
    const profile = { googleId: randomUUID(), email: anAddress(), firstName: 'Ada', lastName: 'Marlow', picture: null }
    const rows = await Promise.all([store.takeFromGoogle(profile), store.takeFromGoogle(profile), store.takeFromGoogle(profile)])
    expect(new Set(rows.map((row) => row?.id)).size).toBe(1)
    expect(rows[0]).toMatchObject({ email: profile.email, isGuest: false, passwordHash: null })
    expect(await store.takeFromGoogle({ ...profile, email: anAddress() })).toMatchObject({ id: rows[0]?.id, email: profile.email })
    expect(await store.takeFromGoogle({ ...profile, googleId: randomUUID() })).toBeNull()
  })

  test('what the directory says of somebody is taken over at every visit', async () => {
    const store = createUserStore(database())
    const told = { id: randomUUID(), email: anAddress(), firstName: 'Ada', lastName: 'Marlow', picture: null, role: 'user' }
    const first = await store.takeFromDirectory(told)
    const later = { ...told, email: anAddress(), firstName: 'Adele', picture: 'https://example.com/ada.png', role: 'agent' }
    const { id: _, ...changed } = later
    expect(await store.takeFromDirectory(later)).toEqual({ ...first, ...changed })
    expect(first.id).not.toBe(told.id)
  })

  test('an address that another row holds stays there, and locks nobody out', async () => {
    const store = createUserStore(database())
    const email = anAddress()
    const local = await store.create({ ...ADA, email, isGuest: false })
    const told = { id: randomUUID(), email, firstName: 'Tom', lastName: 'Marlow', picture: null, role: 'user' }
    const taken = await store.takeFromDirectory(told)
    expect(taken).toMatchObject({ email: null, firstName: 'Tom' })
    expect(await store.takeFromDirectory(told)).toEqual(taken)
    expect(await store.findByEmail(email)).toEqual(local)
  })
})
