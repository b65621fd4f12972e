import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './paths.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let isStopping = false

/** Whoever stops us stops what we started; nothing new is started after that. */
export function passSignalsOn() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      isStopping = true
      for (const child of running) child.kill(signal)
      if (running.size === 0) process.exit(exitCodeOf(null, signal))
    })
  }
}

export function wasStopped() {
  return isStopping
}

/**
 * The exit code a shell would show.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCodeOf(code, signal) {
  if (code !== null) return code
  return signal ? 128 + constants.signals[signal] : 1
}

/**
 * Runs a command to its end, its output straight to the terminal and no input.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, onStart?: (child: import('node:child_process').ChildProcess) => void, withChannel?: boolean }} options
 * @returns {Promise<number>} its exit code; 127 when it could not be started
 */
export function run(command, args, { env = process.env, onStart, withChannel = false } = {}) {
  if (isStopping) return Promise.resolve(130)
  return new Promise((resolve) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = ['ignore', 'inherit', 'inherit', ...(withChannel ? /** @type {const} */ (['ipc']) : [])]
    const child = spawn(command, args, { cwd: root, env, stdio })
    running.add(child)
    onStart?.(child)
    child.on('error', (error) => {
      running.delete(child)
      console.error(`${command} could not be started: ${error.message}`)
      resolve(127)
    })
    child.on('exit', (code, signal) => {
      running.delete(child)
      resolve(exitCodeOf(code, signal))
    })
  })
}
