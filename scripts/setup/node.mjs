import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { binFolder, nextCommand } from './paths.mjs'

const NEEDED_TO_INSTALL = 20
const NEEDED_TO_RUN_AT_LEAST = 22
const WANTED_TO_RUN = 24

/** @param {string} version "v20.20.2" or "20.20.2" */
export function majorOf(version) {
  return Number(version.replace(/^v/, '').split('.')[0])
}

/**
 * What is wrong with the Node that was started, as a sentence, or null.
 * @param {string} version
 */
export function refusalOfOldNode(version) {
  if (majorOf(version) >= NEEDED_TO_INSTALL) return null
  return `Wayfarer needs Node ${NEEDED_TO_INSTALL} or newer to install itself; this is Node ${version.replace(/^v/, '')}. Please install a newer Node from https://nodejs.org and try again.`
}

/**
 * Which Node runs everything after the install. Node 24 comes as an npm package on Linux; elsewhere the running one must do.
 * @param {{ running: string, runningPath: string, installed: string | null, installedPath: string }} found `installed` is the
 *   version that the npm package printed, or null where it is missing or does not start.
 * @returns {{ path: string, warning: string | null } | { refusal: string }}
 */
export function chooseNode({ running, runningPath, installed, installedPath }) {
  if (majorOf(running) >= WANTED_TO_RUN) return { path: runningPath, warning: null }
  if (installed && majorOf(installed) >= WANTED_TO_RUN) return { path: installedPath, warning: null }
  const version = running.replace(/^v/, '')
  if (majorOf(running) >= NEEDED_TO_RUN_AT_LEAST) {
    return { path: runningPath, warning: `Running on Node ${version}; Wayfarer is tested on Node ${WANTED_TO_RUN}.` }
  }
  return {
    refusal: `This is Node ${version}, and there is no ready-made Node ${WANTED_TO_RUN} for this machine (${process.platform} ${process.arch}) among the packages. Please install Node ${WANTED_TO_RUN} from https://nodejs.org and try again.`,
  }
}

/** Node for the rest, after the packages are installed; ends the program with a sentence when there is none. */
export function nodeForTheRest() {
  const installedPath = join(binFolder, 'node')
  const probe = spawnSync(installedPath, ['--version'], { encoding: 'utf8' })
  const installed = probe.status === 0 ? probe.stdout.trim() : null
  const choice = chooseNode({ running: process.version, runningPath: process.execPath, installed, installedPath })
  if ('refusal' in choice) {
    console.error(choice.refusal)
    process.exit(1)
  }
  if (choice.warning) console.warn(choice.warning)
  return choice.path
}

/**
 * For the process that serves. Left alone, Node lets what is new grow to 128 MB, and all else to twice what is needed, before it tidies
 * up on a large machine. With 200 answers under way a process holds about 200 MB less like this. What is new has its 16 MB from the
 * beginning: growing up to them it is tidied up so often that 100 turns at once wait half as long again, and with half of them a tenth more
 * work is done. All else is left alone up to 220 MB, most of which a process needs to start: its first answer comes a fifth sooner, and
 * many turns soon behind it do not meet the first thorough tidying. Beyond that a fifth instead of 15 % holds more than 400 MB when 200
 * answers follow on 200. And nothing new is taken for old by where it was made: the streams of an answer were, from the first busy moment
 * on, and each left 175 kB behind until all else was tidied up with them. Patterns are compiled once, for good: the engine would do it twice,
 * the first time slower, and the concierge reads with some six hundred long ones, which is a quarter of a second of every start. The
 * embedded database stays as it is first compiled: one function of it would take two seconds and 600 MB to compile anew, behind every
 * start; like this a search takes a tenth more work, and a greeting a quarter. The engine can be asked to tidy up (app/process/tidy-up.ts).
 */
export const serverFlags = [
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  '--heap-growing-percent=15',
  '--initial-old-space-size=220',
  '--no-allocation-site-pretenuring',
  '--no-regexp-tier-up',
  '--liftoff-only',
  '--expose-gc',
]

/** Beside the flags: what lies outside the engine's heap is kept in two places instead of eight for each core, where it fills up sooner. */
export const serverMemory = { MALLOC_ARENA_MAX: '2' }

/**
 * What serves, behind the flags. It keeps a connection over which nothing comes longer than whoever calls does (scripts/deploy/nginx.conf: a
 * minute): closed from this side, it may be closed on a request that is on its way, and what changes something nobody sends twice.
 * @param {number} port
 */
export function serveCommand(port) {
  return [nextCommand, 'start', '-p', String(port), '--keepAliveTimeout', '75000']
}

/** The environment of everything that is started: our own commands, and so Node 24, come first on the path. */
export function environment(extra = {}) {
  return { ...process.env, PATH: `${binFolder}${delimiter}${process.env.PATH ?? ''}`, NEXT_TELEMETRY_DISABLED: '1', ...extra }
}
