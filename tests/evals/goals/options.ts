import { parseArgs } from 'node:util'

export const HELP = `npm run eval:goals lets sixty scripted travellers talk to the app, each in five ways, and compares the trips they leave behind with their goals.
It starts a production server of its own on a free port, with a data folder of its own; build first (npm run build).
  --only NAME   only travellers whose name, or whose group’s name, holds NAME
  --show        prints the conversations, too
  --in-process  without a server: the concierge alone, on a frozen day
  --check       fails when the concierge misses a stated target`

export type Options = { only: string | undefined; show: boolean; isInProcess: boolean; check: boolean; help: boolean }

/** The options, or one sentence about what is wrong with them. */
export function readOptions(args: string[]): Options | { fault: string } {
  const kinds = {
    only: { type: 'string' },
    show: { type: 'boolean' },
    'in-process': { type: 'boolean' },
    check: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  try {
    const { values } = parseArgs({ args, options: kinds })
    const { only, show = false, 'in-process': isInProcess = false, check = false, help = false } = values
    return { only, show, isInProcess, check, help }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
