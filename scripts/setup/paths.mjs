import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const binFolder = join(root, 'node_modules', '.bin')
export const reportsFolder = join(root, '.reports')
export const nextCommand = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
