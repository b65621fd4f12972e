/** The words of the code spans and code blocks of a document: what it names as it stands in the code. */
export function codeWords(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, code]) => code ?? '')
  const spans = [...withoutBlocks(markdown).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '')
  return [...blocks, ...spans].flatMap((code) => code.split(/\s+/)).filter(Boolean)
}

function withoutBlocks(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```/gm, '')
}

/**
 * The paths in a document: words set as code that start with one of our top-level folders. A `#symbol` at the end is cut off, `{a,b}` becomes
 * two paths, and an address such as `/login` doesn’t count.
 */
export function namedPaths(markdown: string, topLevel: readonly string[]): string[] {
  const words = codeWords(markdown).flatMap((word) => writtenOut(word.replace(/#.*$|[,;:.]$/g, '').replace(/\/$/, '')))
  const isPath = (word: string) => /^[\w.()[\]/*…<>-]+$/.test(word) && topLevel.includes(word.split('/')[0] ?? '')
  return [...new Set(words.filter(isPath))]
}

function writtenOut(word: string): string[] {
  const [all, list] = /\{([^{}]*)\}/.exec(word) ?? []
  return all === undefined ? [word] : (list ?? '').split(',').flatMap((part) => writtenOut(word.replace(all, part)))
}

/** Those of these paths that are neither one of the files nor a folder of one; a pattern (`*`, `…`, `<name>`) has to fit one at least. */
export function missingPaths(paths: readonly string[], files: readonly string[]): string[] {
  const folders = files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index)))
  const known = new Set([...files, ...folders])
  return paths.filter((path) => (/[*…<]/.test(path) ? ![...known].some((one) => patternOf(path).test(one)) : !known.has(path)))
}

function patternOf(path: string): RegExp {
  const parts = path.split(/(\*\*|\*|…|<[^>]*>)/).map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return part === '**' || part === '…' ? '.*' : '[^/]+'
  })
  return new RegExp(`^${parts.join('')}$`)
}

/** Where the links of a document lead that stay in the project. */
export function linksOf(markdown: string): string[] {
  return [...withoutBlocks(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to ?? '').filter((to) => !/^[a-z]+:/.test(to))
}

/** What a `#` can lead to in a document: its headings as they are written in an address. */
export function anchorsOf(markdown: string): string[] {
  return [...withoutBlocks(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    (heading ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )
}

/** The scripts of package.json that a document tells to run. */
export function namedScripts(markdown: string): string[] {
  const runs = [...markdown.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)].map(([, script]) => script ?? '')
  const short = [...markdown.matchAll(/\bnpm (start|test)\b/g)].map(([, script]) => script ?? '')
  return [...new Set([...runs, ...short])]
}

/** The names that a document says stand in a file, as "`name` in `path`", "`name` (`path`" or "`path` `name`". */
export function namedSymbols(markdown: string): { path: string; name: string }[] {
  const before = [...markdown.matchAll(/`(\w+)(?:\(\))?` (?:in |\()`([\w./()[\]-]+\.[a-z]+)`/g)].map(([, name, path]) => ({ path, name }))
  const behind = [...markdown.matchAll(/`([\w./()[\]-]+\/[\w.-]+\.[a-z]+)` `(\w+)(?:\(\))?`/g)].map(([, path, name]) => ({ path, name }))
  return [...before, ...behind].map(({ path = '', name = '' }) => ({ path, name }))
}

/** The functions that a document calls without saying where they are: `name()`. */
export function namedCalls(markdown: string): string[] {
  return codeWords(markdown).flatMap((word) => /^(\w+)\(\)$/.exec(word)?.[1] ?? [])
}

/** The lines that hold a time, a size or a share, which belong to what is measured; an aim or a limit of ours is marked as one. */
export function strayFigures(markdown: string): string[] {
  const lines = withoutBlocks(markdown)
    .replace(/^<!-- (\w+): npm run quality -->[\s\S]*?<!-- end of \1 -->/gm, '')
    .split('\n')
  return lines.filter((line) => /\d\s?(?:ms|[kKMG]B|%)(?![\w])/.test(line) && !line.includes('<!-- aim -->'))
}

/** The variables of the first column of a table, each with what stands in the second. */
export function variableRows(markdown: string): { name: string; byDefault: string }[] {
  return [...markdown.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \| ([^|]*) \|/gm)].flatMap(([, names = '', byDefault = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => ({ name, byDefault })),
  )
}
