import { createHash, randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from './database'
import { openPgliteInMemory } from './open-pglite'

/**
 * An empty, migrated PGlite database to copy, for tests and replays on a developer's machine: setting one up takes four times as long, so
 * it is done once and kept in the system's temporary folder.
 */
export async function emptyPglite(): Promise<Blob> {
  const file = join(tmpdir(), `wayfarer-empty-database-${await versionOfDatabase()}`)
  try {
    return await openAsBlob(file)
  } catch {
    const fresh = await openPgliteInMemory()
    const copy = await fresh.copy()
    await fresh.close()
    // Whole or not at all: another test file may be looking for it right now.
    const unfinished = `${file}-${randomUUID()}`
    await writeFile(unfinished, copy.stream())
    await rename(unfinished, file)
    return copy
  }
}

/** Changes with the migrations and with PGlite itself. */
async function versionOfDatabase(): Promise<string> {
  const hash = createHash('sha256').update(await readFile('node_modules/@electric-sql/pglite/package.json'))
  for (const name of (await readdir(migrationsFolder())).toSorted()) {
    if (name.endsWith('.sql')) hash.update(await readFile(join(migrationsFolder(), name)))
  }
  return hash.digest('hex').slice(0, 16)
}
