import { spawnSync } from 'node:child_process'

const [name = 'search', ...rest] = process.argv.slice(2)
// "react-server" is the condition under which `server-only` may be imported outside of Next; replays draw views, which it does not let.
const conditions = name === 'replay' ? [] : ['--conditions=react-server']
const options = [...conditions, '--disable-warning=ExperimentalWarning', '--import', './scripts/typescript-hooks.mjs']
const env =
  name === 'replay' ? { NODE_COMPILE_CACHE: 'node_modules/.cache/scripts', ...process.env, TZ: 'UTC', NODE_ENV: 'production' } : process.env
const run = spawnSync('node', [...options, `tests/bench/${name}.ts`, ...rest], { stdio: 'inherit', env })
process.exit(run.status ?? 1)
