import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf, type SourceFile } from './imports'

export const root = join(import.meta.dirname, '..', '..')
const NOT_OURS = new Set(['node_modules', '.git', '.next', '.data', '.reports', 'test-results', 'generated'])
const NOT_TEXT = /\.(png|jpe?g|webp|avif|ico|woff2?|tsbuildinfo)$/

/** Every file of the project as a path from the root, without what is installed, built or written at run time. */
export function projectFiles(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return []
    const path = folder ? `${folder}/${entry.name}` : entry.name
    return entry.isDirectory() ? projectFiles(path) : [path]
  })
}

export function readProjectFile(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

export function isTextFile(path: string): boolean {
  return !NOT_TEXT.test(path)
}

export function isProjectFile(path: string): boolean {
  const full = join(root, path)
  return existsSync(full) && statSync(full).isFile()
}

/** Every TypeScript source of the app with what it imports; tests are not part of it. */
export function sourceFiles(): SourceFile[] {
  return projectFiles()
    .filter((path) => /^(app|tools|prompts|components|lib)\//.test(path) || /^[^/]+\.tsx?$/.test(path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|config)\.tsx?$|\.d\.ts$/.test(path))
    .map((path) => ({ path, imports: importsOf(path, readProjectFile(path), isProjectFile) }))
}
