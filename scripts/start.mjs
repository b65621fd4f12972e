// npm start: installs, builds what is not built yet, and serves. Runs on any Node from 20; the rest runs on Node 24.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './setup/build.mjs'
import { buildWorld, install } from './setup/install.mjs'
import { environment, nodeForTheRest, serveCommand, serverFlags, serverMemory } from './setup/node.mjs'
import { compiledCodeFolder, root } from './setup/paths.mjs'
import { readPort, refusalOfPort } from './setup/port.mjs'
import { passSignalsOn, run, wasStopped } from './setup/run.mjs'

const LONGEST_START_MS = 120_000

passSignalsOn()
const choice = readPort(process.argv.slice(2), process.env.PORT)
if ('refusal' in choice) leave(choice.refusal)
const { port } = choice
const taken = await refusalOfPort(port)
if (taken) leave(taken)

await install()
const node = nodeForTheRest()
await buildWorld(node)
if ((await build(node)) !== 0) leave(wasStopped() ? 'Stopped.' : 'The app could not be built; the reason is above.')

const address = `http://localhost:${port}`
const env = environment({
  ...serverMemory,
  NODE_ENV: 'production',
  PORT: String(port),
  NEXTAUTH_URL: process.env.NEXTAUTH_URL || address,
  // Whoever starts it like this wants to see it: the sandbox says on every page that nothing is real.
  DEMO_MODE: process.env.DEMO_MODE || 'on',
  // A person looks on, who needs no line for each request.
  LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  // The app ends itself when it is told to (app/process/shut-down.ts): it lets answers end, and says to whoever comes meanwhile that it will be back.
  NEXT_MANUAL_SIG_HANDLE: 'true',
  NODE_COMPILE_CACHE: compiledCodeFolder,
})
const preload = pathToFileURL(join(root, 'scripts', 'setup', 'leave-with-parent.mjs')).href
let hasEnded = false
const code = await run(node, [...serverFlags, '--import', preload, ...serveCommand(port)], {
  env,
  withChannel: true,
  onStart: (server) => {
    server.on('exit', () => {
      hasEnded = true
    })
    if (process.env.npm_lifecycle_event) leaveWithNpm(server)
    sayWhenReady()
  },
})
process.exit(code)

async function sayWhenReady() {
  const lastMoment = Date.now() + LONGEST_START_MS
  let problem = 'no answer'
  while (!hasEnded && Date.now() < lastMoment) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api/ready`, { signal: AbortSignal.timeout(30_000) })
      if (response.ok) {
        console.log(`\nWayfarer is ready: ${address}\n`)
        return
      }
      problem = (await response.text()).slice(0, 500)
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  if (!hasEnded) console.error(`Wayfarer runs on port ${port} but is not well: ${problem}`)
}

/** npm passes signals on, but nothing can pass on its own kill -9. */
function leaveWithNpm(/** @type {import('node:child_process').ChildProcess} */ server) {
  const npm = ancestors()
  setInterval(() => {
    if (ancestors() !== npm) server.kill('SIGTERM')
  }, 500).unref()
}

/** npm starts a shell which starts us: on Linux the shell tells its parent, elsewhere only the shell itself can be watched. */
function ancestors() {
  const stat = `/proc/${process.ppid}/stat`
  const npm = existsSync(stat) ? readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ')[1] : ''
  return `${process.ppid} ${npm}`
}

/** @param {string} sentence @returns {never} */
function leave(sentence) {
  console.error(sentence)
  process.exit(1)
}
