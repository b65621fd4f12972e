import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeFailureKind } from '@/lib/ports/store-failure'
import { startClusterWithPassword } from '@/scripts/setup/postgres.mjs'
import { rowsIn } from '../backup/rows-in'
import { databaseCode } from './database-code'
import { openPostgres } from './open-postgres'
import { retryConflicts } from './retry-conflicts'
import { threads, users } from './schema'
import { createSessionStore } from './session-store'
import { addTraveller, createTestDatabase, isServerReachable, openTestDatabase } from './testing'
import { createThreadStore } from './thread-store'

const hasServer = await isServerReachable()
const refusal = (url: string, password?: string) =>
  openPostgres(url, password).then(
    async ({ close }) => {
      await close()
      return 'not refused'
    },
    (error: Error) => error.message,
  )

describe.skipIf(!hasServer)('a role with odd settings', () => {
  let made: Awaited<ReturnType<typeof createTestDatabase>>
  let role = ''
  beforeAll(async () => {
    made = await createTestDatabase()
    role = made.name
    const settings = {
      datestyle: "'German'",
      intervalstyle: "'sql_standard'",
      timezone: "'Asia/Kathmandu'",
      extra_float_digits: '-10',
      standard_conforming_strings: 'off',
      search_path: "'nowhere'",
      default_transaction_isolation: "'serializable'",
      default_transaction_read_only: 'on',
      synchronous_commit: 'off',
      statement_timeout: "'1ms'",
      lock_timeout: "'1ms'",
      idle_in_transaction_session_timeout: "'1ms'",
      idle_session_timeout: "'1ms'",
    }
    await made.ask(`create role ${role} login; alter database ${made.name} owner to ${role}`)
    await made.ask(`alter database ${made.name} set timezone = 'America/Lima'`)
    for (const [name, value] of Object.entries(settings)) await made.ask(`alter role ${role} set ${name} = ${value}`)
  })
  afterAll(async () => {
    await made.drop()
    await dropRole(role)
  })

  test('changes nothing: tables are made in public, and what is stored comes back to the millisecond', async () => {
    const { db, close } = await openPostgres(`${made.urlOf(role)}?datestyle=German&TimeZone=Asia/Tokyo&search_path=nowhere`)
    const { userId, threadId } = await addTraveller(db)
    expect(await createThreadStore(db).find(threadId, userId)).toMatchObject({ name: 'A trip' })
    const now = new Date('2026-11-27T23:45:01.007Z')
    const expiresAt = new Date('2026-12-05T00:15:00.250Z')
    const sessions = createSessionStore(db)
    const opened = await sessions.open({ userId, device: '', expiresAt, kind: 'password', now })
    expect(await sessions.list(userId, now)).toEqual([opened])
    expect(opened).toMatchObject({ expiresAt, createdAt: now })
    const [found] = await rowsIn(
      db,
      sql`select current_schema() as schema, 0.1::float8 + 0.2 as sum, 'a\\b' as text, current_setting('TimeZone') as zone,
        '2026-03-04 05:06:07Z'::timestamptz::text as moment, interval '1 day 2 hours'::text as span,
        current_setting('transaction_isolation') as isolation, current_setting('synchronous_commit') as commit,
        current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle`,
    )
    expect(found).toEqual({
      schema: 'public',
      sum: 0.30000000000000004,
      text: 'a\\b',
      zone: 'UTC',
      moment: '2026-03-04 05:06:07+00',
      span: '1 day 02:00:00',
      isolation: 'read committed',
      commit: 'on',
      statement: '10s',
      lock: '8s',
      idle: '10s',
    })
    await close()
  })
})

describe.skipIf(!hasServer)('transactions that meet', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    opened = await openTestDatabase('postgres')
  })
  afterAll(() => opened.close())

  test('of two that wait for each other, the one that the server ends is done again, and both count', async () => {
    const { db } = opened
    const [one, other] = await Promise.all([addTraveller(db), addTraveller(db)])
    const bothHold = Promise.withResolvers<void>()
    let holding = 0
    let begun = 0
    const rename = (first: string, second: string, name: string) =>
      db.transaction(async (transaction) => {
        begun++
        await transaction.update(users).set({ firstName: name }).where(sql`${users.id} = ${first}`)
        if (++holding === 2) bothHold.resolve()
        await bothHold.promise
        await transaction.update(users).set({ lastName: name }).where(sql`${users.id} = ${second}`)
      })
    await Promise.all([rename(one.userId, other.userId, 'A'), rename(other.userId, one.userId, 'B')])
    expect(begun).toBe(3)
    const rows = await db.select({ id: users.id, firstName: users.firstName, lastName: users.lastName }).from(users)
    expect(rows.find(({ id }) => id === one.userId)).toMatchObject({ firstName: 'A', lastName: 'B' })
    expect(rows.find(({ id }) => id === other.userId)).toMatchObject({ firstName: 'B', lastName: 'A' })
  })

  test('one that counts on what another changed meanwhile counts again', async () => {
    const { db } = opened
    const { threadId } = await addTraveller(db)
    const count = async () => {
      const [thread] = await db.select({ count: threads.lastSequence }).from(threads).where(sql`${threads.id} = ${threadId}`)
      return thread?.count ?? 0
    }
    const before = await count()
    const add = () =>
      db.transaction(
        async (transaction) => {
          const [thread] = await transaction.select({ count: threads.lastSequence }).from(threads).where(sql`${threads.id} = ${threadId}`)
          await transaction
            .update(threads)
            .set({ lastSequence: (thread?.count ?? 0) + 1 })
            .where(sql`${threads.id} = ${threadId}`)
        },
        { isolationLevel: 'repeatable read' },
      )
    await Promise.all([add(), add(), add()])
    expect(await count()).toBe(before + 3)
  })

  test('work that takes longer than a connection allows is ended; without a limit it is waited for', async () => {
    const made = await createTestDatabase()
    const outcome = async (longestWorkMs: number | null) => {
      const { db, close } = await openPostgres(made.url, undefined, longestWorkMs)
      const worked = await db
        .transaction(async (transaction) => {
          await transaction.execute(sql`select pg_sleep(0.4)`)
          await new Promise((resume) => setTimeout(resume, 400))
          await transaction.execute(sql`select 1`)
          return 'done'
        })
        .catch((error: unknown) => storeFailureKind(error))
      await close()
      return worked
    }
    expect(await outcome(200)).not.toBe('done')
    expect(await outcome(null)).toBe('done')
    await made.drop()
  })

  test('who waits too long for a lock is told that the database is busy, and the lock of a transaction that stands still is let go', async () => {
    const { db } = opened
    const { userId } = await addTraveller(db)
    const name = (transaction: typeof db) => transaction.update(users).set({ firstName: 'C' }).where(sql`${users.id} = ${userId}`)
    const failed = await db
      .transaction(async (transaction) => {
        await transaction.execute(sql`set local idle_in_transaction_session_timeout = 1500`)
        await name(transaction)
        const waited = db.transaction(async (second) => {
          await second.execute(sql`set local lock_timeout = 100`)
          await name(second)
        })
        expect(storeFailureKind(await waited.catch((error: unknown) => error))).toBe('busy')
        await new Promise((resume) => setTimeout(resume, 2_500))
        await name(transaction)
      })
      .catch((error: unknown) => error)
    expect(storeFailureKind(failed)).toBe('unreachable')
    await name(db)
  })
})

test('work that meets others again and again ends after four tries, and other failures are not tried again', async () => {
  const failing = async (code: string) => {
    let tries = 0
    const failed = await retryConflicts(async () => {
      tries++
      throw Object.assign(new Error('refused'), { code })
    }).catch((error: unknown) => error)
    return { tries, code: databaseCode(failed, /./) }
  }
  expect(await failing('40001')).toEqual({ tries: 4, code: '40001' })
  expect(await failing('40P01')).toEqual({ tries: 4, code: '40P01' })
  expect(await failing('23505')).toEqual({ tries: 1, code: '23505' })
})

describe.skipIf(!hasServer)('a database that cannot be used is refused with the cause', () => {
  test('one that is not there, a role that is not there, a parameter that no server knows', async () => {
    const made = await createTestDatabase()
    const { hostname, port } = new URL(made.url)
    const place = (database: string) => `Wayfarer cannot use the database of DATABASE_URL (${database} on ${hostname}:${port || 5432}): `
    expect(await refusal(made.url.replace(made.name, 'wayfarer_test_none'))).toBe(
      `${place('wayfarer_test_none')}there is no such database. Create it, or set DATABASE_URL to another.`,
    )
    expect(await refusal(made.urlOf('nobody_here'))).toBe(
      `${place(made.name)}the role nobody_here is not let in (role "nobody_here" does not exist).`,
    )
    expect(await refusal(`${made.url}?schema=travel`)).toBe(
      `${place(made.name)}its server does not take a parameter of the address (unrecognized configuration parameter "schema").`,
    )
    await made.drop()
  })

  test('a role without CREATE is named with what to grant; once the tables are there it needs it no more', async () => {
    const made = await createTestDatabase()
    const role = `${made.name}_role`
    await made.ask(`create role ${role} login`)
    expect(await refusal(made.urlOf(role))).toMatch(
      /: the role \w+_role may not make its tables \(permission denied for database \w+\)\. Grant it CREATE on the database and on its schema public\.$/,
    )
    await made.ask(`grant create on database ${made.name} to ${role}; revoke all on schema public from public`)
    await made.ask(`grant usage on schema public to ${role}`)
    expect(await refusal(made.urlOf(role))).toContain('(permission denied for schema public). Grant it CREATE')
    await made.ask(`drop schema if exists drizzle cascade`)
    expect(await refusal(made.url)).toBe('not refused')
    await made.ask(`revoke create on database ${made.name} from ${role}; grant usage on schema drizzle to ${role}`)
    await made.ask(`grant select on all tables in schema drizzle to ${role}`)
    expect(await refusal(made.urlOf(role))).toBe('not refused')
    await made.drop()
    await dropRole(role)
  })

  test('tables of another program are left alone, whether or not it keeps its migrations as we do', async () => {
    const made = await createTestDatabase()
    await made.ask('create table users (name text)')
    expect(await refusal(made.url)).toContain(
      ': there are tables of another program in it (relation "users" already exists). Wayfarer needs a database of its own.',
    )
    const later = Date.UTC(2200, 0)
    await made.ask('create schema if not exists drizzle')
    await made.ask('create table if not exists drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)')
    await made.ask(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', ${later})`)
    expect(await refusal(made.url)).toContain(': it was set up by another program.')
    await made.drop()
  })

  test('tables in another schema are named instead of made once more', async () => {
    const made = await createTestDatabase()
    expect(await refusal(made.url)).toBe('not refused')
    await made.ask('alter schema public rename to travel; create schema public')
    const sentence =
      ': its tables are in the schema travel, and Wayfarer uses public. Move them there with ALTER TABLE … SET SCHEMA public.'
    expect(await refusal(made.url)).toContain(sentence)
    // An older version's, too, before it is brought up to date.
    await made.ask('delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)')
    expect(await refusal(`${made.url}?search_path=travel`)).toContain(sentence)
    await made.drop()
  })

  test('one that cannot store every letter', async () => {
    const made = await createTestDatabase("encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0")
    expect(await refusal(made.url)).toContain(': it stores text as LATIN1, and UTF8 is needed.')
    await made.drop()
  })
})

test('a pooler that refuses the settings of a session is named with the way out', async () => {
  const refusing = createServer((socket) => {
    socket.once('data', () => {
      const fields = Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: search_path\0\0')
      const head = Buffer.from([0x45, 0, 0, 0, fields.length + 4])
      socket.end(Buffer.concat([head, fields]))
    })
  }).listen(0, '127.0.0.1')
  await once(refusing, 'listening')
  const { port } = refusing.address() as AddressInfo
  expect(await refusal(`postgres://name@127.0.0.1:${port}/wayfarer`)).toBe(
    `Wayfarer cannot use the database of DATABASE_URL (wayfarer on 127.0.0.1:${port}): a pooler in front of it, such as PgBouncer, refuses what every connection of Wayfarer begins with (unsupported startup parameter: search_path). Set DATABASE_URL to PostgreSQL itself, or name the settings in the pooler’s ignore_startup_parameters and give them to the role with ALTER ROLE.`,
  )
  refusing.close()
})

test('a server that is not there, and a host that is none, are named', async () => {
  expect(await refusal('postgres://name:hidden@127.0.0.1:1/wayfarer')).toBe(
    'Wayfarer cannot use the database of DATABASE_URL (wayfarer on 127.0.0.1:1): nothing listens there. Start PostgreSQL, or set DATABASE_URL to where it runs.',
  )
  expect(await refusal('postgres://name:hidden@nowhere.invalid/wayfarer')).toBe(
    'Wayfarer cannot use the database of DATABASE_URL (wayfarer on nowhere.invalid:5432): there is no such host.',
  )
})

test('a password of any signs opens the server that asks for it, another one is refused and not told, and a standby is read-only', async ({
  skip,
}) => {
  const password = 'ab+/cd/e?f#g%h=='
  const cluster = await startClusterWithPassword(password)
  if (!cluster) return skip('PostgreSQL is not installed')
  try {
    expect(await refusal(cluster.url, password)).toBe('not refused')
    const inAddress = cluster.url.replace('app@', `app:${encodeURIComponent(password)}@`)
    expect(await refusal(inAddress, 'hidden-other')).toBe('not refused')
    const refused = await refusal(cluster.url, 'hidden-other')
    expect(refused).toContain(': the password of the role app was refused. It stands in DATABASE_URL or in PGPASSWORD.')
    expect(refused).not.toContain('hidden')
    cluster.standBy()
    expect(await refusal(cluster.url, password)).toContain(': it is a standby and can only be read.')
  } finally {
    cluster.stop()
  }
}, 90_000)

async function dropRole(role: string): Promise<void> {
  const server = postgres(process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres', { max: 1, onnotice: () => {} })
  await server.unsafe(`drop role if exists ${role}`)
  await server.end()
}
