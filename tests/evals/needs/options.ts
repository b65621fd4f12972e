import { parseArgs } from 'node:util'

export const HELP = `npm run eval:needs holds conversations about travellers’ needs and judges what came of them (tests/evals/needs).
It plays the app in process, on the day that each row was written for; without --in, the rows in tests/evals/needs/rows and those of
../shared/data/needs/dev.jsonl, where that folder exists.
  --in FILE          only the rows of FILE; may be given more than once
  --only ID,ID       only these rows
  --kind NAME        only rows of this kind
  --half NAME        only rows of this half: development or held-out (rows of no half are development rows)
  --words            prints the conversations
  --base URL         talks to a running app instead
  --today yyyy-MM-dd counts days from here; over HTTP the machine’s day if left out
  --check            fails when a target is missed`

export type Options = {
  files: string[]
  only: string[] | null
  kind: string | null
  half: string | null
  words: boolean
  base: string | null
  today: string | null
  check: boolean
  help: boolean
}

/** The options, or one sentence about what is wrong with them. */
export function readOptions(args: string[]): Options | { fault: string } {
  const options = {
    in: { type: 'string', multiple: true },
    only: { type: 'string' },
    kind: { type: 'string' },
    half: { type: 'string' },
    words: { type: 'boolean' },
    base: { type: 'string' },
    today: { type: 'string' },
    check: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  try {
    const {
      in: files = [],
      only,
      kind,
      half,
      words = false,
      base,
      today,
      check = false,
      help = false,
    } = parseArgs({ args, options }).values
    return {
      files,
      only: only?.split(',') ?? null,
      kind: kind ?? null,
      half: half ?? null,
      words,
      base: base?.replace(/\/$/, '') ?? null,
      today: today ?? null,
      check,
      help,
    }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
