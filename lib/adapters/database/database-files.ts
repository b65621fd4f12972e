import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'

/** The PostgreSQL that PGlite is: its files are of no use to another one. */
const OWN_VERSION = '18'
const CONTROL_BYTES = 8192
const SEGMENT_BYTES = 16 * 1024 * 1024

/**
 * The folder of an embedded database, looked at before PGlite opens it: it would make a new database where it finds no version, and says
 * only "Aborted" of all else. Throws one sentence for what is damaged. Where there is nothing yet, `make` makes a new database in a folder
 * beside it, which takes its place once it is whole: all that is ever removed is what an earlier start left unfinished there.
 */
export async function databaseFolder(dataFolder: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(dataFolder, 'database')
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0)) {
    const damage = damageOf(folder)
    if (damage) throw damagedDatabase(folder, damage)
    mustBeWritable(folder)
    return folder
  }
  removeEmpty(folder)
  const unfinished = join(dataFolder, 'database.unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  await make(unfinished)
  renameSync(unfinished, folder)
  flush(dataFolder)
  return folder
}

/** Not every system renames over a folder, even an empty one, and none over a link or a disk. */
function removeEmpty(folder: string): void {
  try {
    if (existsSync(folder)) rmdirSync(folder)
  } catch (cause) {
    throw new Error(`Wayfarer cannot make its database: ${folder} is there already, is empty and cannot be replaced. Remove it.`, { cause })
  }
}

function mustBeWritable(folder: string): void {
  try {
    for (const name of ['', 'global/pg_control', 'pg_wal']) accessSync(join(folder, name), constants.W_OK)
  } catch (cause) {
    throw new Error(`Wayfarer cannot write to the database of DATA_FOLDER (${folder}). Make the folder and all in it writable.`, { cause })
  }
}

/** The sentence for what is in `folder` and cannot be opened. */
export function damagedDatabase(folder: string, damage: string, cause?: unknown): Error {
  return new Error(
    `The database of DATA_FOLDER (${folder}) is damaged: ${damage}. Nothing was changed. Put a copy of that folder back, or restore a backup into an empty DATA_FOLDER.`,
    { cause },
  )
}

function damageOf(folder: string): string | null {
  const version = read(join(folder, 'PG_VERSION'))
  if (version === null) return 'its file PG_VERSION is missing'
  if (version.trim() !== OWN_VERSION)
    return `it is of PostgreSQL ${version.trim() || 'without a version'}, and this Wayfarer reads ${OWN_VERSION}`
  const missing = ['base', 'global', 'global/pg_control', 'pg_wal', 'pg_xact'].find((name) => !existsSync(join(folder, name)))
  if (missing) return `${missing} is missing`
  const { size } = statSync(join(folder, 'global/pg_control'))
  if (size !== CONTROL_BYTES) return `global/pg_control has ${size} of ${CONTROL_BYTES} bytes`
  const segments = readdirSync(join(folder, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name))
  if (segments.length === 0) return 'its log (pg_wal) is missing'
  for (const name of segments) {
    const { size } = statSync(join(folder, 'pg_wal', name))
    if (size !== SEGMENT_BYTES) return `its log was cut off (pg_wal/${name} has ${size} of ${SEGMENT_BYTES} bytes)`
  }
  return null
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** The names in a folder, on the disk itself. Windows has no such thing. */
function flush(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
