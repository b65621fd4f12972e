/**
 * Writes the sandbox's network to the standard output and to a file, one line for each pair of airports; everything else goes to the
 * error output.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, majorOf, nodeForTheRest } from './setup/node.mjs'
import { root } from './setup/paths.mjs'

const OLDEST_WITH_TYPESCRIPT = 24
const FILE = '.reports/network.tsv'
const TO_ERROR_OUTPUT = /** @type {const} */ (['ignore', 2, 2])

if (majorOf(process.version) < OLDEST_WITH_TYPESCRIPT) {
  const again = spawnSync(nodeForTheRest(), [import.meta.filename], { cwd: root, env: environment(), stdio: 'inherit' })
  process.exit(again.status ?? 1)
}

const built = spawnSync(process.execPath, [join(root, 'scripts', 'build-world.mjs')], { cwd: root, stdio: TO_ERROR_OUTPUT })
if (built.status !== 0) process.exit(built.status ?? 1)

// The world is read from the working directory, as the server does.
process.chdir(root)
await import('./typescript-hooks.mjs')
const { loadWorld } = await import('../lib/adapters/supplier/sandbox/world/load-world.ts')
const { networkLines } = await import('../lib/adapters/supplier/sandbox/network/network-lines.ts')
const text = `${networkLines(loadWorld()).join('\n')}\n`
process.stdout.write(text)
// npm writes a heading of its own to the standard output: the file has the lines alone.
mkdirSync('.reports', { recursive: true })
writeFileSync(FILE, text)
console.error(`Also written to ${FILE}`)
