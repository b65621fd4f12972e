import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationsFolder } from './database'
import { createMessageStore } from './message-store'
import { createThreadStore } from './thread-store'
import { createTripStore } from './trip-store'

const OLD_ROWS = `
  insert into users (id, first_name, last_name, is_guest) values ('ana', '', '', true);
  insert into threads (id, user_id, name, last_sequence) values ('talk', 'ana', 'Lisbon', 3), ('empty', 'ana', '', 0), ('all-undone', 'ana', '', 0);
  insert into messages (id, thread_id, sequence, role, parts, status) values
    ('one', 'talk', 1, 'user', '[{"type":"text","text":"To Lisbon"},{"type":"data-change","data":{"label":"You chose TP1361"}}]', 'complete'),
    ('three', 'talk', 3, 'assistant', '[]', 'partial'), ('two', 'talk', 2, 'user', '[{"type":"step-start"}]', 'complete');
  insert into trip_commands (thread_id, number, command, facts, issued_by, issued_at, undone_at) values
    ('talk', 1, '{"type":"start-over"}', '{}', 'traveller', now(), null), ('talk', 2, '{"type":"start-over"}', '{}', 'traveller', now(), now()),
    ('talk', 3, '{"type":"start-over"}', '{}', 'traveller', now(), null), ('talk', 4, '{"type":"start-over"}', '{}', 'traveller', now(), now()),
    ('all-undone', 1, '{"type":"start-over"}', '{}', 'traveller', now(), now());`

let client: PGlite
beforeAll(async () => {
  client = await PGlite.create()
})
afterAll(() => client.close())

test('conversations and trips of a database from before branches open as they were, and go on', async () => {
  const [db, before] = [drizzle(client), await migrationsBefore(6)]
  await migrate(db, { migrationsFolder: before })
  await rm(before, { recursive: true })
  await client.exec(OLD_ROWS)
  await migrate(db, { migrationsFolder: migrationsFolder() })
  const [messages, trips, threads] = [createMessageStore(db), createTripStore(db), createThreadStore(db)]
  const read = async () => (await messages.list('talk', 'ana')).map(({ id, parentId, status }) => [id, parentId, status])
  expect(await read()).toEqual([
    ['one', null, 'complete'],
    ['two', 'one', 'complete'],
    ['three', 'two', 'partial'],
  ])
  const trip = async (thread: string) => {
    const stored = await trips.load(thread, 'ana')
    return [stored?.commands.map(({ number }) => number), stored?.version]
  }
  // The versions are those that confirmations were given for.
  expect([await trip('talk'), await trip('empty'), await trip('all-undone')]).toEqual([
    [[1, 3], 6],
    [[], 0],
    [[], 2],
  ])
  expect(await threads.search('ana', 'lisbon tp1361', 9)).toMatchObject([{ messageId: 'one', excerpt: 'To Lisbon You chose TP1361' }])
  expect(await threads.pulse('empty', 'ana', new Date())).toMatchObject({ headId: null })

  expect([await trips.undo('talk', 'ana', 3), await trips.undo('talk', 'ana', 1)]).toEqual([true, true])
  const issued = { command: { type: 'start-over' }, facts: {}, issuedBy: 'traveller', issuedAt: new Date(), clientKey: null } as const
  expect(await trips.append({ threadId: 'talk', userId: 'ana', ...issued, version: 8 })).toMatchObject({ number: 5 })
  const said = { id: 'four', threadId: 'talk', userId: 'ana', parts: [], metadata: null, words: '', clientKey: 'four' }
  expect(await messages.addTravellerMessage(said)).toBe('placed')
  expect((await read()).at(-1)).toEqual(['four', 'three', 'complete'])
  expect((await db.execute(sql`select count(*)::int as left from trip_commands`)).rows).toEqual([{ left: 6 }])
})

/** A copy of the migrations, as it was before the one with this number. */
async function migrationsBefore(number: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wayfarer-migrations-'))
  await cp(migrationsFolder(), folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const read: { entries: unknown[] } = JSON.parse(await readFile(journal, 'utf8'))
  await writeFile(journal, JSON.stringify({ ...read, entries: read.entries.slice(0, number) }))
  return folder
}
