import { BACK_IN_SECONDS, isLeaving } from '@/app/process/leaving'
import { workState } from '@/app/process/running-work'
import { type Services, services } from '@/lib/services'

const LONGEST_OPENING_MS = 1_000
/** Anybody may ask; the database is asked by one at a time, and not for each of them. */
const HOLDS_MS = 500

/**
 * How the parts of this process stand. Without Redis answers are followed through the database, and with a full disk what is there can
 * be read: neither sends anybody away. Work in the background that is late says so, and is done by other processes, too.
 */
export type Readiness = {
  isReady: boolean
  retryAfterSeconds: number
  process: 'starting' | 'serving' | 'leaving'
  database: Awaited<ReturnType<Services['databaseState']>> | 'opening'
  /** They are carried out before the database counts as open. */
  migrations: 'done' | 'waiting'
  streams: 'none' | 'up' | 'down' | 'unknown'
  works: 'running' | 'late' | 'stopped' | 'waiting'
}

let last: { at: number; found: Promise<Readiness> } | null = null

/** Looks at every part, at most twice a second. */
export function look(): Promise<Readiness> {
  const now = performance.now()
  if (!last || now - last.at > HOLDS_MS) last = { at: now, found: lookNow() }
  // What is begun by a signal holds at once.
  return last.found.then((found) => (isLeaving() && found.process !== 'leaving' ? lookNow() : found))
}

async function lookNow(): Promise<Readiness> {
  const all = await opened()
  if (!all) return readiness({ process: 'starting', database: 'opening', migrations: 'waiting', streams: 'unknown', works: 'waiting' })
  return readiness({
    process: isLeaving() ? 'leaving' : 'serving',
    database: await all.databaseState(),
    migrations: 'done',
    streams: all.bus.state(),
    works: workState(),
  })
}

/** Whether to send anybody here, by how the parts stand. */
export function readiness(parts: Omit<Readiness, 'isReady' | 'retryAfterSeconds'>): Readiness {
  const canAnswer = parts.database === 'up' || parts.database === 'full'
  const isReady = parts.process === 'serving' && canAnswer && (parts.works === 'running' || parts.works === 'late')
  return { isReady, retryAfterSeconds: BACK_IN_SECONDS, ...parts }
}

async function opened(): Promise<Services | null> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LONGEST_OPENING_MS)
  })
  return Promise.race([services().catch(() => null), tooLate]).finally(() => clearTimeout(timer))
}
