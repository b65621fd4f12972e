import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import './setup/ensure-world.mjs'

// Lets plain Node run the project's TypeScript: "@/…" is the repository's root, and file endings may be left out. Views are understood
// too, and `server-only` stands for nothing, as there is no browser here that it could guard.
const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const ENDINGS = ['', '.ts', '.tsx', '/index.ts']
const NOTHING = 'data:text/javascript,'

/** @type {typeof import('rolldown/experimental').transformSync | null} Loaded with the first view: most scripts meet none. */
let transform = null

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === 'server-only') return { url: NOTHING, shortCircuit: true }
    // Next has no list of entrances, so Node wants their file endings.
    if (/^next\/[\w-]+$/.test(specifier)) return nextResolve(`${specifier}.js`, context)
    const inPackage = resolveInPackage(specifier, context)
    if (inPackage) return inPackage
    const base = specifier.startsWith('@/')
      ? path.join(ROOT, specifier.slice(2))
      : specifier.startsWith('.') && context.parentURL?.startsWith('file:') && !context.parentURL.includes('/node_modules/')
        ? path.resolve(path.dirname(fileURLToPath(context.parentURL)), specifier)
        : null
    const file = base && ENDINGS.map((ending) => base + ending).find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate))
    return file ? { url: pathToFileURL(file).href, shortCircuit: true } : nextResolve(specifier, context)
  },
  load(url, context, nextLoad) {
    if (url.endsWith('.css')) return { format: 'module', source: 'export default {}', shortCircuit: true }
    if (!url.endsWith('.tsx')) return nextLoad(url, context)
    const file = fileURLToPath(url)
    transform ??= process.getBuiltinModule('module').createRequire(import.meta.url)('rolldown/experimental').transformSync
    const { code, errors } = transform(file, readFileSync(file, 'utf8'), { jsx: { runtime: 'automatic' } })
    if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
    return { format: 'module', source: code, shortCircuit: true }
  },
})

/** Whether the files of a folder are modules, by the nearest package.json. */
const areModules = new Map()

/**
 * A package's file that imports another one of its own: named in full, so that nothing needs to be looked for. Node would read the whole
 * package.json anew for each of them, which for a package of a thousand entrances is most of the time that a script takes to start.
 */
function resolveInPackage(specifier, { parentURL, conditions }) {
  const isOwnImport = specifier.startsWith('.') && /\.m?js$/.test(specifier) && conditions.includes('import')
  if (!isOwnImport || !parentURL?.startsWith('file:') || !parentURL.includes('/node_modules/')) return null
  const url = new URL(specifier, parentURL)
  const isModule = specifier.endsWith('.mjs') || isModuleFolder(path.dirname(fileURLToPath(url)))
  return isModule && existsSync(url) ? { url: url.href, format: 'module', shortCircuit: true } : null
}

function isModuleFolder(folder) {
  const known = areModules.get(folder)
  if (known !== undefined) return known
  const file = path.join(folder, 'package.json')
  const isModule = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).type === 'module' : isModuleFolder(path.dirname(folder))
  areModules.set(folder, isModule)
  return isModule
}
