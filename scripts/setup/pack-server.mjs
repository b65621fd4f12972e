import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'

/**
 * Writes the server's bundles without white space and comments, and their strings in ASCII. The engine keeps the text of what it runs,
 * with two bytes for each letter of a file where a single one needs them. Names stay as they are, and nothing is reordered, so what runs is
 * the same and errors can be read; regular expressions and raw templates keep their letters, and their files the two bytes.
 * @param {string} buildFolder
 */
export async function packServer(buildFolder) {
  const server = join(buildFolder, 'server')
  const bundles = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  await Promise.all(bundles.map((name) => packBundle(join(server, name))))
}

/** @param {string} file */
async function packBundle(file) {
  const { code } = await transform(readFileSync(file, 'utf8'), { charset: 'ascii', legalComments: 'none', minifyWhitespace: true })
  writeFileSync(file, code)
}
