import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const binFolder = join(root, 'node_modules', '.bin')
export const reportsFolder = join(root, '.reports')
/** Node keeps compiled code here between starts, which makes every start but the first much sooner; a new build empties it. */
export const compiledCodeFolder = join(root, '.next', 'compiled-code')
export const nextCommand = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
