import { randomBytes } from 'node:crypto'
import { createAppServer } from '../../journeys/server'
import type { App } from '../apps'

/** The outside takes its time, so that an answer lasts long enough to be interrupted. */
const SLOW_MARKET = 'delay=700 price-change=0'

/** … that can be told to leave (SIGTERM): `leave` resolves with its exit code. */
export type Talker = App & { leave: () => Promise<number | null>; memoryMb: () => number }

/** Prepares production servers; several share a database, and follow each other's answers over Redis. */
export async function prepareTalkers(
  names: string[],
  shared: { databaseUrl: string; redisUrl: string } | null,
  market = SLOW_MARKET,
): Promise<Talker[]> {
  const secrets = { NEXTAUTH_SECRET: randomBytes(32).toString('base64url'), ENCRYPTION_KEY: randomBytes(32).toString('base64url') }
  const env: Record<string, string> = {
    MODEL: 'concierge',
    SANDBOX_DIALS: market,
    // As scripts/start.mjs has it: the app itself answers to SIGTERM.
    NEXT_MANUAL_SIG_HANDLE: 'true',
    ...(shared ? { DATABASE_URL: shared.databaseUrl, REDIS_URL: shared.redisUrl, ...secrets } : {}),
  }
  const servers = await Promise.all(names.map((name) => createAppServer(`threads-${name}`, env)))
  return servers.map(({ start, ...server }, index) => ({ ...server, name: names[index] ?? '', start: () => start() }))
}
