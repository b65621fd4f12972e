import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from './node.mjs'
import { nextCommand, root } from './paths.mjs'
import { run } from './run.mjs'

const SOURCE_FOLDERS = ['app', 'components', 'lib', 'prompts', 'public', 'tools']
const buildFolder = join(root, '.next')
const mark = join(buildFolder, 'wayfarer-build')

/**
 * Builds the app unless the build that is there was made from exactly this source.
 * @param {string} node
 * @returns {Promise<number>} the exit code of the build
 */
export async function build(node) {
  const print = fingerprint(sourceFiles())
  if (existsSync(join(buildFolder, 'BUILD_ID')) && existsSync(mark) && readFileSync(mark, 'utf8') === print) {
    console.log('The build is up to date.')
    return 0
  }
  rmSync(mark, { force: true })
  const code = await run(node, [nextCommand, 'build'], { env: environment({ NODE_ENV: 'production' }) })
  if (code === 0) writeFileSync(mark, print)
  return code
}

/**
 * One hash over names and contents: a renamed, changed, added or removed file changes it.
 * @param {{ path: string, content: string | Buffer }[]} files in a fixed order
 */
export function fingerprint(files) {
  const hash = createHash('sha256')
  for (const { path, content } of files) {
    hash.update(`${path}\0${content.length}\0`)
    hash.update(content)
  }
  return hash.digest('hex')
}

function sourceFiles() {
  const atRoot = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(json|mjs|ts|env)$|^\.env/.test(entry.name) && entry.name !== 'next-env.d.ts')
    .map((entry) => entry.name)
  const inFolders = SOURCE_FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(join(root, path)).isFile()),
  )
  return [...atRoot, ...inFolders].sort().map((path) => ({ path, content: readFileSync(join(root, path)) }))
}
