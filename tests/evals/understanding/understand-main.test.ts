import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const COMMAND = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', '--import', './scripts/typescript-hooks.mjs']

function run(...args: string[]) {
  return spawnSync(process.execPath, [...COMMAND, 'tests/evals/understanding/understand-main.ts', ...args], { cwd: ROOT, encoding: 'utf8' })
}

test('options that are not known end with a sentence and 2', { timeout: 60_000 }, () => {
  const { status, stderr } = run('--from', 'a')
  expect(status).toBe(2)
  expect(stderr).toMatch(/^Only --in FILE, --out FILE and --accepted-airline are known\./)
})

test('a missing option ends with a sentence and 2', { timeout: 60_000 }, () => {
  const { status, stderr } = run('--in', 'a.jsonl')
  expect(status).toBe(2)
  expect(stderr).toMatch(/^Both --in FILE and --out FILE are needed\./)
})

test('a missing file ends with a sentence and 2', { timeout: 60_000 }, () => {
  const { status, stderr } = run('--in', '/nowhere/a.jsonl', '--out', '/nowhere/b.jsonl')
  expect(status).toBe(2)
  expect(stderr.trim()).toBe('The file /nowhere/a.jsonl cannot be read.')
})

test('help is no fault', { timeout: 60_000 }, () => {
  const { status, stdout } = run('--help')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^npm run understand/)
})
