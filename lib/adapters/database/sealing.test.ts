import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createDraftStore } from './draft-store'
import { checkoutDrafts, threads } from './schema'
import { doesKeyFit } from './sealed-rows'
import { openPersonal, sealPersonal, setEncryptionKey } from './sealing'
import { addTraveller, onEachDatabase } from './testing'

const PASSPORT = { number: 'PA-PLANTED-77', expiresOn: '2031-01-01', issuingCountry: 'GB', nationality: 'GB' }

setEncryptionKey('a key for tests only')

const stored = (value: unknown) => JSON.parse(JSON.stringify(value, sealPersonal))

test('a passport opens again with its key, however deep it stands', () => {
  const value = { passengers: [{ firstName: 'Maya', passport: PASSPORT }] }
  expect(JSON.stringify(stored(value))).not.toContain('PLANTED')
  expect(openPersonal(stored(value))).toEqual(value)
})

test('the help somebody needs is sealed too, and nobody’s stays empty', () => {
  const value = [{ specialService: 'wheelchair-cabin' }, { specialService: '', passport: null }]
  expect(JSON.stringify(stored(value))).not.toContain('wheelchair')
  expect(stored(value)[1]).toEqual({ specialService: '', passport: null })
  expect(openPersonal(stored(value))).toEqual(value)
})

test('the same passport never looks the same twice', () => {
  expect(stored({ passport: PASSPORT }).passport.sealed).not.toBe(stored({ passport: PASSPORT }).passport.sealed)
})

test('what was tampered with, or sealed with another key, is gone rather than wrong', () => {
  const value = stored({ passport: PASSPORT, specialService: 'blind' })
  const { sealed } = value.passport
  const tampered = `${sealed.slice(0, -4)}${sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
  expect(openPersonal({ passport: { sealed: tampered } })).toEqual({ passport: null })
  setEncryptionKey('another key for tests')
  expect(openPersonal(value)).toEqual({ passport: null, specialService: '' })
  setEncryptionKey('a key for tests only')
})

await onEachDatabase((database) => {
  test('a passport number stands nowhere in the stored row', async () => {
    const owner = await addTraveller(database())
    const drafts = createDraftStore(database())
    await drafts.save(owner.threadId, owner.userId, { passengers: [{ firstName: 'Maya', passport: PASSPORT }], billing: {} }, new Date())
    const rows = await database().execute(sql`select draft::text as stored from checkout_drafts where thread_id = ${owner.threadId}`)
    expect(JSON.stringify(rows)).toContain('Maya')
    expect(JSON.stringify(rows)).not.toContain('PLANTED')
    expect(await drafts.load(owner.threadId, owner.userId)).toMatchObject({ passengers: [{ passport: PASSPORT }] })
  })

  test('a key that opens nothing of what is encrypted does not fit; with nothing encrypted every key does', async () => {
    await database().delete(checkoutDrafts)
    expect(await doesKeyFit(database())).toBeNull()
    const owner = await addTraveller(database())
    const passengers = [{ firstName: 'Maya', passport: PASSPORT }]
    await createDraftStore(database()).save(owner.threadId, owner.userId, { passengers, billing: {} }, new Date())
    expect(await doesKeyFit(database())).toBe(true)
    setEncryptionKey('another key for tests')
    expect(await doesKeyFit(database())).toBe(false)
    // Whoever went on with a new key has rows of both.
    const other = await addTraveller(database())
    await createDraftStore(database()).save(other.threadId, other.userId, { passengers, billing: {} }, new Date())
    expect(await doesKeyFit(database())).toBe(true)
    setEncryptionKey('a key for tests only')
  })

  test('any number of newer rows without a passport does not hide an older one that the key does not open', async () => {
    await database().delete(checkoutDrafts)
    const owner = await addTraveller(database())
    const passengers = [{ firstName: 'Maya', passport: PASSPORT }]
    await createDraftStore(database()).save(owner.threadId, owner.userId, { passengers, billing: {} }, new Date('2026-01-01'))
    const ids = Array.from({ length: 201 }, () => randomUUID())
    await database()
      .insert(threads)
      .values(ids.map((id) => ({ id, userId: owner.userId, name: 'A trip' })))
    const draft = { passengers: [{ firstName: 'Tom', passport: null }], billing: {} }
    await database()
      .insert(checkoutDrafts)
      .values(ids.map((threadId) => ({ threadId, draft, updatedAt: new Date() })))
    setEncryptionKey('another key for tests')
    expect(await doesKeyFit(database())).toBe(false)
    setEncryptionKey('a key for tests only')
  })
})
