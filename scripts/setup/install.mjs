import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, refusalOfOldNode } from './node.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'

const mark = join(root, 'node_modules', '.wayfarer-lock')
const INSTALL_FLAGS = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']

/** Installs the packages of package-lock.json unless that was done before; ends the program with a sentence when it fails. */
export async function install() {
  const refusal = refusalOfOldNode(process.version)
  if (refusal) stop(refusal)
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return

  console.log('Installing packages (once, and after package-lock.json changed) …')
  const clean = npm(['ci', ...INSTALL_FLAGS])
  if (clean.code !== 0) {
    if (!isLockRefused(clean.said)) stop('The packages could not be installed; npm says why above.')
    console.warn(
      'npm ci does not accept package-lock.json here (see above); installing with npm install, without changing any file of the project.',
    )
    if (npm(['install', '--no-save', ...INSTALL_FLAGS]).code !== 0) stop('The packages could not be installed; npm says why above.')
  }
  writeFileSync(mark, hash)
}

/**
 * npm ci refuses a lock file that lacks packages of other platforms; npm install takes it.
 * @param {string} said what npm wrote
 */
export function isLockRefused(said) {
  return /\bEUSAGE\b|can only install packages when your package\.json and package-lock\.json/.test(said)
}

/** Places, airlines and their network, generated from data packages: nothing happens when it is there already. */
export async function buildWorld(/** @type {string} */ node) {
  const code = await run(node, [join(root, 'scripts', 'build-world.mjs')], { env: environment() })
  if (code !== 0) stop('The data of places and airlines could not be built; the reason is above.')
}

/** @param {string[]} args */
function npm(args) {
  const npmScript = process.env.npm_execpath
  const [command, first] = npmScript?.endsWith('.js') ? [process.execPath, [npmScript]] : ['npm', []]
  const { status, stderr, error } = spawnSync(command, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    // A production setting of the surroundings must not leave out what builds and tests the app.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  process.stderr.write(stderr ?? '')
  return { code: error ? 127 : (status ?? 1), said: stderr ?? '' }
}

/** @param {string} sentence */
function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
