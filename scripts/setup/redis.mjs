import { spawn, spawnSync } from 'node:child_process'
import { createConnection } from 'node:net'
import { aptInstall, hasAptGet } from './browser.mjs'
import { freePort } from './port.mjs'

const SERVER = 'redis-server'
const USUAL_PORT = 6379
const LONGEST_START_MS = 10_000

/**
 * A real Redis for the tests of what goes over processes: the one named by TEST_REDIS_URL, else a server of our own for this run that keeps
 * nothing on disk, else one that already answers here and asks for no password.
 * @returns {Promise<{ url: string, stop: () => void } | { missing: string }>}
 */
export async function provideRedis() {
  if (process.env.TEST_REDIS_URL) return { url: process.env.TEST_REDIS_URL, stop: () => {} }
  const own = await startServer()
  if (own) return own
  if (await answers(USUAL_PORT)) return { url: addressOf(USUAL_PORT), stop: () => {} }
  if (process.env.CI === 'true' && process.getuid?.() === 0 && hasAptGet()) {
    console.log('No Redis is here; installing Debian’s …')
    aptInstall(SERVER)
    const installed = await startServer()
    if (installed) return installed
  }
  return { missing: 'no Redis is here; install one or set TEST_REDIS_URL' }
}

async function startServer() {
  if (spawnSync(SERVER, ['--version'], { stdio: 'ignore' }).status !== 0) return null
  const port = await freePort()
  const server = spawn(SERVER, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: 'ignore' })
  const stop = () => void server.kill()
  const lastMoment = Date.now() + LONGEST_START_MS
  while (Date.now() < lastMoment && server.exitCode === null) {
    if (await answers(port)) return { url: addressOf(port), stop }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  console.warn('A Redis of our own did not start.')
  stop()
  return null
}

/** @param {number} port */
function addressOf(port) {
  return `redis://127.0.0.1:${port}`
}

/** Whether a Redis there says PONG to a stranger. @param {number} port @returns {Promise<boolean>} */
export function answers(port) {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port, timeout: 2_000 })
    const settle = (/** @type {boolean} */ isThere) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.on('error', () => settle(false))
    socket.on('timeout', () => settle(false))
    socket.on('connect', () => socket.write('PING\r\n'))
    socket.once('data', (data) => settle(data.toString('latin1').startsWith('+PONG')))
  })
}
