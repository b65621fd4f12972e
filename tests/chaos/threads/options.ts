import { parseArgs } from 'node:util'

export const HELP = `npm run chaos:threads talks to the real server (production build) while it is killed again and again in the middle of answers, and checks
from outside that no message is lost, no answer is given twice, and every thread can be read and gone on with. Build first (npm run build).
  --kills N            how often a process is killed at a random moment (100)
  --short              6 kills, and nothing else that takes long
  --database NAME      pglite: one process (usual); postgres: two processes on one database, with Redis between them
  --seed S             chooses travellers and moments (1)
  --check              fails, too, when a thread needed longer than it may to come back`

export type Options = { kills: number; database: 'pglite' | 'postgres'; seed: number; isShort: boolean; isChecked: boolean; help: boolean }

const FULL = 100
const SHORT = 6

/** The options, or one sentence about what is wrong with them. */
export function readOptions(args: string[]): Options | { fault: string } {
  const kinds = {
    kills: { type: 'string' },
    short: { type: 'boolean' },
    database: { type: 'string' },
    seed: { type: 'string' },
    check: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  try {
    const { values } = parseArgs({ args, options: kinds })
    const { database = 'pglite', short: isShort = false, check: isChecked = false, help = false } = values
    const kills = wholeNumber(values.kills, isShort ? SHORT : FULL)
    const seed = wholeNumber(values.seed, 1)
    if (!kills || !seed) return { fault: 'Kills and seed are whole numbers from 1.' }
    if (database !== 'pglite' && database !== 'postgres') return { fault: 'The database is pglite or postgres.' }
    return { kills, database, seed, isShort, isChecked, help }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

function wholeNumber(text: string | undefined, usual: number): number | null {
  if (text === undefined) return usual
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}
