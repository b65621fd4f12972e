import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** Every row of every table of the embedded database, as text. The app must have ended. */
export async function dumpDatabase(dataFolder: string): Promise<string> {
  const client = await PGlite.create(join(dataFolder, 'database'))
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    )
    const dumps: string[] = []
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select row_to_json(entry)::text as row from ${name} as entry`)
      dumps.push(`${name}\n${rows.map(({ row }) => row).join('\n')}`)
    }
    return dumps.join('\n\n')
  } finally {
    await client.close()
  }
}
