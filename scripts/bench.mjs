import { spawnSync } from 'node:child_process'
import { runReplays } from './setup/replay-node.mjs'

const [name = 'search', ...rest] = process.argv.slice(2)
const script = [`tests/bench/${name}.ts`, ...rest]
// "react-server" is the condition under which `server-only` may be imported outside of Next; replays draw views, which it does not let.
process.exit(name === 'replay' ? runReplays(script) : runOnServer(script))

function runOnServer(/** @type {string[]} */ bench) {
  const options = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', '--import', './scripts/typescript-hooks.mjs']
  return spawnSync('node', [...options, ...bench], { stdio: 'inherit' }).status ?? 1
}
