import { accessSync, constants, mkdirSync, readdirSync, readFileSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Two segments of PGlite's log: where not even one fits, it ends the process instead of refusing a write. */
export const LEAST_FREE_BYTES = 32 * 1024 * 1024
/** What a database takes before anything is stored in it. */
const NEW_DATABASE_BYTES = 48 * 1024 * 1024
/** SQLite keeps a journal beside the lock. */
const OWN_FILE = /^(database(\..*)?|encryption-key|session-secret)$/
/** SQLite's code for a file that somebody else has locked. */
const SQLITE_BUSY = 5

/**
 * Takes the data folder for this process; throws one sentence when another process has it, when it is somebody else's folder, and when it
 * cannot be written. Two processes on one PGlite folder lose committed rows without an error. An exclusive SQLite file is held by the
 * operating system itself, on every platform, so that no lock outlives its process, however that ended. The process id stands in a file of
 * its own: reading the locked one would drop the lock.
 */
export function lockDataFolder(dataFolder: string): { release(): void } {
  const folder = resolve(dataFolder)
  mustBeWritable(folder)
  mustBeOurs(folder)
  mustHaveRoom(folder)
  const processFile = join(folder, 'database.pid')
  const lock = new DatabaseSync(join(folder, 'database.lock'), { timeout: 500 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    lock.close()
    if (!isBusy(cause)) throw notWritable(folder, cause)
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
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) {
      throw new Error(`DATA_FOLDER (${folder}) is a file. Set it to a folder.`, { cause })
    }
    throw notWritable(folder, cause)
  }
}

function notWritable(folder: string, cause: unknown): Error {
  return new Error(`Wayfarer cannot write to its data folder (${folder}). Make it writable, or set DATA_FOLDER to another folder.`, {
    cause,
  })
}

/** Nothing is made in a folder that is in use for something else; what begins with a dot, or belongs to the disk itself, is no use. */
function mustBeOurs(folder: string): void {
  const names = readdirSync(folder)
  if (names.includes('database')) return
  const foreign = names.find((name) => !OWN_FILE.test(name) && !name.startsWith('.') && name !== 'lost+found')
  if (foreign === undefined) return
  throw new Error(
    `DATA_FOLDER (${folder}) is not empty and holds no database of Wayfarer’s, but ${foreign}. Set it to an empty folder, or to the one that was used before.`,
  )
}

function mustHaveRoom(folder: string): void {
  const needed = LEAST_FREE_BYTES + (statSync(join(folder, 'database'), { throwIfNoEntry: false }) ? 0 : NEW_DATABASE_BYTES)
  const free = freeBytes(folder)
  if (free >= needed) return
  throw new Error(
    `The disk of DATA_FOLDER (${folder}) is full: ${megabytes(free)} MB are free, and Wayfarer needs ${megabytes(needed)} to start.`,
  )
}

/** Without end where it cannot be told: that is no reason to refuse. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function readProcessId(processFile: string): string {
  try {
    return readFileSync(processFile, 'utf8')
  } catch {
    return 'unknown'
  }
}
