import { spawnSync } from 'node:child_process'
import { nextCommand, root } from '../../scripts/setup/paths.mjs'
import { report } from './report'

// How long a production build takes, as `npm run build` makes it.
const began = performance.now()
const { status } = spawnSync(process.execPath, [nextCommand, 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
if (status !== 0) throw new Error(`The build ended with code ${status}`)
const seconds = (performance.now() - began) / 1_000
process.exitCode = report(
  'build',
  [{ kind: 'production build', unit: 's', target: 60, values: [seconds], share: 1 }],
  process.argv.slice(2),
)
