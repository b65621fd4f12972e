import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes the data folder for this process; throws when another one has it. Two processes on one PGlite folder lose committed rows
 * without an error. An exclusive SQLite file is held by the operating system itself, on every platform, so that no lock outlives
 * its process, however that ended. The process id stands in a file of its own: reading the locked one would drop the lock.
 */
export function lockDataFolder(dataFolder: string): { release(): void } {
  const folder = resolve(dataFolder)
  mustBeWritable(folder)
  const processFile = join(folder, 'database.pid')
  const lock = new DatabaseSync(join(folder, 'database.lock'), { timeout: 500 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    lock.close()
    throw new Error(
      `Another Wayfarer is running on this data folder (${folder}, process ${readProcessId(processFile)}). Stop it first, or set DATA_FOLDER to another folder.`,
      { cause },
    )
  }
  writeFileSync(processFile, String(process.pid))
  return { release: () => lock.close() }
}

function mustBeWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (cause) {
    throw new Error(`Wayfarer cannot write to its data folder (${folder}). Make it writable, or set DATA_FOLDER to another folder.`, {
      cause,
    })
  }
}

function readProcessId(processFile: string): string {
  try {
    return readFileSync(processFile, 'utf8')
  } catch {
    return 'unknown'
  }
}
