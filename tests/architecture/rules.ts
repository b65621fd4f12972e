import type { Import, SourceFile } from './imports'

/**
 * What a layer may import. `uses` are layers it may call, `knows` layers of which it may name types only; `packages` are the only
 * packages it may use, `never` those it may not (a name ending in `*` stands for all that begin so).
 */
export type Rule = { uses: string[]; knows?: string[]; packages?: string[]; never?: string[]; why: string }
export type Table = Record<string, Rule>

/** The layer of a file: the longest name of the table that its path begins with. Files at the root belong to the app. */
export function layerOf(path: string, table: Table): string {
  const fits = Object.keys(table).filter((layer) => path.startsWith(`${layer}/`) || path.replace(/\.tsx?$/, '') === layer)
  return fits.toSorted((a, b) => b.length - a.length)[0] ?? (path.includes('/') ? 'none' : 'app')
}

/** Every import that the table forbids, as a sentence: the file, what it imports, and the rule. */
export function importOffences(files: SourceFile[], table: Table): string[] {
  return files.flatMap((file) => {
    const layer = layerOf(file.path, table)
    const rule = table[layer]
    if (!rule) return [`${file.path} belongs to no layer of the table`]
    return file.imports
      .filter((imported) => !isAllowed(file.path, layer, rule, imported, table))
      .map((imported) => `${file.path} imports ${imported.isTypeOnly ? 'types of ' : ''}${imported.to}, but ${rule.why}`)
  })
}

function isAllowed(path: string, layer: string, rule: Rule, imported: Import, table: Table): boolean {
  if (!imported.isOurs) return isPackageAllowed(rule, imported)
  if (/\.(css|json)$/.test(imported.to)) return true
  const target = layerOf(imported.to, table)
  if (target === layer) return layer !== 'tools' || !isOtherTool(path, imported.to)
  return rule.uses.includes(target) || (imported.isTypeOnly && (rule.knows ?? []).includes(target))
}

function isPackageAllowed(rule: Rule, imported: Import): boolean {
  const isNamed = (names: string[]) =>
    names.some((name) => (name.endsWith('*') ? imported.to.startsWith(name.slice(0, -1)) : imported.to === name))
  if (isNamed(rule.never ?? [])) return false
  return rule.packages === undefined || isNamed(rule.packages) || (imported.isTypeOnly && (rule.knows ?? []).includes(imported.to))
}

/** A tool's folder may not know another tool's; the lists beside the folders know all. */
function isOtherTool(path: string, to: string): boolean {
  const [own, other] = [toolOf(path), toolOf(to)]
  return own !== null && other !== null && own !== other
}

function toolOf(path: string): string | null {
  return path.match(/^tools\/([^/]+)\//)?.[1] ?? null
}

/** Import cycles, each as "a → b → a". Type imports count: two files that need each other are one file, or lack a third. */
export function importCycles(files: SourceFile[]): string[] {
  const graph = new Map(files.map(({ path, imports }) => [path, imports.filter(({ isOurs }) => isOurs).map(({ to }) => to)]))
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (path: string, trail: string[]) => {
    const start = trail.indexOf(path)
    if (start >= 0) cycles.push([...trail.slice(start), path].join(' → '))
    if (start >= 0 || done.has(path)) return
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return cycles
}

/** Every way from one of the roots, such as the browser's side, to what it may not reach, as "view → … → node:fs". Types do not count. */
export function reach(files: SourceFile[], isRoot: (path: string) => boolean, isForbidden: (imported: Import) => boolean): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const seen = new Set<string>()
  const offences: string[] = []
  const visit = (path: string, trail: string[]) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const imported of byPath.get(path)?.imports ?? []) {
      if (imported.isTypeOnly) continue
      if (isForbidden(imported)) offences.push([...trail, path, imported.to].join(' → '))
      else if (imported.isOurs) visit(imported.to, [...trail, path])
    }
  }
  for (const { path } of files) if (isRoot(path)) visit(path, [])
  return offences
}

/** What uses zod in a folder of rules outside of the files that are named for it (`x-schema.ts`), as sentences. Types do not count. */
export function zodOffences(files: SourceFile[], folder: string): string[] {
  const isNamedForZod = (path: string) => /-schemas?\.ts$/.test(path)
  return files
    .filter(({ path }) => path.startsWith(`${folder}/`) && !isNamedForZod(path) && !path.endsWith('.test.ts'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ to, isOurs, isTypeOnly }) => !isTypeOnly && (isOurs ? isNamedForZod(to) : to === 'zod'))
        .map(({ to }) => `${path} imports ${to}`),
    )
}

/** The same without what is fetched when it is wanted: all that is loaded together with one of the roots. */
export function loadedWith(files: SourceFile[], isRoot: (path: string) => boolean, isForbidden: (imported: Import) => boolean): string[] {
  const atOnce = files.map(({ path, imports }) => ({ path, imports: imports.filter(({ isLate }) => !isLate) }))
  return reach(atOnce, isRoot, isForbidden)
}

/** The files that name one of those that `isNamed` picks, be it for a type alone. */
export function namesOf(files: SourceFile[], isNamed: (to: string) => boolean): string[] {
  return files.filter(({ imports }) => imports.some(({ to, isOurs }) => isOurs && isNamed(to))).map(({ path }) => path)
}

const TOOL_FILES = ['schema.ts', 'prompt.ts', 'tool.ts', 'view.tsx']

/** What is missing of the tools' five files and their places in the lists, as sentences. `lists` are the sources of the three lists. */
export function toolOffences(paths: string[], lists: { server: string; browser: string; modes: string }): string[] {
  const names = new Set(paths.flatMap((path) => path.match(/^tools\/([^/]+)\//)?.[1] ?? []))
  return [...names].flatMap((name) => {
    const files = [...TOOL_FILES, `${name}.test.ts`].map((file) => `tools/${name}/${file}`)
    const modelName = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return [
      ...files.filter((file) => !paths.includes(file)).map((file) => `${file} is missing`),
      ...(lists.server.includes(`'./${name}/tool'`) ? [] : [`tools/${name} is not in tools/index.ts`]),
      ...(lists.browser.includes(`'./${name}/view'`) ? [] : [`tools/${name} is not in tools/views.tsx`]),
      ...(lists.modes.includes(`'${modelName}'`) ? [] : [`${modelName} is in no mode of tools/modes.ts`]),
    ]
  })
}
