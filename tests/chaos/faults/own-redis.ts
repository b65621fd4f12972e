import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { freePort } from '../../../scripts/setup/port.mjs'
import { answers } from '../../../scripts/setup/redis.mjs'
import { sleep } from '../session'
import { Missing } from './trial'

const SERVER = 'redis-server'
const LONGEST_START_MS = 10_000

/** A Redis of our own that keeps nothing on disk: killed and started again, it has lost everything. */
export async function openOwnRedis() {
  if (spawnSync(SERVER, ['--version'], { stdio: 'ignore' }).status !== 0) throw new Missing('there is no redis-server on this machine')
  const port = await freePort()
  let server: ChildProcess | null = null
  const start = async () => {
    server = spawn(SERVER, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: 'ignore' })
    for (const until = performance.now() + LONGEST_START_MS; !(await answers(port)); await sleep(20)) {
      if (performance.now() > until) throw new Error('A Redis of our own did not start.')
    }
  }
  const kill = async () => {
    const running = server
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await ended
  }
  await start()
  return { url: `redis://127.0.0.1:${port}`, start, kill }
}
