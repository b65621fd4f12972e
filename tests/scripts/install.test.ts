import { expect, test } from 'vitest'
import { fingerprint } from '../../scripts/setup/build.mjs'
import { isLockRefused } from '../../scripts/setup/install.mjs'
import { newestFirst, startUpMessage } from '../../scripts/setup/postgres.mjs'

test('only a refused lock file leads to npm install', () => {
  expect(isLockRefused('npm error code EUSAGE\nnpm error Missing: @next/swc-darwin-arm64@ from lock file')).toBe(true)
  expect(isLockRefused('npm error code ENOTFOUND')).toBe(false)
})

test('a changed, renamed or removed source file makes another build', () => {
  const files = [
    { path: 'app/page.tsx', content: 'one' },
    { path: 'lib/a.ts', content: 'two' },
  ]
  const renamed = [files[0], { path: 'lib/b.ts', content: 'two' }].filter((file) => file !== undefined)
  const prints = [
    fingerprint(files),
    fingerprint(renamed),
    fingerprint(files.slice(1)),
    fingerprint([{ path: 'app/page.tsx', content: 'one!' }, ...files.slice(1)]),
    fingerprint([
      { path: 'app/page.tsx', content: 'on' },
      { path: 'elib/a.ts', content: 'two' },
    ]),
  ]
  expect(new Set(prints).size).toBe(prints.length)
  expect(fingerprint(structuredClone(files))).toBe(prints[0])
})

test('the newest PostgreSQL is taken by number, not by spelling', () => {
  expect(newestFirst(['9.6', '15', 'common', '17'])).toEqual(['17', '15', '9.6'])
})

test('the start-up message carries its own length and the protocol version 3.0', () => {
  const message = startUpMessage('app', 'postgres')
  expect(message.readInt32BE(0)).toBe(message.length)
  expect(message.readInt32BE(4)).toBe(196_608)
  expect(message.toString('latin1', 8)).toBe('user\0app\0database\0postgres\0\0')
})
