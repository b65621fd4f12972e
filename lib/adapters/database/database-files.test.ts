import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canMountDisk, withSmallDisk } from '@/tests/small-disk'
import { lockDataFolder } from './data-folder-lock'
import { databaseFolder } from './database-files'

const SEGMENT = 'pg_wal/000000010000000000000001'
let dataFolder = ''
let database = ''
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'wayfarer-files-'))
  database = join(dataFolder, 'database')
})
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }))

/** What PGlite leaves, as far as it is looked at: files without content, in the right size. */
function makeDatabase(database: string): void {
  for (const name of ['base', 'global', 'pg_wal', 'pg_xact']) mkdirSync(join(database, name), { recursive: true })
  writeFileSync(join(database, 'PG_VERSION'), '18\n')
  writeFileSync(join(database, 'global/pg_control'), Buffer.alloc(8192))
  writeFileSync(join(database, SEGMENT), '')
  truncateSync(join(database, SEGMENT), 16 * 1024 * 1024)
}

const mustNotMake = () => Promise.reject(new Error('there is a database already'))

test.each<[damage: string, make: () => void]>([
  ['its file PG_VERSION is missing', () => rmSync(join(database, 'PG_VERSION'))],
  ['it is of PostgreSQL 17, and this Wayfarer reads 18', () => writeFileSync(join(database, 'PG_VERSION'), '17\n')],
  ['global/pg_control is missing', () => rmSync(join(database, 'global/pg_control'))],
  ['global/pg_control has 100 of 8192 bytes', () => truncateSync(join(database, 'global/pg_control'), 100)],
  ['base is missing', () => rmSync(join(database, 'base'), { recursive: true })],
  ['its log (pg_wal) is missing', () => rmSync(join(database, SEGMENT))],
  [`its log was cut off (${SEGMENT} has 1000 of 16777216 bytes)`, () => truncateSync(join(database, SEGMENT), 1000)],
])('a database is refused and left as it is when %s', async (damage, make) => {
  makeDatabase(database)
  make()
  const before = readdirSync(database, { recursive: true })
  await expect(databaseFolder(dataFolder, mustNotMake)).rejects.toThrow(
    `The database of DATA_FOLDER (${database}) is damaged: ${damage}. Nothing was changed. Put a copy of that folder back, or restore a backup into an empty DATA_FOLDER.`,
  )
  expect(readdirSync(database, { recursive: true })).toEqual(before)
})

test('a whole database is opened as it is', async () => {
  makeDatabase(database)
  expect(await databaseFolder(dataFolder, mustNotMake)).toBe(database)
  expect(existsSync(join(database, SEGMENT))).toBe(true)
})

test('a database that a killed start left unfinished is made anew', async () => {
  let half = ''
  const killed = databaseFolder(dataFolder, async (folder) => {
    mkdirSync(folder)
    half = join(folder, 'half')
    writeFileSync(half, '')
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(existsSync(database)).toBe(false)
  await databaseFolder(dataFolder, async (folder) => {
    expect(existsSync(half)).toBe(false)
    makeDatabase(folder)
  })
  expect(existsSync(join(database, SEGMENT))).toBe(true)
  expect(readdirSync(dataFolder)).toEqual(['database'])
})

test('a database that was put back by hand after a killed start is opened as it is', async () => {
  for (const leave of [(path: string) => writeFileSync(path, ''), (path: string) => mkdirSync(path)]) {
    const unfinished = join(dataFolder, 'database.unfinished')
    leave(unfinished)
    makeDatabase(database)
    expect(await databaseFolder(dataFolder, mustNotMake)).toBe(database)
    expect(existsSync(join(database, SEGMENT))).toBe(true)
    rmSync(unfinished, { recursive: true })
  }
})

test('an empty folder is replaced by the new database, and a link to one is named', async () => {
  mkdirSync(database)
  await databaseFolder(dataFolder, async (folder) => makeDatabase(folder))
  expect(existsSync(join(database, SEGMENT))).toBe(true)
  rmSync(database, { recursive: true })
  mkdirSync(join(dataFolder, 'elsewhere'))
  symlinkSync(join(dataFolder, 'elsewhere'), database)
  await expect(databaseFolder(dataFolder, mustNotMake)).rejects.toThrow(
    `Wayfarer cannot make its database: ${database} is there already, is empty and cannot be replaced. Remove it.`,
  )
})

test('a folder that is used for something else is refused, and nothing is made in it', () => {
  for (const name of ['.hidden', 'holiday.jpg']) writeFileSync(join(dataFolder, name), '')
  expect(() => lockDataFolder(dataFolder)).toThrow(
    `DATA_FOLDER (${dataFolder}) is not empty and holds no database of Wayfarer’s, but holiday.jpg. Set it to an empty folder, or to the one that was used before.`,
  )
  expect(readdirSync(dataFolder)).toEqual(['.hidden', 'holiday.jpg'])
})

test('a folder of keys alone, or an empty disk, is taken', () => {
  for (const name of ['encryption-key', 'session-secret', '.snapshot']) writeFileSync(join(dataFolder, name), '')
  mkdirSync(join(dataFolder, 'lost+found'))
  lockDataFolder(dataFolder).release()
})

test('a file is no data folder', () => {
  const file = join(dataFolder, 'file')
  writeFileSync(file, '')
  expect(() => lockDataFolder(file)).toThrow(`DATA_FOLDER (${file}) is a file. Set it to a folder.`)
  expect(() => lockDataFolder(join(file, 'below'))).toThrow('Wayfarer cannot write to its data folder')
})

test.skipIf(!canMountDisk)('a disk without room is named with how much is needed, and nothing is made on it', async () => {
  await withSmallDisk('40m', false, async (disk) => {
    expect(() => lockDataFolder(disk)).toThrow(`The disk of DATA_FOLDER (${disk}) is full: 40 MB are free, and Wayfarer needs 80 to start.`)
    expect(readdirSync(disk)).toEqual([])
    // One that has its database already needs room for its log alone.
    mkdirSync(join(disk, 'database'))
    lockDataFolder(disk).release()
  })
})

test.skipIf(!canMountDisk)('a database that can only be read is refused before it is opened', async () => {
  await withSmallDisk('20m', false, async (disk) => {
    symlinkSync(disk, database)
    makeDatabase(database)
    await databaseFolder(dataFolder, mustNotMake)
    spawnSync('mount', ['-o', 'remount,ro', disk])
    await expect(databaseFolder(dataFolder, mustNotMake)).rejects.toThrow(
      `Wayfarer cannot write to the database of DATA_FOLDER (${database}). Make the folder and all in it writable.`,
    )
  })
})
