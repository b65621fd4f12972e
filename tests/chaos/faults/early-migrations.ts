import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

/** The first so many migrations of a folder, as if the later ones had not been written yet. */
export function copyMigrationsUpTo(count: number, from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  const journal = join('meta', '_journal.json')
  const read = journalSchema.parse(JSON.parse(readFileSync(join(from, journal), 'utf8')))
  mkdirSync(join(to, 'meta'), { recursive: true })
  writeFileSync(join(to, journal), JSON.stringify({ ...read, entries: read.entries.slice(0, count) }))
}
