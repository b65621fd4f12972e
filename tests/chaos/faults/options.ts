import { parseArgs } from 'node:util'

export const HELP = `npm run chaos runs the fault matrix: forty faults, each brought about from outside while the real server (production build) is used over
HTTP like a browser uses it, and what has to come of it. Build first (npm run build). Rows that need PostgreSQL, Redis, root or faketime say
so where these are missing.
  --short        the rows that are quick and that nothing else in the continuous integration proves
  --row N,N      these rows alone, whether short or long
  --seed S       chooses moments and sizes (1)
  --check        rows that could not be run count as failed, too`

export type Options = { isShort: boolean; rows: number[] | null; seed: number; isCheck: boolean; help: boolean }

const LAST_ROW = 40

/** The options, or one sentence about what is wrong with them. */
export function readOptions(args: string[]): Options | { fault: string } {
  const kinds = {
    short: { type: 'boolean' },
    row: { type: 'string' },
    seed: { type: 'string' },
    check: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  try {
    const { values } = parseArgs({ args, options: kinds })
    const { short: isShort = false, check: isCheck = false, help = false } = values
    const rows = values.row === undefined ? null : values.row.split(',').map((text) => Number(text.trim()))
    if (rows?.some((row) => !Number.isInteger(row) || row < 1 || row > LAST_ROW))
      return { fault: `Rows are numbers from 1 to ${LAST_ROW}.` }
    const seed = Number(values.seed ?? 1)
    if (!Number.isInteger(seed) || seed < 1) return { fault: 'The seed is a whole number from 1.' }
    return { isShort, rows, seed, isCheck, help }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
