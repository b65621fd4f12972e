import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, test } from 'vitest'
import type { Database } from './database'
import { emptyPglite } from './empty-pglite'
import { openPgliteInMemory } from './open-pglite'
import { openPostgres } from './open-postgres'
import { threads, users } from './schema'

const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** An empty, migrated database of its own: PGlite in memory, or a new database on the test server that `close` drops. */
export async function openTestDatabase(kind: 'pglite' | 'postgres'): Promise<{ db: Database; close(): Promise<void> }> {
  if (kind === 'pglite') return openPgliteInMemory(await emptyPglite())
  const made = await createTestDatabase()
  const opened = await openPostgres(made.url)
  return {
    db: opened.db,
    close: async () => {
      await opened.close()
      await made.drop()
    },
  }
}

/** A new, empty database on the test server; `settings` end its "create database". */
export async function createTestDatabase(settings = '') {
  const name = `wayfarer_test_${randomUUID().replaceAll('-', '')}`
  await onServer((server) => server.unsafe(`create database ${name} ${settings}`))
  const url = Object.assign(new URL(SERVER), { pathname: `/${name}` }).href
  return {
    name,
    url,
    /** The address for another role. */
    urlOf: (role: string) => Object.assign(new URL(url), { username: role, password: '' }).href,
    /** Asks as the role of the tests, in the new database. */
    ask: (query: string) => onServer((server) => server.unsafe(query), url),
    drop: () => onServer((server) => server.unsafe(`drop database if exists ${name} with (force)`)),
  }
}

/** Runs the same tests on both databases; on a machine without a PostgreSQL server those are skipped by name. */
export async function onEachDatabase(tests: (database: () => Database) => void): Promise<void> {
  describe('on PGlite', () => withDatabase('pglite', tests))
  if (await isServerReachable()) describe('on PostgreSQL', () => withDatabase('postgres', tests))
  else test.skip('skipped: no PostgreSQL', () => {})
}

/** Runs tests on PGlite alone: what a workflow decides does not depend on the database; its stores are tested on both. */
export function onEmbeddedDatabase(tests: (database: () => Database) => void): void {
  describe('on PGlite', () => withDatabase('pglite', tests))
}

/** A new traveller with one thread: what most stores need to stand on. */
export async function addTraveller(db: Database): Promise<{ userId: string; threadId: string }> {
  const [userId, threadId] = [randomUUID(), randomUUID()]
  await db.insert(users).values({ id: userId, firstName: '', lastName: '', isGuest: true })
  await db.insert(threads).values({ id: threadId, userId, name: 'A trip' })
  return { userId, threadId }
}

function withDatabase(kind: 'pglite' | 'postgres', tests: (database: () => Database) => void): void {
  let opened: Awaited<ReturnType<typeof openTestDatabase>> | undefined
  beforeAll(async () => {
    opened = await openTestDatabase(kind)
  })
  afterAll(() => opened?.close())
  tests(() => {
    if (!opened) throw new Error('the test database is not open yet')
    return opened.db
  })
}

/** Whether there is a PostgreSQL server to test on. */
export async function isServerReachable(): Promise<boolean> {
  return onServer((server) => server`select 1`).then(
    () => true,
    () => false,
  )
}

async function onServer<Result>(work: (server: postgres.Sql) => Promise<Result>, address = SERVER): Promise<Result> {
  const server = postgres(address, { max: 1, connect_timeout: 3, onnotice: () => {} })
  try {
    return await work(server)
  } finally {
    await server.end({ timeout: 1 })
  }
}
