import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createTestDatabase, isServerReachable } from '../adapters/database/testing'
import { readEnvironment } from '../env'
import { backUp } from './back-up'

const hasServer = await isServerReachable()

test.skipIf(!hasServer)('PostgreSQL lets a backup take the time that it takes', async () => {
  const made = await createTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-back-up-'))
  const read = readEnvironment({
    DATABASE_URL: made.url,
    DATA_FOLDER: folder,
    ENCRYPTION_KEY: 'a key for tests only',
    NEXTAUTH_SECRET: 'a secret for tests only',
  })
  if ('faults' in read) throw new Error(read.faults.join())
  try {
    await backUp(read.environment, join(folder, 'first.gz'))
    // A table whose only row tells the limits of the session that reads it.
    await made.ask('drop table letters')
    await made.ask(`create view letters as select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`)
    await backUp(read.environment, join(folder, 'second.gz'))
    const limits = JSON.stringify({ statement: '0', idle: '0' })
    expect(
      gunzipSync(readFileSync(join(folder, 'second.gz')))
        .toString()
        .replaceAll('\\', ''),
    ).toContain(limits)
  } finally {
    rmSync(folder, { recursive: true })
    await made.drop()
  }
})
