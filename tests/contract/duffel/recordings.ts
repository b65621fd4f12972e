import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '..', '..', '..', '..', 'shared', 'data', 'duffel')
const areThere = existsSync(folder)

/** Answers of Duffel, recorded or from its documentation; they lie beside the repository and may be missing. */
export const recordings = {
  folder,
  areThere,
  names: areThere ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [],
  read: (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8')),
}
