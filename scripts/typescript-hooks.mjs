import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

// Lets plain Node run the project's TypeScript: "@/…" is the repository's root, and file endings may be left out.
const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const ENDINGS = ['', '.ts', '.tsx', '/index.ts']

registerHooks({
  resolve(specifier, context, nextResolve) {
    const base = specifier.startsWith('@/')
      ? path.join(ROOT, specifier.slice(2))
      : specifier.startsWith('.') && context.parentURL?.startsWith('file:') && !context.parentURL.includes('/node_modules/')
        ? path.resolve(path.dirname(fileURLToPath(context.parentURL)), specifier)
        : null
    const file = base && ENDINGS.map((ending) => base + ending).find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate))
    return file ? { url: pathToFileURL(file).href, shortCircuit: true } : nextResolve(specifier, context)
  },
})
