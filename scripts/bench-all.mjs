import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './setup/paths.mjs'

/** In this order: the build that the others measure comes first, and Lighthouse, which has to be fetched, last. */
const BENCHES = ['build', 'chat', 'load', 'opening', 'threads', 'search', 'filters', 'replay', 'lighthouse']

const options = process.argv.slice(2)
const missed = BENCHES.filter((name) => {
  console.log(`\n== bench:${name}`)
  return spawnSync(process.execPath, [join(root, 'scripts', 'bench.mjs'), name, ...options], { cwd: root, stdio: 'inherit' }).status !== 0
})
console.log(missed.length === 0 ? '\nAll benches came to their end.' : `\nNot as stated, or not to its end: ${missed.join(', ')}`)
process.exit(missed.length === 0 ? 0 : 1)
