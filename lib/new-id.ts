import { randomUUID } from 'node:crypto'

/** An unguessable id with a prefix that tells people what it names: "thr_…". */
export function newId(prefix: 'thr' | 'msg' | 'run'): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`
}
