import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { ReplayRun } from '../engine/replay-result'

const runSchema = z.object({
  at: z.string(),
  mode: z.string(),
  seconds: z.number(),
  sentences: z.number(),
  ungrounded: z.number(),
  results: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      status: z.enum(['same', 'changed', 'broken', 'unreadable']),
      lines: z.array(z.string()),
      milliseconds: z.number(),
    }),
  ),
})

/** What `npm run replay` found last in this folder; null when it never ran here, or left something else. */
export async function lastRun(): Promise<ReplayRun | null> {
  try {
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), '.reports', 'replay.json')
    return runSchema.safeParse(JSON.parse(await readFile(file, 'utf8'))).data ?? null
  } catch {
    return null
  }
}
