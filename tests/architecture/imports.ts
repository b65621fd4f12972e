/** One import of a file: `to` is a path from the root for our own files, the package's name for others. `isLate`: fetched when it is wanted. */
export type Import = { to: string; isTypeOnly: boolean; isOurs: boolean; isLate?: boolean }
export type SourceFile = { path: string; imports: Import[] }

const IMPORT = /^\s*(?:import|export)\s+(?:(?<clause>[^'";]*?)\s+from\s+)?['"](?<named>[^'"]+)['"]/gm
const CALLED = /\b(?<typeof>typeof\s+)?(?<call>import|require)\(\s*['"](?<called>[^'"]+)['"]\s*\)/g

/** Reads the imports of a TypeScript source. `exists` tells whether a path from the root is a file, to find endings left out. */
export function importsOf(path: string, source: string, exists: (path: string) => boolean): Import[] {
  const code = withoutComments(source)
  const named = [...code.matchAll(IMPORT)].map(({ groups }) => ({
    specifier: groups?.named ?? '',
    isTypeOnly: isTypeClause(groups?.clause ?? ''),
  }))
  const called = [...code.matchAll(CALLED)].map(({ groups }) => ({
    specifier: groups?.called ?? '',
    isTypeOnly: groups?.typeof !== undefined,
    ...(groups?.call === 'import' && groups.typeof === undefined ? { isLate: true } : {}),
  }))
  return [...named, ...called].map(({ specifier, ...kind }) => ({ ...kind, ...resolve(path, specifier, exists) }))
}

/** `import type …`, or braces in which every name is marked as a type. */
function isTypeClause(clause: string): boolean {
  if (/^type\s/.test(clause)) return true
  const names = clause.match(/^\{(?<names>[^}]*)\}$/)?.groups?.names
  if (names === undefined) return false
  const list = names.split(',').filter((name) => name.trim() !== '')
  return list.length > 0 && list.every((name) => /^\s*type\s/.test(name))
}

function resolve(path: string, specifier: string, exists: (path: string) => boolean): { to: string; isOurs: boolean } {
  if (specifier.startsWith('@/')) return { to: findFile(specifier.slice(2), exists), isOurs: true }
  if (specifier.startsWith('.')) return { to: findFile(joined(path, specifier), exists), isOurs: true }
  if (specifier.startsWith('node:')) return { to: specifier, isOurs: false }
  return { to: packageName(specifier), isOurs: false }
}

/** The package, with its sub-path kept for `next` and `next-auth`, whose parts belong to different sides. */
function packageName(specifier: string): string {
  const words = specifier.split('/')
  const name = words.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
  return name === 'next' || name === 'next-auth' ? specifier : name
}

function joined(path: string, specifier: string): string {
  const folders = path.split('/').slice(0, -1)
  for (const word of specifier.split('/')) {
    if (word === '..') folders.pop()
    else if (word !== '.') folders.push(word)
  }
  return folders.join('/')
}

function findFile(path: string, exists: (path: string) => boolean): string {
  const candidates = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'].map((ending) => `${path}${ending}`)
  return candidates.find(exists) ?? path
}

/** Blanks out comments, so that an example in one is not taken for code; a `//` within an address stays. */
export function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\w])\/\/[^\n]*/g, '$1')
}
