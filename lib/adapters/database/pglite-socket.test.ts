import { Socket } from 'node:net'
import { PGlite } from '@electric-sql/pglite'
import { sql as text } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPgliteInMemory } from './open-pglite'
import { createPgliteSocket } from './pglite-socket'

let client: PGlite
let sql: postgres.Sql

const connect = (to = client) =>
  postgres({ max: 1, user: 'postgres', database: 'postgres', ssl: false, socket: () => createPgliteSocket(to) } as postgres.Options<
    Record<string, never>
  >)

beforeAll(async () => {
  client = await PGlite.create()
  sql = connect()
  await sql`create table notes (id text primary key, words text not null)`
})
afterAll(async () => {
  await sql.end({ timeout: 1 })
  await client.close()
})

test('what is much larger than one message of the wire goes in and comes out whole', async () => {
  const words = 'Lissabon – लिस्बन ✈ '.repeat(100_000)
  await sql`insert into notes values ('long', ${words})`
  const [row] = await sql`select words from notes where id = 'long'`
  expect(row?.words === words).toBe(true)
  const rows = await sql`select n, repeat('x', 1000) as filler from generate_series(1, 3000) n`
  expect([rows.length, rows.at(-1)?.n]).toEqual([3_000, 3_000])
})

test('a query that fails says so to whoever asked it, and to nobody behind it', async () => {
  const answers = await Promise.allSettled([
    sql`select 1 as n`,
    sql`insert into notes values ('twice', null)`,
    sql`select 2 as n`,
    sql`select no_such_column from notes`,
    sql`select 3 as n`,
  ])
  const told = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value[0]?.n : answer.reason.code))
  expect(told).toEqual([1, '23502', 2, '42703', 3])
})

test('a transaction that fails leaves nothing, and the next one finds the session as it was', async () => {
  const failed = sql.begin(async (transaction) => {
    await transaction`insert into notes values ('undone', 'x')`
    await transaction`select 1 / 0`
  })
  await expect(failed).rejects.toMatchObject({ code: '22012' })
  await sql.begin((transaction) => transaction`insert into notes values ('done', 'x')`)
  expect(await sql`select id from notes where id in ('done', 'undone')`).toEqual([{ id: 'done' }])
})

test('a driver that says good-bye leaves the database open for the next one', async () => {
  await sql.end()
  sql = connect()
  expect(await sql`select 4 as n`).toEqual([{ n: 4 }])
})

test.each([
  ['answers nothing', async () => new Uint8Array()],
  ['cannot be asked', () => Promise.reject(new Error('memory access out of bounds'))],
])('a database that %s any more keeps nobody waiting, now or later', async (_how, answer) => {
  const dying = await PGlite.create()
  const asking = connect(dying)
  expect(await asking`select 6 as n`).toEqual([{ n: 6 }])
  vi.spyOn(dying, 'execProtocolRaw').mockImplementation(answer)
  vi.spyOn(dying, 'execProtocolRawStream').mockImplementation(async () => void (await answer()))
  const asked = await Promise.allSettled([asking`select 7 as n`, asking`select 8 as n`])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(asking`select 9 as n`).rejects.toThrow()
  await asking.end({ timeout: 1 })
  await dying.close()
})

test('the embedded database opens no connection of the network, whatever the environment says of a server', async () => {
  vi.stubEnv('PGHOST', 'database.example')
  const connected = vi.spyOn(Socket.prototype, 'connect')
  const { db, close } = await openPgliteInMemory()
  expect(await db.execute(text`select 5 as n`)).toMatchObject([{ n: 5 }])
  await close()
  expect(connected).not.toHaveBeenCalled()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
