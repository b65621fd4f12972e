import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../database/schema'

/** The names of all our tables, each behind those that it refers to. */
export function tableNames(): string[] {
  const waiting = new Map(
    Object.values(schema)
      .filter((value) => is(value, PgTable))
      .map((table) => {
        const { name, foreignKeys } = getTableConfig(table)
        const above = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name)
        return [name, new Set(above.filter((other) => other !== name))] as const
      }),
  )
  const ordered: string[] = []
  while (waiting.size > 0) {
    const free = [...waiting].filter(([, above]) => [...above].every((name) => !waiting.has(name))).map(([name]) => name)
    if (free.length === 0) throw new Error(`these tables refer to each other: ${[...waiting.keys()].join(', ')}`)
    for (const name of free.toSorted()) {
      ordered.push(name)
      waiting.delete(name)
    }
  }
  return ordered
}
