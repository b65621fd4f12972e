import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { aptInstall, hasAptGet } from './browser.mjs'
import { freePort } from './port.mjs'

const DEBIAN_FOLDER = '/usr/lib/postgresql'

/**
 * A real PostgreSQL for the store's tests: the one named by TEST_DATABASE_URL, else a cluster of our own for this run, else one
 * that already answers here and asks for no password.
 * @returns {Promise<{ url: string, stop: () => void } | { missing: string }>}
 */
export async function providePostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: () => {} }
  const own = await startCluster(serverFolder())
  if (own) return own
  const answering = await trustingServer()
  if (answering) return { url: answering, stop: () => {} }
  const isRoot = process.getuid?.() === 0
  if (process.env.CI === 'true' && isRoot && hasAptGet()) {
    console.log('No PostgreSQL is here; installing Debian’s …')
    aptInstall('postgresql')
    const installed = await startCluster(serverFolder())
    if (installed) return installed
  }
  return { missing: 'no PostgreSQL is here; install one or set TEST_DATABASE_URL' }
}

/** The folder with initdb and pg_ctl, newest version first, or null. */
function serverFolder() {
  const debian = existsSync(DEBIAN_FOLDER)
    ? newestFirst(readdirSync(DEBIAN_FOLDER)).map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    : []
  const folders = [...debian, ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null
}

/** @param {string[]} versions @returns {string[]} */
export function newestFirst(versions) {
  return versions.filter((version) => /^\d+/.test(version)).toSorted((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
}

/**
 * A fresh cluster in a temporary folder, without fsync: it lives for one run of the tests. With a password it asks for that one, and
 * `standBy` makes it a standby, which can only be read.
 * @param {string | null} folder
 * @param {string} [password]
 */
async function startCluster(folder, password) {
  if (!folder) return null
  const home = mkdtempSync(join(tmpdir(), 'wayfarer-postgres-'))
  const data = join(home, 'data')
  const port = await freePort()
  const isRoot = process.getuid?.() === 0
  if (isRoot) spawnSync('chown', ['postgres', home])
  else chmodSync(home, 0o700)
  const ask = (/** @type {string} */ command) => {
    /** @type {import('node:child_process').SpawnSyncOptionsWithStringEncoding} */
    const options = { cwd: home, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] }
    // PostgreSQL refuses to run as root.
    return isRoot
      ? spawnSync('su', ['postgres', '-s', '/bin/bash', '-c', command], options)
      : spawnSync('/bin/sh', ['-c', command], options)
  }
  let isStopped = false
  const stop = () => {
    if (isStopped) return
    isStopped = true
    ask(`${folder}/pg_ctl -D ${data} -m immediate stop`)
    rmSync(home, { recursive: true, force: true })
  }
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home} -c fsync=off`
  if (password) writeFileSync(join(home, 'password'), `${password}\n`)
  const entry = password ? `-A scram-sha-256 --pwfile=${home}/password` : '-A trust'
  const control = `${folder}/pg_ctl -D ${data} -l ${home}/log -w -o '${settings}'`
  const made = ask(`${folder}/initdb -D ${data} ${entry} -U app -E UTF8 --locale=C && ${control} start`)
  if (made.status !== 0) {
    console.warn(`A PostgreSQL of our own did not start: ${made.stderr.trim().slice(0, 500)}`)
    stop()
    return null
  }
  const standBy = () => void ask(`touch ${data}/standby.signal && ${control} -m fast restart`)
  return { url: `postgres://app@127.0.0.1:${port}/postgres`, stop, standBy }
}

/**
 * A cluster that asks for a password, or null where PostgreSQL is not installed.
 * @param {string} password
 */
export function startClusterWithPassword(password) {
  return startCluster(serverFolder(), password)
}

/** Address of the PostgreSQL on its usual port, if it lets us in without a password. */
async function trustingServer() {
  for (const user of ['postgres', 'root']) {
    if (await letsIn(user, 'postgres')) return `postgres://${user}@127.0.0.1:5432/postgres`
  }
  return null
}

/**
 * Sends the protocol's start-up message; the answer to a welcome guest begins "R", length 8, code 0 (AuthenticationOk).
 * @param {string} user @param {string} database @returns {Promise<boolean>}
 */
function letsIn(user, database) {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port: 5432, timeout: 2_000 })
    const answer = (/** @type {boolean} */ isWelcome) => {
      socket.destroy()
      resolve(isWelcome)
    }
    socket.on('error', () => answer(false))
    socket.on('timeout', () => answer(false))
    socket.on('connect', () => socket.write(startUpMessage(user, database)))
    socket.once('data', (data) => answer(data.length >= 9 && data.toString('latin1', 0, 1) === 'R' && data.readInt32BE(5) === 0))
  })
}

/** @param {string} user @param {string} database */
export function startUpMessage(user, database) {
  const protocol = Buffer.from([0, 3, 0, 0])
  const words = Buffer.from(`user\0${user}\0database\0${database}\0\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + protocol.length + words.length)
  return Buffer.concat([length, protocol, words])
}
