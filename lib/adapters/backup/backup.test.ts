import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/database'
import { createDraftStore } from '../database/draft-store'
import { rateLimits, sandboxSeats, searches, users } from '../database/schema'
import { keyCheckOf, setEncryptionKey } from '../database/sealing'
import { addTraveller, isServerReachable, openTestDatabase } from '../database/testing'
import { passenger, searchResult } from '../database/testing-samples'
import { BackupRefused } from './backup-file'
import { dumpDatabase } from './dump'
import { restoreDatabase } from './restore'
import { rowsIn } from './rows-in'
import { tableNames } from './tables'

const SECRET = 'the key of the backup tests'
const KEY = { madeAt: '2026-11-20T09:00:00.000Z', keyCheck: keyCheckOf(SECRET) }
const folder = mkdtempSync(join(tmpdir(), 'wayfarer-backup-'))
const newFile = () => join(folder, `${randomUUID()}.gz`)
const kinds: ('pglite' | 'postgres')[] = (await isServerReachable()) ? ['pglite', 'postgres'] : ['pglite']
beforeAll(() => setEncryptionKey(SECRET))
afterAll(() => rmSync(folder, { recursive: true }))

async function withDatabases(used: ('pglite' | 'postgres')[], work: (...databases: Database[]) => Promise<void>): Promise<void> {
  const opened = await Promise.all(used.map(openTestDatabase))
  try {
    await work(...opened.map(({ db }) => db))
  } finally {
    await Promise.all(opened.map(({ close }) => close()))
  }
}

/** Texts and numbers that are easily lost on the way, a passport, and more rows than are fetched at once. */
async function fill(db: Database): Promise<{ threadId: string; userId: string }> {
  const owner = await addTraveller(db)
  const names = ['Zoë "the" \\ O’Brien\u2028next\u2029line\r\nend', '{"end":true}', '日本語 🛫']
  const people = names.map((firstName) => ({ id: randomUUID(), firstName, lastName: '', isGuest: true }))
  await db.insert(users).values(people)
  await db.execute(sql`update users set created_at = '2026-03-29T01:30:00.123456+01:00' where id = ${owner.userId}`)
  await db.insert(searches).values({ id: 's', ...owner, result: { ...searchResult, huge: 9_007_199_254_740_991, tiny: 1e-9, no: null } })
  const passport = { number: 'X12345678', issuingCountry: 'GB', nationality: 'GB', expiresOn: '2031-01-01' }
  await createDraftStore(db).save(owner.threadId, owner.userId, { passengers: [{ ...passenger, passport }], billing: {} }, new Date())
  await db.insert(rateLimits).values(Array.from({ length: 450 }, (_, index) => ({ key: `k${index}`, uses: index, endsAt: new Date() })))
  await db.insert(sandboxSeats).values({ flight: 'TP1', seatNumber: '1A', reference: 'r' })
  return owner
}

async function contentOf(db: Database): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {}
  for (const table of tableNames()) {
    const rows = await rowsIn(db, sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t order by 1`)
    content[table] = rows.map(({ row }) => String(row))
  }
  return content
}

for (const from of kinds) {
  for (const to of kinds) {
    test(`a backup of ${from} restored into ${to} is the same to the letter, and its passport can be read`, async () => {
      await withDatabases([from, to], async (source, target) => {
        if (!source || !target) throw new Error('there is no database')
        const { threadId, userId } = await fill(source)
        const file = newFile()
        const head = await dumpDatabase(source, file, KEY)
        expect(head.tables).toMatchObject({ users: 4, rate_limits: 450, sandbox_seats: 1, letters: 0 })
        expect(await restoreDatabase(target, file, KEY)).toEqual(head)
        expect(await contentOf(target)).toEqual(await contentOf(source))
        const draft = await createDraftStore(target).load(threadId, userId)
        expect(draft?.passengers[0]?.passport?.number).toBe('X12345678')
        expect(gunzipSync(readFileSync(file)).toString()).not.toContain('X12345678')
      })
    })
  }
}

test('what stands in the file is the moment at which it was begun', async () => {
  if (!kinds.includes('postgres')) return
  await withDatabases(['postgres'], async (source) => {
    if (!source) throw new Error('there is no database')
    await fill(source)
    const file = newFile()
    const [head] = await Promise.all([dumpDatabase(source, file, KEY), fillMore(source)])
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
    const rows = Object.values(head.tables).reduce((sum, count) => sum + count, 0)
    expect(lines).toHaveLength(rows + 2)
  })
})

async function fillMore(db: Database): Promise<void> {
  for (let index = 0; index < 50; index++) {
    await db.insert(rateLimits).values({ key: `more${index}`, uses: 1, endsAt: new Date() })
  }
}

test('a database with anything in it is refused and left as it is; an empty one that failed stays empty', async () => {
  await withDatabases(['pglite', 'pglite'], async (source, target) => {
    if (!source || !target) throw new Error('there is no database')
    await fill(source)
    const file = newFile()
    await dumpDatabase(source, file, KEY)
    const before = await contentOf(source)
    await expect(restoreDatabase(source, file, KEY)).rejects.toThrow('This database is not empty: there is something in rate_limits.')
    expect(await contentOf(source)).toEqual(before)
    // A row that the database does not take, in a file that is whole: every other row is taken back.
    const lines = gunzipSync(readFileSync(file)).toString()
    await expect(restoreDatabase(target, rewritten(lines.replaceAll('"seat_number":"1A"', '"seat_number":null')), KEY)).rejects.toThrow()
    expect(Object.values(await contentOf(target)).flat()).toEqual([])
  })
})

test('a foreign version, another key, half a file and what is no backup are refused with a sentence before anything is written', async () => {
  await withDatabases(['pglite', 'pglite'], async (source, target) => {
    if (!source || !target) throw new Error('there is no database')
    await fill(source)
    const file = newFile()
    await dumpDatabase(source, file, KEY)
    const refusal = async (path: string, key: { keyCheck: string | null } = KEY) => {
      const error: unknown = await restoreDatabase(target, path, key).catch((thrown: unknown) => thrown)
      return error instanceof BackupRefused ? error.message : `not refused: ${String(error)}`
    }
    const lines = gunzipSync(readFileSync(file)).toString()
    expect(await refusal(rewritten(lines.replace(/"schema":"\w+[^"]*"/, '"schema":"0001_older"')))).toContain(
      'of version 0001_older, and this one is of version',
    )
    expect(await refusal(file, { keyCheck: keyCheckOf('another key altogether') })).toContain('Set ENCRYPTION_KEY')
    expect(await refusal(file, { keyCheck: null })).toContain('Set ENCRYPTION_KEY')
    const bytes = readFileSync(file)
    expect(await refusal(stored(bytes.subarray(0, bytes.length / 2)))).toContain('damaged or was cut off')
    expect(await refusal(stored(gzipSync(lines.slice(0, lines.lastIndexOf('\n', lines.length - 2) + 1))))).toContain(
      'damaged or was cut off',
    )
    expect(await refusal(stored(gzipSync(lines.replace('"TP1"', '"TP2"'))))).toContain('damaged or was cut off')
    expect(await refusal(stored(Buffer.from('not a zip')))).toContain('damaged or was cut off')
    expect(await refusal(stored(gzipSync('{"format":"something else"}\n')))).toContain('is no backup that this Wayfarer can read')
    expect(await refusal(join(folder, 'nowhere.gz'))).toContain('There is no file')
    expect(Object.values(await contentOf(target)).flat()).toEqual([])
  })
})

test('what could not be written whole leaves no file behind', async () => {
  await withDatabases(['pglite'], async (source) => {
    if (!source) throw new Error('there is no database')
    await source.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1`)
    await expect(dumpDatabase(source, newFile(), KEY)).rejects.toThrow('of another version than this Wayfarer')
    await source.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`)
    await expect(dumpDatabase(source, join(folder, 'no', 'such', 'folder.gz'), KEY)).rejects.toThrow('ENOENT')
    expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([])
  })
})

test('every table stands behind those that it refers to', () => {
  const names = tableNames()
  const place = (name: string) => names.indexOf(name)
  expect(place('users')).toBeLessThan(place('threads'))
  expect(place('threads')).toBeLessThan(place('messages'))
  expect(place('confirmations')).toBeLessThan(place('orders'))
  expect(place('orders')).toBeLessThan(place('order_steps'))
  expect(new Set(names).size).toBe(names.length)
})

function stored(bytes: Uint8Array): string {
  const file = newFile()
  writeFileSync(file, bytes)
  return file
}

/** The same lines with an end that fits them. */
function rewritten(text: string): string {
  const lines = text.trimEnd().split('\n').slice(0, -1)
  const body = lines.map((line) => `${line}\n`).join('')
  const sha256 = createHash('sha256').update(body).digest('hex')
  return stored(gzipSync(`${body}${JSON.stringify({ end: true, rows: lines.length - 1, sha256 })}\n`))
}
