import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { environment } from './node.mjs'
import { binFolder, root } from './paths.mjs'

// First the one without a window, which is what Playwright itself downloads: the journeys take a fifth less time in it.
const NAMES_ON_PATH = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** What a browser needs on a machine without display, sandbox or open network. Headless is Playwright's own default. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Where a browser may be, best first: the one asked for, the usual places, the path, and what Playwright downloaded.
 * @param {{ CHROMIUM_PATH?: string | undefined, PATH?: string | undefined }} env
 * @param {string | null} downloaded
 * @returns {string[]}
 */
export function browserCandidates(env, downloaded) {
  if (env.CHROMIUM_PATH) return [env.CHROMIUM_PATH]
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '' && folder !== binFolder)
  const onPath = NAMES_ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...new Set([...USUAL_PLACES, ...onPath, ...(downloaded ? [downloaded] : [])])]
}

/**
 * The browser for the journeys, or null.
 * @param {{ CHROMIUM_PATH?: string | undefined, PATH?: string | undefined }} env
 */
export function findBrowser(env = process.env) {
  return browserCandidates(env, null).find(isProgram) ?? (env.CHROMIUM_PATH ? null : downloadedBrowser())
}

/**
 * Finds a browser or installs one.
 * @param {string} node
 * @returns {{ path: string } | { missing: string }}
 */
export function provideBrowser(node) {
  const found = findBrowser()
  if (found) return { path: found }
  if (process.env.CHROMIUM_PATH) return { missing: `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is not a program` }
  const isRoot = process.getuid?.() === 0
  if (isRoot && hasAptGet()) {
    console.log('No browser is here; installing Debian’s chromium …')
    for (const name of ['chromium-headless-shell', 'chromium']) if (aptInstall(name)) break
  } else {
    console.log('No browser is here; downloading Playwright’s chromium …')
    const args = [join(root, 'node_modules', 'playwright', 'cli.js'), 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']
    spawnSync(node, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: environment() })
  }
  const installed = findBrowser()
  return installed ? { path: installed } : { missing: 'no browser is here and none could be installed; set CHROMIUM_PATH to one' }
}

export function hasAptGet() {
  return existsSync('/usr/bin/apt-get')
}

/** @param {string} name of a Debian package */
export function aptInstall(name) {
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['-q', 'update'], options)
  return spawnSync('apt-get', ['-q', 'install', '-y', '--no-install-recommends', name], options).status === 0
}

function downloadedBrowser() {
  const question = "import('playwright').then((playwright) => console.log(playwright.chromium.executablePath()))"
  const { stdout, status } = spawnSync('node', ['-e', question], { cwd: root, encoding: 'utf8', env: environment() })
  const path = status === 0 ? stdout.trim() : ''
  return path && isProgram(path) ? path : null
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
