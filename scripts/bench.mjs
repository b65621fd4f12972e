import { spawnSync } from 'node:child_process'

// "react-server" is the condition under which `server-only` may be imported outside of Next.
const options = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', '--import', './scripts/typescript-hooks.mjs']
const [name = 'search', ...rest] = process.argv.slice(2)
const run = spawnSync('node', [...options, `tests/bench/${name}.ts`, ...rest], { stdio: 'inherit' })
process.exit(run.status ?? 1)
