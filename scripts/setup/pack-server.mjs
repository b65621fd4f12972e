import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'

/**
 * Writes the server's bundles without white space and comments, and in ASCII. The engine keeps the text of what it runs, with two bytes
 * for each letter of a file where a single one needs them. Names stay as they are, and nothing is reordered, so what runs is the same and
 * errors can be read.
 * @param {string} buildFolder
 */
export async function packServer(buildFolder) {
  const server = join(buildFolder, 'server')
  const bundles = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  // Routes that need the same have the same bundle, each under a name of its own: by weight, every fifth.
  const twins = Map.groupBy(
    bundles.map((name) => join(server, name)),
    (file) => readFileSync(file, 'utf8'),
  )
  await Promise.all([...twins].map(([source, files]) => packBundles(source, files)))
}

/**
 * @param {string} source
 * @param {string[]} files
 */
async function packBundles(source, files) {
  const packed = await pack(source)
  const ascii = WIDE.test(packed) ? escapePatterns(await pack(source, { 'template-literal': false })) : packed
  for (const file of files) writeFileSync(file, ascii)
}

/**
 * Everything in ASCII but regular expressions and raw templates; without templates (`supported`) the raw ones are strings, too.
 * @param {string} source
 * @param {Record<string, boolean>} [supported]
 */
async function pack(source, supported) {
  const { code } = await transform(source, { charset: 'ascii', legalComments: 'none', minifyWhitespace: true, supported })
  return code
}

const WIDE = /[^\0-\x7f]/
const WIDE_UNITS = /(?<=(?<backslashes>\\*))[^\0-\x7f]/g

/**
 * Where only regular expressions hold letters that are not ASCII, each can be written as its number, both halves of a long one. One that
 * stands behind a backslash of its own already is what its backslash says.
 * @param {string} code
 */
function escapePatterns(code) {
  return code.replace(WIDE_UNITS, (unit, backslashes) => {
    const written = `u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
    return backslashes.length % 2 === 0 ? `\\${written}` : written
  })
}
