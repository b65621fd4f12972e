import { sql } from 'drizzle-orm'
import { type StoreFailureKind, storeFailureKind } from '@/lib/ports/store-failure'
import type { Database } from './database'
import { openPglite } from './open-pglite'
import { openPostgres } from './open-postgres'

export type DatabaseState = 'up' | StoreFailureKind
export type OpenedDatabase = {
  kind: 'pglite' | 'postgres'
  db: Database
  /** How it answers right now, told before long; never throws. */
  state(): Promise<DatabaseState>
  close(): Promise<void>
}

const LONGEST_LOOK_MS = 2_000

/**
 * Opens and migrates: PostgreSQL at `databaseUrl` when there is one, else PGlite under `dataFolder`. Call it once per process and
 * keep the promise on globalThis. Throws one sentence for people who run the server when it cannot be used.
 */
export async function openDatabase(settings: {
  databaseUrl?: string | undefined
  databasePassword?: string | undefined
  dataFolder: string
  /** For work on the whole database at once: on PostgreSQL it takes the time that it takes. */
  isUnhurried?: boolean
}): Promise<OpenedDatabase> {
  if (!settings.databaseUrl) {
    const opened = await openPglite(settings.dataFolder)
    return { kind: 'pglite', ...opened, state: async () => ((await opened.hasRoom()) ? stateOf(opened.db) : 'full') }
  }
  const opened = await openPostgres(settings.databaseUrl, settings.databasePassword, settings.isUnhurried ? null : undefined)
  return { kind: 'postgres', ...opened, state: () => stateOf(opened.db) }
}

async function stateOf(db: Database): Promise<DatabaseState> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<DatabaseState>((resolve) => {
    timer = setTimeout(() => resolve('busy'), LONGEST_LOOK_MS)
  })
  const asked = db.execute(sql`select 1`).then(
    (): DatabaseState => 'up',
    (error: unknown) => storeFailureKind(error) ?? 'unreachable',
  )
  return Promise.race([asked, silence]).finally(() => clearTimeout(timer))
}
