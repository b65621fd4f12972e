import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { migrationsFolder } from './database'

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })).min(1) })

/** The last migration of this build. */
export async function newestMigration(): Promise<{ when: number; tag: string }> {
  const { entries } = journalSchema.parse(JSON.parse(await readFile(join(migrationsFolder(), 'meta', '_journal.json'), 'utf8')))
  return entries.reduce((newest, entry) => (entry.when > newest.when ? entry : newest))
}
