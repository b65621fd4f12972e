import { spawnSync } from 'node:child_process'

// "react-server" is the condition under which `server-only` may be imported outside of Next.
const options = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', '--import', './scripts/typescript-hooks.mjs']
const run = spawnSync('node', [...options, 'tests/replay/main.ts', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(run.status ?? 1)
