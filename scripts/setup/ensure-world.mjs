import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

// Imported by whatever runs the project's code, so that it works right after `npm ci`. A world that is out of date is what `npm start` and
// `npm test` build anew.
const generated = join(root, 'lib/adapters/supplier/sandbox/world/generated')
if (!existsSync(join(generated, 'world.json')) || !existsSync(join(generated, 'towns.txt'))) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build-world.mjs')], { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error('The data of places and airlines could not be built; the reason is above.')
}
