import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Begins the browser's scripts with the comment that lets Chrome compile all of their functions while they are fetched. Without it, it
 * skips over each module at first and compiles it when the page runs it, on the thread that should answer a touch. Others ignore it.
 * @param {string} buildFolder
 * @returns {number} how many scripts there are
 */
export function hintScripts(buildFolder) {
  const folder = join(buildFolder, 'static')
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  for (const name of scripts) {
    const source = readFileSync(join(folder, name), 'utf8')
    if (!source.startsWith(HINT)) writeFileSync(join(folder, name), HINT + source)
  }
  return scripts.length
}
