import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { newestMigration } from '../database/migration'
import { type BackupHead, BackupRefused, writeBackup } from './backup-file'
import { rowsIn } from './rows-in'
import { tableNames } from './tables'

const AT_ONCE = 200

/**
 * Writes every row of our tables to a file, as they stand at one moment, while others go on working. The database writes the JSON itself,
 * so that nothing passes through types of ours; what is encrypted stays so.
 */
export async function dumpDatabase(
  db: Database,
  file: string,
  { madeAt, keyCheck }: Pick<BackupHead, 'madeAt' | 'keyCheck'>,
): Promise<BackupHead> {
  const { tag, when } = await newestMigration()
  return db.transaction(
    async (transaction) => {
      const [found] = await rowsIn(transaction, sql`select max(created_at) as "when" from drizzle.__drizzle_migrations`)
      if (Number(found?.when) !== when) {
        throw new BackupRefused('This database is of another version than this Wayfarer. Back it up with the Wayfarer that runs on it.')
      }
      const head = { schema: tag, madeAt, keyCheck, tables: await countRows(transaction) }
      await writeBackup(file, { head, rows: everyRow(transaction) })
      return head
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function countRows(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tableNames()) {
    const [row] = await rowsIn(db, sql`select count(*)::int as rows from ${sql.identifier(table)}`)
    counts[table] = Number(row?.rows)
  }
  return counts
}

async function* everyRow(db: Database): AsyncGenerator<{ table: string; row: string }> {
  for (const table of tableNames()) {
    await db.execute(sql`declare backup no scroll cursor for select row_to_json(t)::text as row from ${sql.identifier(table)} t`)
    for (;;) {
      const rows = await rowsIn(db, sql`fetch ${sql.raw(String(AT_ONCE))} from backup`)
      for (const { row } of rows) yield { table, row: String(row) }
      if (rows.length < AT_ONCE) break
    }
    await db.execute(sql`close backup`)
  }
}
