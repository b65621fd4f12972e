import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { root } from '@/scripts/setup/paths.mjs'
import { canMountDisk, withSmallDisk } from '@/tests/small-disk'

const LONGEST_START_MS = 60_000
const folders: string[] = []
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-start-'))
  folders.push(folder)
  return folder
}

/** Each start but the first finds the code compiled. */
const compiledCode = newFolder()

/** The start of the server as a process of its own, up to where its services are there. */
async function start(env: Record<string, string>): Promise<{ exitCode: number | null; said: string }> {
  const script = `const { servicesOrExit } = await import(${JSON.stringify(pathToFileURL(join(root, 'app/process/services-or-exit.ts')).href)})
    await servicesOrExit()
    console.log('started')
    process.exit(0)`
  const flags = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', '--import', './scripts/typescript-hooks.mjs']
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, [...flags, '--input-type=module', '-e', script], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, NODE_ENV: 'production', DEMO_MODE: 'on', LOG_LEVEL: 'info', NODE_COMPILE_CACHE: compiledCode, ...env },
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()))
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { exitCode, said: chunks.join('').trim() }
}

/** What PGlite leaves, as far as it is looked at. */
function makeDatabase(dataFolder: string): string {
  const database = join(dataFolder, 'database')
  for (const name of ['base', 'global', 'pg_wal', 'pg_xact']) mkdirSync(join(database, name), { recursive: true })
  writeFileSync(join(database, 'PG_VERSION'), '18\n')
  writeFileSync(join(database, 'global/pg_control'), Buffer.alloc(8192))
  writeFileSync(join(database, 'pg_wal/000000010000000000000001'), Buffer.alloc(16 * 1024 * 1024))
  return database
}

const SECRETS = { NEXTAUTH_SECRET: 'hidden-'.repeat(4), ENCRYPTION_KEY: 'hidden-'.repeat(4) }

test.each<[title: string, prepare: (folder: string) => Record<string, string>, sentence: RegExp]>([
  [
    'a variable is malformed',
    () => ({ NEXTAUTH_URL: 'http://localhost:3000/travel' }),
    /^ {2}- NEXTAUTH_URL must end with its host and port/m,
  ],
  ['a key is empty', () => ({ ENCRYPTION_KEY: '' }), /^ {2}- ENCRYPTION_KEY must have at least 16 characters; it has 0\.$/m],
  [
    'the key file is empty',
    (folder) => {
      writeFileSync(join(folder, 'encryption-key'), '')
      return {}
    },
    /^The file \S+\/encryption-key must hold 32 bytes in base64; it has 0\./,
  ],
  [
    'the data folder is somebody else’s',
    (folder) => {
      writeFileSync(join(folder, 'holiday.jpg'), '')
      return {}
    },
    /^DATA_FOLDER \(\S+\) is not empty and holds no database of Wayfarer’s, but holiday\.jpg\./,
  ],
  [
    'pg_control is missing',
    (folder) => {
      rmSync(join(makeDatabase(folder), 'global/pg_control'))
      return {}
    },
    /^The database of DATA_FOLDER \(\S+\) is damaged: global\/pg_control is missing\./,
  ],
  [
    'the files of the database are all there but make no sense',
    (folder) => {
      makeDatabase(folder)
      return {}
    },
    /^The database of DATA_FOLDER \(\S+\) is damaged: PostgreSQL cannot start on it\. Nothing was changed\./,
  ],
  [
    'no database listens',
    () => ({ ...SECRETS, DATABASE_URL: 'postgres://name:hidden-word@127.0.0.1:1/wayfarer' }),
    /^Wayfarer cannot use the database of DATABASE_URL \(wayfarer on 127\.0\.0\.1:1\): nothing listens there\./,
  ],
  [
    'the database’s address cannot be read',
    () => ({ ...SECRETS, DATABASE_URL: 'postgres://name:hidden/word@localhost/wayfarer' }),
    /^ {2}- DATABASE_URL must be an address such as /m,
  ],
])(
  'the start ends with a sentence, and no stack, when %s',
  async (_, prepare, sentence) => {
    const folder = newFolder()
    const { exitCode, said } = await start({ DATA_FOLDER: folder, ...prepare(folder) })
    expect(said).toMatch(sentence)
    expect(said).not.toMatch(/^\s+at /m)
    expect(said).not.toContain('hidden')
    expect(exitCode).toBe(1)
  },
  LONGEST_START_MS,
)

test.skipIf(!canMountDisk)('the start ends with a sentence when the disk is full', async () => {
  await withSmallDisk('1m', true, async (disk) => {
    const { exitCode, said } = await start({ DATA_FOLDER: disk })
    expect(said).toBe(`The disk of DATA_FOLDER (${disk}) is full: 0 MB are free, and Wayfarer needs 80 to start.`)
    expect(exitCode).toBe(1)
  })
})

test('where the log is asked for everything, the stack is in it', async () => {
  const { said } = await start({ DATA_FOLDER: newFolder(), MODEL: 'oracle', LOG_LEVEL: 'debug' })
  expect(said).toMatch(/"event":"start-refused".+ at /)
  expect(said).toMatch(/^ {2}- MODEL must be concierge or openai\.$/m)
})
