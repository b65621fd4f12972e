import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serveCommand, serverFlags, serverMemory } from '../../scripts/setup/node.mjs'
import { compiledCodeFolder, reportsFolder, root } from '../../scripts/setup/paths.mjs'
import { freePort } from '../../scripts/setup/port.mjs'

const LONGEST_START_MS = 120_000
const LONGEST_REFUSAL_MS = 20_000
const LONGEST_LEAVE_MS = 30_000
/** Where `global-set-up.ts` leaves an empty, migrated database, where it was run. */
export const preparedData = join(reportsFolder, 'journeys-data')
const leaveWithParent = pathToFileURL(join(root, 'scripts', 'setup', 'leave-with-parent.mjs')).href

/** The production server on a port and a data folder of its own. What was acknowledged must survive `kill`. */
export type AppServer = {
  url: string
  dataFolder: string
  /** `changes` to its environment hold for this start alone. */
  start: (changes?: Record<string, string>) => Promise<void>
  /** kill -9: no signal handler runs, nothing is written down any more. */
  kill: () => Promise<void>
  /** SIGTERM; its exit code, or null when it had to be killed. */
  leave: () => Promise<number | null>
  /** Any other signal, such as SIGSTOP. */
  signal: (name: NodeJS.Signals) => void
  /** What the process holds now; 0 where that cannot be told. */
  memoryMb: () => number
  remove: () => Promise<void>
}

/**
 * A market that keeps its word: journeys meet slow sources and moved prices where they ask for them. A scripted service is asked by travellers
 * alone.
 */
const CALM_WORLD = { SANDBOX_DIALS: 'price-change=0', MODEL_PROBE: 'off' }

/** Prepares a server (it is not started yet); `name` tells its log apart from others'. */
export async function createAppServer(name: string, env: Record<string, string> = {}): Promise<AppServer> {
  if (!existsSync(join(root, '.next', 'BUILD_ID'))) throw new Error('There is no build to run the journeys on: npm run build')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const dataFolder = mkdtempSync(join(tmpdir(), 'wayfarer-journeys-'))
  if (existsSync(preparedData)) cpSync(preparedData, dataFolder, { recursive: true })
  const log = join(reportsFolder, `server-${name}.log`)
  let server: ChildProcess | null = null

  const kill = async () => {
    const running = server
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await ended
  }
  const leave = async () => {
    const running = server
    if (!running) return null
    const ended = new Promise<number | null>((resolve) => running.once('exit', resolve))
    running.kill('SIGTERM')
    const timer = setTimeout(() => running.kill('SIGKILL'), LONGEST_LEAVE_MS)
    return ended.finally(() => clearTimeout(timer))
  }
  return {
    url,
    dataFolder,
    kill,
    leave,
    signal: (name) => void server?.kill(name),
    memoryMb: () => residentMb(server?.pid),
    start: async (changes = {}) => {
      server = spawnServer(port, { ...CALM_WORLD, NEXTAUTH_URL: url, DATA_FOLDER: dataFolder, ...env, ...changes })
      mkdirSync(reportsFolder, { recursive: true })
      for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk: Buffer) => appendFileSync(log, chunk))
      await untilHealthy(url, server, log)
    },
    remove: async () => {
      await kill()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/** Starts a server that is expected to refuse, and gives back what it said; one that stays is ended and has the code null. */
export async function startRefused(env: Record<string, string>): Promise<{ exitCode: number | null; said: string }> {
  const server = spawnServer(await freePort(), env)
  const chunks: string[] = []
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()))
  const timer = setTimeout(() => server.kill('SIGKILL'), LONGEST_REFUSAL_MS)
  const exitCode = await new Promise<number | null>((resolve) => server.once('close', resolve))
  clearTimeout(timer)
  return { exitCode, said: chunks.join('') }
}

/** Linux alone says it in a file. */
function residentMb(pid: number | undefined): number {
  const file = `/proc/${pid}/status`
  const kilobytes = existsSync(file) ? /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
  return Number(kilobytes ?? 0) / 1024
}

function spawnServer(port: number, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [...serverFlags, '--import', leaveWithParent, ...serveCommand(port)], {
    cwd: root,
    env: serverEnvironment({ PORT: String(port), ...env }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

/** Only what a process needs to live: a developer's own keys and addresses must not change what the journeys see. */
function serverEnvironment(own: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  return {
    PATH,
    HOME,
    TMPDIR,
    LANG,
    NODE_ENV: 'production',
    DEMO_MODE: 'on',
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_COMPILE_CACHE: compiledCodeFolder,
    ...serverMemory,
    ...own,
  }
}

async function untilHealthy(url: string, server: ChildProcess, log: string): Promise<void> {
  const lastMoment = Date.now() + LONGEST_START_MS
  let answer = 'no answer'
  while (Date.now() < lastMoment) {
    const ending = server.exitCode ?? server.signalCode
    if (ending !== null) throw new Error(`The server ended with ${ending}; its log is ${log}`)
    try {
      const response = await fetch(`${url}/api/health`)
      if (response.ok) return
      answer = `${response.status} ${await response.text()}`
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The server did not become healthy (${answer}); its log is ${log}`)
}
