import { provideRedis } from '../../scripts/setup/redis.mjs'
import { openDatabase } from '../chaos/database'
import { prepareTalkers } from '../chaos/threads/apps'
import { CHECKS } from './checks'
import { openStage } from './stage'
import { type Checked, writeTable } from './table'

/** A server that is shared keeps keys of its own apart by their number. */
const REDIS_DATABASE = 9
/** An answer lasts long enough to be stopped by a process that is not its own: it hears of that within a second. */
const SLOW_MARKET = 'delay=3000 price-change=0'

process.exit(await main())

/** Two processes of the built app on one PostgreSQL and one Redis: what travellers begin at one goes on at the other. */
async function main(): Promise<number> {
  const ends: (() => Promise<unknown>)[] = []
  try {
    const redis = await provideRedis()
    if ('missing' in redis) return skipped(redis.missing)
    ends.push(async () => redis.stop())
    const database = await openDatabase()
    if ('missing' in database) return skipped(database.missing)
    ends.push(database.drop)
    const redisUrl = new URL(redis.url)
    redisUrl.pathname = `/${REDIS_DATABASE}`
    const shared = { databaseUrl: database.url, redisUrl: redisUrl.href }
    const [one, two] = await prepareTalkers(['pair-one', 'pair-two'], shared, SLOW_MARKET)
    if (!one || !two) throw new Error('There are no two processes.')
    for (const app of [one, two]) ends.push(app.remove)
    await Promise.all([one.start(0), two.start(0)])
    const stage = openStage(one, two, database.url)
    const checked: Checked[] = []
    for (const [what, check] of Object.entries(CHECKS)) {
      const began = performance.now()
      const fault = await check(stage).catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
      checked.push({ what, fault, ms: Math.round(performance.now() - began) })
    }
    console.log(`\n${writeTable(checked)}`)
    return checked.some(({ fault }) => fault !== null) ? 1 : 0
  } finally {
    for (const end of ends.toReversed()) await end().catch((error: unknown) => console.error(error))
  }
}

function skipped(why: string): number {
  console.log(`skipped: ${why}\n0 passed, 0 failed`)
  return process.env.CI === 'true' ? 1 : 0
}
