import { spawnSync } from 'node:child_process'

// A reader's clock and language must not depend on the machine, React is quicker without its checks, and what was compiled once is kept.
const env = { NODE_COMPILE_CACHE: 'node_modules/.cache/scripts', ...process.env, TZ: 'UTC', NODE_ENV: 'production' }
const options = ['--disable-warning=ExperimentalWarning', '--import', './scripts/typescript-hooks.mjs']
const run = spawnSync('node', [...options, 'tests/replay/main.ts', ...process.argv.slice(2)], { stdio: 'inherit', env })
process.exit(run.status ?? 1)
