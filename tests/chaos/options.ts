import { parseArgs } from 'node:util'

export const HELP = `npm run chaos:orders buys trips from the real server (production build) while it is killed again and again, with a bank and an
airline that fail, and checks from outside that nobody was booked or charged twice, or once too little. Build first (npm run build).
  --orders N           how many travellers buy a trip (1000)
  --kills N            how often a process is killed at a random moment (100)
  --short              100 travellers and 15 kills
  --database NAME      pglite: one process (usual); postgres: two processes on one database
  --seed S             chooses faults and moments (1)
  --without-journal    a small shop that keeps no journal instead of Wayfarer: passes when the checker rejects it`

export type Options = {
  orders: number
  kills: number
  database: 'pglite' | 'postgres'
  seed: number
  isNaive: boolean
  help: boolean
}

const FULL = { orders: 1_000, kills: 100 }
const SHORT = { orders: 100, kills: 15 }

/** The options, or one sentence about what is wrong with them. */
export function readOptions(args: string[]): Options | { fault: string } {
  const kinds = {
    orders: { type: 'string' },
    kills: { type: 'string' },
    short: { type: 'boolean' },
    database: { type: 'string' },
    seed: { type: 'string' },
    'without-journal': { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  try {
    const { values } = parseArgs({ args, options: kinds })
    const { database = 'pglite', 'without-journal': isNaive = false, help = false } = values
    const usual = values.short || isNaive ? SHORT : FULL
    const orders = wholeNumber(values.orders, usual.orders)
    const kills = wholeNumber(values.kills, usual.kills)
    const seed = wholeNumber(values.seed, 1)
    if (orders === null || kills === null || !seed) return { fault: 'Orders, kills and seed are whole numbers, the seed from 1.' }
    if (database !== 'pglite' && database !== 'postgres') return { fault: 'The database is pglite or postgres.' }
    return { orders, kills, database, seed, isNaive, help }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

function wholeNumber(text: string | undefined, usual: number): number | null {
  if (text === undefined) return usual
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}
