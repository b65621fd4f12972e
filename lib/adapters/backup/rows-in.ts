import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database'

const rowsSchema = z.array(z.record(z.string(), z.unknown()))

/** The rows of a query that Drizzle has no words for: one driver gives them as a list, the other one within its answer. */
export async function rowsIn(db: Database, query: SQL): Promise<Record<string, unknown>[]> {
  const answer: unknown = await db.execute(query)
  return rowsSchema.parse(Array.isArray(answer) ? [...answer] : Object(answer).rows)
}
