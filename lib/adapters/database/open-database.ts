import type { Database } from './database'
import { openPglite } from './open-pglite'
import { openPostgres } from './open-postgres'

export type OpenedDatabase = { kind: 'pglite' | 'postgres'; db: Database; close(): Promise<void> }

/**
 * Opens and migrates: PostgreSQL at `databaseUrl` when there is one, else PGlite under `dataFolder`. Call it once per process and
 * keep the promise on globalThis. Throws when another process holds the folder.
 */
export async function openDatabase(settings: { databaseUrl?: string | undefined; dataFolder: string }): Promise<OpenedDatabase> {
  return settings.databaseUrl
    ? { kind: 'postgres', ...(await openPostgres(settings.databaseUrl)) }
    : { kind: 'pglite', ...(await openPglite(settings.dataFolder)) }
}
