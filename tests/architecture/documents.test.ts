import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { readEnvironment, VARIABLE_NAMES } from '@/lib/env'
import { between, readmeTable } from '@/tests/quality/table'
import {
  anchorsOf,
  linksOf,
  missingPaths,
  namedCalls,
  namedPaths,
  namedScripts,
  namedSymbols,
  strayFigures,
  variableRows,
} from './documents'
import { projectFiles, readProjectFile } from './project-files'

const FILES = projectFiles()
const TOP_LEVEL = [...new Set(FILES.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''))]
const PAGES = FILES.filter((path) => /^docs\/.*\.md$/.test(path))
const DOCUMENTS = [...PAGES, ...FILES.filter((path) => /^README\.md$|^(?:scripts|app|tests)\/.*\.md$/.test(path))]
const SCRIPTS = Object.keys(JSON.parse(readProjectFile('package.json')).scripts)
const WORDS_OF_A_PAGE = 1_500
const LINES_OF_README = 130
/** What was measured, and what the specification states. */
const HOLD_FIGURES = ['docs/quality.md', 'docs/specification.md']
/** `npm start` and the framework read these, of which lib/env.ts needs only the second. */
const KNOWN_APART = { only: ['PORT'], unsaid: ['NODE_ENV'] }

test('documents are found', () => {
  expect(DOCUMENTS).toEqual(expect.arrayContaining(['README.md', 'docs/README.md', 'app/api/limits.md', 'tests/security/asvs.md']))
})

test.each(DOCUMENTS)('every path that %s names exists', (path) => {
  expect(missingPaths(namedPaths(readProjectFile(path), TOP_LEVEL), FILES)).toEqual([])
})

test.each(DOCUMENTS)('every link of %s leads somewhere', (path) => {
  const dead = linksOf(readProjectFile(path)).filter((link) => {
    const [to = '', anchor] = link.split('#')
    const target = to === '' ? path : join(dirname(path), to).replace(/\/$/, '')
    if (missingPaths([target], FILES).length > 0) return true
    return anchor !== undefined && !anchorsOf(readProjectFile(target)).includes(anchor)
  })
  expect(dead).toEqual([])
})

test.each(DOCUMENTS)('every command that %s names is a script of package.json', (path) => {
  expect(namedScripts(readProjectFile(path)).filter((script) => !SCRIPTS.includes(script))).toEqual([])
})

test('every script of package.json is explained in docs/testing.md', () => {
  const named = namedScripts(readProjectFile('docs/testing.md'))
  // npm runs "predev" by itself before "dev".
  const isNpmHook = (script: string) => SCRIPTS.includes(script.replace(/^pre/, '')) && script.startsWith('pre')
  expect(SCRIPTS.filter((script) => !named.includes(script) && !isNpmHook(script))).toEqual([])
})

test('docs/environment.md names every variable that the app reads, and no other', () => {
  const named = variableRows(readProjectFile('docs/environment.md')).map(({ name }) => name)
  const read = VARIABLE_NAMES.filter((name) => !KNOWN_APART.unsaid.includes(name))
  expect(named.toSorted()).toEqual([...read, ...KNOWN_APART.only].toSorted())
})

test('docs/environment.md gives the defaults that the app takes', () => {
  const taken = readEnvironment({})
  if ('faults' in taken) throw new Error(taken.faults.join('\n'))
  const byDefault = new Map<string, unknown>(Object.entries(taken.environment))
  const wrong = variableRows(readProjectFile('docs/environment.md')).filter((row) => {
    const value = byDefault.get(row.name)
    if (value === undefined) return false
    return !row.byDefault.includes(String(value) === '' ? (Array.isArray(value) ? 'none' : 'empty') : `\`${value}\``)
  })
  expect(wrong).toEqual([])
})

test.each(DOCUMENTS)('every name that %s places in a file stands there', (path) => {
  const wrong = namedSymbols(readProjectFile(path)).filter(
    ({ path: file, name }) => !FILES.includes(file) || !new RegExp(`\\b${name}\\b`).test(readProjectFile(file)),
  )
  expect(wrong).toEqual([])
})

test('every function that a document calls exists', () => {
  const called = new Set(DOCUMENTS.flatMap((path) => namedCalls(readProjectFile(path))))
  const sources = FILES.filter((path) => /^(?:app|tools|prompts|components|lib|scripts|tests)\/.*\.(?:ts|tsx|mjs)$/.test(path))
  for (const path of sources) {
    if (called.size === 0) break
    const source = readProjectFile(path)
    for (const name of called) if (new RegExp(`(?:function|const) ${name}\\b`).test(source)) called.delete(name)
  }
  expect([...called]).toEqual([])
})

test('docs/README.md leads to every page', () => {
  const reached = linksOf(readProjectFile('docs/README.md')).map((link) => join('docs', link))
  expect(PAGES.filter((page) => page !== 'docs/README.md' && !reached.includes(page))).toEqual([])
})

test.each(PAGES)('%s begins with the question that it answers', (page) => {
  expect(readProjectFile(page)).toMatch(/^# .+\?\n/)
})

test.each(PAGES.filter((page) => page !== 'docs/quality.md'))('%s is short enough to read', (page) => {
  // Bars and lines of tables are no words.
  expect(readProjectFile(page).match(/\S*[\p{L}\p{N}]\S*/gu)?.length).toBeLessThanOrEqual(WORDS_OF_A_PAGE)
})

test('README.md can be read at one go', () => {
  expect(readProjectFile('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(LINES_OF_README)
})

test('the figures of README.md are those of docs/quality.md', () => {
  expect(between(readProjectFile('README.md'), 'figures')).toBe(readmeTable(readProjectFile('docs/quality.md')))
})

test.each([...PAGES, 'README.md'].filter((page) => !HOLD_FIGURES.includes(page)))(
  '%s leaves what is measured to docs/quality.md',
  (page) => {
    expect(strayFigures(readProjectFile(page))).toEqual([])
  },
)

// Each check must catch what it is there for.

test('a path is a code word that begins in one of our folders', () => {
  const markdown = [
    'Run `npm run x -- tests/a` and see `lib/{a,b}.ts`, `tools/<name>/`, `/login`, `lib`.',
    '```sh\nnode scripts/go.mjs\n```',
    'No path: `a lib/`-like word, lib/plain.ts.',
  ].join('\n')
  expect(namedPaths(markdown, ['lib', 'tools', 'tests', 'scripts'])).toEqual([
    'scripts/go.mjs',
    'tests/a',
    'lib/a.ts',
    'lib/b.ts',
    'tools/<name>',
    'lib',
  ])
})

test('a path that is gone, or written with other capitals, is missed', () => {
  const files = ['lib/a/B.ts', 'tools/one/view.tsx']
  expect(missingPaths(['lib', 'lib/a', 'lib/a/B.ts', 'lib/*/B.ts', 'tools/…', 'tools/<name>/view.tsx'], files)).toEqual([])
  expect(missingPaths(['lib/a/b.ts', 'lib/c', 'lib/*.ts', 'tools/<name>/tool.ts'], files)).toHaveLength(4)
})

test('links and headings are read as they are followed', () => {
  expect(linksOf('[a](b.md#c) ![p](public/p.png) [out](https://example.com)\n```\n[no](code.md)\n```')).toEqual(['b.md#c', 'public/p.png'])
  expect(anchorsOf('# Who’s there?\n## `npm run x`, and more')).toEqual(['whos-there', 'npm-run-x-and-more'])
})

test('commands, names and calls are read out of sentences', () => {
  expect(namedScripts('`npm run -s export:network`, `npm test`, `npm run replay -- --update`')).toEqual([
    'export:network',
    'replay',
    'test',
  ])
  expect(namedSymbols('`Outlet` in `lib/a.ts`, `run()` (`lib/b.ts`), `lib/c.ts` `FACETS`')).toEqual([
    { path: 'lib/a.ts', name: 'Outlet' },
    { path: 'lib/b.ts', name: 'run' },
    { path: 'lib/c.ts', name: 'FACETS' },
  ])
  expect(namedCalls('each calls `requireUser()`, and `next()` of `x(1)`')).toEqual(['requireUser', 'next'])
})

test('a figure that nobody measured is noticed, an aim is not', () => {
  const measured = '<!-- speed: npm run quality -->\n| a turn | 41 ms |\n<!-- end of speed -->'
  expect(strayFigures(`${measured}\nit takes 20 ms\na third of 40 MB\nat most 16 MB <!-- aim -->\nseconds: 5`)).toEqual([
    'it takes 20 ms',
    'a third of 40 MB',
  ])
})

test('variables are read from the first column, several to a row', () => {
  expect(variableRows('| `A_B`, `C` | none, `x` | text |\n| --- | `D` |')).toEqual([
    { name: 'A_B', byDefault: 'none, `x`' },
    { name: 'C', byDefault: 'none, `x`' },
  ])
})
