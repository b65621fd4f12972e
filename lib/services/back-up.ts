import type { BackupHead } from '../adapters/backup/backup-file'
import { dumpDatabase } from '../adapters/backup/dump'
import { restoreDatabase } from '../adapters/backup/restore'
import { openDatabase } from '../adapters/database/open-database'
import { keyCheckOf } from '../adapters/database/sealing'
import type { Environment } from '../env'
import { readSecret } from './own-secret'

/** Writes the database of this environment to a file. The embedded one is for one process alone: the app must be stopped. */
export function backUp(environment: Environment, file: string): Promise<BackupHead> {
  return withDatabase(environment, (db, keyCheck) => dumpDatabase(db, file, { madeAt: new Date().toISOString(), keyCheck }))
}

/** Puts a backup into the empty database of this environment. */
export function restore(environment: Environment, file: string): Promise<BackupHead> {
  return withDatabase(environment, (db, keyCheck) => restoreDatabase(db, file, { keyCheck }))
}

type Work = (db: Awaited<ReturnType<typeof openDatabase>>['db'], keyCheck: string | null) => Promise<BackupHead>

async function withDatabase({ DATABASE_URL, PGPASSWORD, DATA_FOLDER, ENCRYPTION_KEY }: Environment, work: Work): Promise<BackupHead> {
  const secret = ENCRYPTION_KEY ?? (await readSecret(DATA_FOLDER, 'encryption-key'))
  const { db, close } = await openDatabase({
    databaseUrl: DATABASE_URL,
    databasePassword: PGPASSWORD,
    dataFolder: DATA_FOLDER,
    isUnhurried: true,
  })
  try {
    return await work(db, secret ? keyCheckOf(secret) : null)
  } finally {
    await close()
  }
}
