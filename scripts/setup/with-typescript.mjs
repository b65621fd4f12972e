import { spawnSync } from 'node:child_process'
import { environment, majorOf, nodeForTheRest } from './node.mjs'
import { root } from './paths.mjs'

const OLDEST_WITH_TYPESCRIPT = 24

/**
 * Lets a script import the project's TypeScript from here on: in this process where its Node can, else the script runs once more on one
 * that can, and this process ends with it. The app reads its own files from the working directory.
 * @param {string} script its own `import.meta.filename`
 */
export async function withTypeScript(script) {
  if (majorOf(process.version) < OLDEST_WITH_TYPESCRIPT) {
    const again = spawnSync(nodeForTheRest(), ['--disable-warning=ExperimentalWarning', script, ...process.argv.slice(2)], {
      env: environment({ INIT_CWD: process.env.INIT_CWD ?? process.cwd() }),
      stdio: 'inherit',
    })
    process.exit(again.status ?? 1)
  }
  process.env.INIT_CWD ??= process.cwd()
  process.chdir(root)
  await import('../typescript-hooks.mjs')
}
