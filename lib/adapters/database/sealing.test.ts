import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createDraftStore } from './draft-store'
import { openPassports, sealPassport, setEncryptionKey } from './sealing'
import { addTraveller, onEachDatabase } from './testing'

const PASSPORT = { number: 'PA-PLANTED-77', expiresOn: '2031-01-01', issuingCountry: 'GB', nationality: 'GB' }

setEncryptionKey('a key for tests only')

test('a passport opens again with its key, however deep it stands', () => {
  const sealed = { passengers: [{ firstName: 'Maya', passport: sealPassport(PASSPORT) }] }
  expect(JSON.stringify(sealed)).not.toContain('PLANTED')
  expect(openPassports(sealed)).toEqual({ passengers: [{ firstName: 'Maya', passport: PASSPORT }] })
})

test('the same passport never looks the same twice', () => {
  expect(sealPassport(PASSPORT).sealed).not.toBe(sealPassport(PASSPORT).sealed)
})

test('a passport that was tampered with, or sealed with another key, is gone rather than wrong', () => {
  const { sealed } = sealPassport(PASSPORT)
  const tampered = `${sealed.slice(0, -4)}${sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
  expect(openPassports({ passport: { sealed: tampered } })).toEqual({ passport: null })
  setEncryptionKey('another key for tests')
  expect(openPassports({ passport: { sealed } })).toEqual({ passport: null })
  setEncryptionKey('a key for tests only')
})

await onEachDatabase((database) => {
  test('a passport number stands nowhere in the stored row', async () => {
    const owner = await addTraveller(database())
    const drafts = createDraftStore(database())
    await drafts.save(owner.threadId, owner.userId, { passengers: [{ firstName: 'Maya', passport: PASSPORT }], billing: {} })
    const rows = await database().execute(sql`select draft::text as stored from checkout_drafts where thread_id = ${owner.threadId}`)
    expect(JSON.stringify(rows)).toContain('Maya')
    expect(JSON.stringify(rows)).not.toContain('PLANTED')
    expect(await drafts.load(owner.threadId, owner.userId)).toMatchObject({ passengers: [{ passport: PASSPORT }] })
  })
})
