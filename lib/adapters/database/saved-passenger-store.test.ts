import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { SavedProfile } from '@/lib/travel/passengers/saved-passenger'
import { createSavedPassengerStore } from './saved-passenger-store'
import { setEncryptionKey } from './sealing'
import { addTraveller, onEachDatabase } from './testing'

const PASSPORT = { number: 'PA-PLANTED-78', expiresOn: '2031-01-01', issuingCountry: 'GB', nationality: 'GB' }
const ADA: SavedProfile = {
  title: 'ms',
  firstName: 'Ada',
  middleName: '',
  lastName: 'Byron',
  bornOn: '1990-04-07',
  gender: 'female',
  email: 'ada@example.org',
  phone: '+44 20 7946 0000',
  specialService: 'wheelchair-ramp',
  passport: PASSPORT,
}
const BEN = { ...ADA, firstName: 'Ben', passport: null }
const MOST = 30

setEncryptionKey('a key for tests only')

await onEachDatabase((database) => {
  test('a saved passenger comes back whole, and its passport number stands nowhere in the stored row', async () => {
    const saved = createSavedPassengerStore(database())
    const { userId } = await addTraveller(database())
    const added = await saved.add(userId, { profile: ADA, isSelf: true }, MOST)
    expect(added).toMatchObject({ isSelf: true, profile: ADA })
    expect(await saved.find(added?.id ?? '', userId)).toEqual(added)
    const rows = await database().execute(sql`select saved_passengers::text as stored from saved_passengers where user_id = ${userId}`)
    expect(JSON.stringify(rows)).toContain('Byron')
    expect(JSON.stringify(rows)).not.toContain('PLANTED')
  })

  test('they are listed as they came, changed and removed', async () => {
    const saved = createSavedPassengerStore(database())
    const { userId } = await addTraveller(database())
    const ada = await saved.add(userId, { profile: ADA, isSelf: false }, MOST)
    await setTimeout(5)
    const ben = await saved.add(userId, { profile: BEN, isSelf: false }, MOST)
    await saved.update(ada?.id ?? '', userId, { profile: { ...ADA, lastName: 'King' }, isSelf: false })
    expect((await saved.list(userId)).map(({ profile }) => `${profile.firstName} ${profile.lastName}`)).toEqual(['Ada King', 'Ben Byron'])
    expect(await saved.remove(ben?.id ?? '', userId)).toBe(true)
    expect(await saved.remove(ben?.id ?? '', userId)).toBe(false)
    expect(await saved.list(userId)).toHaveLength(1)
  })

  test('only one of them is oneself: the last one that was called so', async () => {
    const saved = createSavedPassengerStore(database())
    const { userId } = await addTraveller(database())
    const ada = await saved.add(userId, { profile: ADA, isSelf: true }, MOST)
    const ben = await saved.add(userId, { profile: BEN, isSelf: true }, MOST)
    const selves = async () => (await saved.list(userId)).filter(({ isSelf }) => isSelf).map(({ id }) => id)
    expect(await selves()).toEqual([ben?.id])
    await saved.update(ada?.id ?? '', userId, { profile: ADA, isSelf: true })
    expect(await selves()).toEqual([ada?.id])
  })

  test('the limit holds, also when they come at once', async () => {
    const saved = createSavedPassengerStore(database())
    const { userId } = await addTraveller(database())
    const added = await Promise.all(Array.from({ length: 5 }, () => saved.add(userId, { profile: BEN, isSelf: false }, 3)))
    expect(added.filter((one) => one !== null)).toHaveLength(3)
    expect(await saved.list(userId)).toHaveLength(3)
  })

  test('to somebody else they are not there, whatever is tried', async () => {
    const saved = createSavedPassengerStore(database())
    const [owner, stranger] = [await addTraveller(database()), await addTraveller(database())]
    const ada = await saved.add(owner.userId, { profile: ADA, isSelf: true }, MOST)
    const own = await saved.add(stranger.userId, { profile: BEN, isSelf: true }, MOST)
    const id = ada?.id ?? ''
    expect(await saved.find(id, stranger.userId)).toBeNull()
    expect(await saved.update(id, stranger.userId, { profile: BEN, isSelf: true })).toBeNull()
    expect(await saved.remove(id, stranger.userId)).toBe(false)
    expect(await saved.list(stranger.userId)).toEqual([own])
    expect(await saved.find(id, owner.userId)).toEqual(ada)
  })
})
