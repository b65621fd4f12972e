import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const HINT = '//# allFunctionsCalledOnLoad\n'
/** In bytes, unpacked: a smaller script is compiled in no time, and a page has dozens of them that would each weigh more. */
const SMALLEST = 8_000

/**
 * Begins the browser's larger scripts with the comment that lets Chrome compile all of their functions while they are fetched. Without it, it
 * skips over each module at first and compiles it when the page runs it, on the thread that should answer a touch. Others ignore it.
 * @param {string} buildFolder
 * @returns {number} how many scripts begin with it
 */
export function hintScripts(buildFolder) {
  const folder = join(buildFolder, 'static')
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ file: join(folder, name), source: readFileSync(join(folder, name), 'utf8') }))
    .filter(({ source }) => source.length >= SMALLEST)
  for (const { file, source } of scripts) if (!source.startsWith(HINT)) writeFileSync(file, HINT + source)
  return scripts.length
}
