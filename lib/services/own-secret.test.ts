import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { canMountDisk, withSmallDisk } from '@/tests/small-disk'
import { makeSecret, readSecret } from './own-secret'

let folder = ''
const folders: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayfarer-secrets-'))
  folders.push(folder)
})
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true })
})

const refusal = (name: 'encryption-key' | 'session-secret') =>
  readSecret(folder, name).then(
    () => 'not refused',
    (error: Error) => error.message,
  )

test('a secret is made once, for its owner alone, and is the same at the next start', async () => {
  expect(await readSecret(folder, 'encryption-key')).toBeNull()
  const made = await makeSecret(folder, 'encryption-key')
  expect(Buffer.from(made, 'base64')).toHaveLength(32)
  expect(await readSecret(folder, 'encryption-key')).toBe(made)
  expect(statSync(join(folder, 'encryption-key')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['encryption-key'])
})

test('what a killed start left of a secret is replaced, and is for its owner alone', async () => {
  const left = join(folder, '.encryption-key-unfinished')
  writeFileSync(left, 'half')
  chmodSync(left, 0o644)
  const made = await makeSecret(folder, 'encryption-key')
  expect(readFileSync(join(folder, 'encryption-key'), 'utf8')).toBe(made)
  expect(statSync(join(folder, 'encryption-key')).mode & 0o777).toBe(0o600)
  expect(existsSync(left)).toBe(false)
})

test.each([
  ['', 0],
  ['\n', 0],
  ['c2hvcnQ', 5],
  [Buffer.alloc(31).toString('base64'), 31],
  [Buffer.alloc(33).toString('base64url'), 33],
  ['not a key, but a sentence of 32 b', 0],
  ['\0'.repeat(43), 0],
])('the key file %j is refused, by its name and its %i bytes', async (text, bytes) => {
  writeFileSync(join(folder, 'encryption-key'), text)
  expect(await refusal('encryption-key')).toBe(
    `The file ${join(folder, 'encryption-key')} must hold 32 bytes in base64; it has ${bytes}. Put its copy back or set ENCRYPTION_KEY; if nothing was ever stored with it, delete it.`,
  )
  expect(readFileSync(join(folder, 'encryption-key'), 'utf8')).toBe(text)
})

test('an empty session secret names the variable that can stand for it', async () => {
  writeFileSync(join(folder, 'session-secret'), '')
  expect(await refusal('session-secret')).toContain('set NEXTAUTH_SECRET')
})

test('a key with a line feed behind it, as editors and shells leave one, is the key', async () => {
  const key = Buffer.alloc(32, 7).toString('base64')
  writeFileSync(join(folder, 'encryption-key'), `${key}\n`)
  expect(await readSecret(folder, 'encryption-key')).toBe(key)
})

test.skipIf(!canMountDisk)('on a full disk no secret is made, and no empty one is left behind', async () => {
  await withSmallDisk('64k', true, async (disk) => {
    await expect(makeSecret(disk, 'encryption-key')).rejects.toThrow(
      `The file ${join(disk, 'encryption-key')} could not be written (ENOSPC). Make room or make DATA_FOLDER writable, and start again.`,
    )
    expect(readdirSync(disk).filter((name) => !name.startsWith('.filler'))).toEqual([])
  })
})
