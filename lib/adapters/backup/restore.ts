import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { newestMigration } from '../database/migration'
import { type BackupHead, BackupRefused, checkBackup, rowsOf } from './backup-file'
import { rowsIn } from './rows-in'
import { tableNames } from './tables'

const MOST_ROWS = 500
const MOST_CHARACTERS = 1_000_000

/**
 * Puts a backup into an empty, migrated database of either kind, whole or not at all. Throws `BackupRefused` for a damaged file, one of
 * another version, one whose passports this key does not open, and a database that holds anything.
 */
export async function restoreDatabase(db: Database, file: string, { keyCheck }: { keyCheck: string | null }): Promise<BackupHead> {
  const head = await checkBackup(file)
  const { tag } = await newestMigration()
  if (head.schema !== tag) {
    throw new BackupRefused(
      `This backup was made by a Wayfarer of version ${head.schema}, and this one is of version ${tag}. Restore it with that one; the newer one brings it up to date when it starts.`,
    )
  }
  if (head.keyCheck !== null && head.keyCheck !== keyCheck) {
    throw new BackupRefused(
      'The passports in this backup were encrypted with another key. Set ENCRYPTION_KEY to the one that they were encrypted with: where it was not set, it stands in the file encryption-key of the data folder that was backed up.',
    )
  }
  await db.transaction(async (transaction) => {
    const filled = await filledTable(transaction)
    if (filled)
      throw new BackupRefused(`This database is not empty: there is something in ${filled}. A backup is restored into an empty one alone.`)
    let batch = { table: '', rows: [] as string[], characters: 0 }
    for await (const { table, row } of rowsOf(file)) {
      if (table !== batch.table || batch.rows.length === MOST_ROWS || batch.characters > MOST_CHARACTERS) {
        await insert(transaction, batch)
        batch = { table, rows: [], characters: 0 }
      }
      batch.rows.push(row)
      batch.characters += row.length
    }
    await insert(transaction, batch)
  })
  return head
}

async function insert(db: Database, { table, rows }: { table: string; rows: string[] }): Promise<void> {
  if (rows.length === 0) return
  const name = sql.identifier(table)
  await db.execute(sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`)
}

async function filledTable(db: Database): Promise<string | null> {
  for (const table of tableNames()) {
    const [row] = await rowsIn(db, sql`select exists (select 1 from ${sql.identifier(table)}) as "isFilled"`)
    if (row?.isFilled) return table
  }
  return null
}
