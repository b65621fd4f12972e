import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * What a prepared query is given each time under this name, stored as the column stores it. Queries that every turn asks are prepared: to
 * build their text costs more than to send it.
 */
export function given(name: string, column: Column): SQL {
  return sql`${sql.param(sql.placeholder(name), column)}`
}
