import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packServer } from '@/scripts/setup/pack-server.mjs'

/** What a bundle may hold that is not plain: each word of it has to come out as it went in. */
const PLAIN = `
// A comment with a – dash
const words = 'Where to? – Lisbon’s ✈ हिन्दी'
const said = \`“\${words}” \\u{1F6EB} 🛫\`
function longName(given) {
    const [...all] = [given, said]
    return all
}
module.exports = { said, all: longName(words), name: longName.name }
`
const PATTERNS = `
const patterns = [/[–—]\\s*✈?/u, /^a\\\\– [🛫🛬] b$/u, /\\–|🛫{2}/, new RegExp(String.raw\`\\s[–\${'—'}]\`)]
const found = ['a – b', 'a - b', 'a\\\\– 🛬 b', '🛫🛫', 'a — b'].map((one) => patterns.map((pattern) => pattern.test(one)))
module.exports = { found, raw: String.raw\`\\n–\${'“'}–\`, tagged: ((texts, ...all) => [texts, texts.raw, all])\`–\\n\${1}”\` }
`

test.each([
  ['strings and templates', PLAIN],
  ['regular expressions and raw templates', PATTERNS],
])('a packed bundle of %s is plain ASCII and does what it did', async (_what, bundle) => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-pack-'))
  const file = join(folder, 'server', 'chunks', 'a.js')
  try {
    mkdirSync(join(folder, 'server', 'chunks'), { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{}')
    writeFileSync(file, bundle)
    const require = createRequire(join(folder, 'anywhere.js'))
    const before: unknown = require(file)
    delete require.cache[file]
    await packServer(folder)
    const packed = readFileSync(file, 'utf8')
    expect([...packed].filter((sign) => sign > '\u007f')).toEqual([])
    expect(packed).not.toMatch(/A comment|\n./)
    expect(require(file)).toEqual(before)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('names stay, so that errors can be read, twins stay twins, and what is no script is left alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-pack-'))
  const [script, twin, data] = [join(folder, 'server', 'a.js'), join(folder, 'server', 'twin.js'), join(folder, 'server', 'kept.json')]
  try {
    mkdirSync(join(folder, 'server'))
    for (const file of [script, twin]) writeFileSync(file, PLAIN)
    writeFileSync(data, '{ "words": "–" }')
    await packServer(folder)
    expect(readFileSync(script, 'utf8')).toContain('function longName(given)')
    expect(readFileSync(twin, 'utf8')).toBe(readFileSync(script, 'utf8'))
    expect(readFileSync(data, 'utf8')).toBe('{ "words": "–" }')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
