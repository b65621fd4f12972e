import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportsFolder } from '../../../scripts/setup/paths.mjs'
import { provideRedis } from '../../../scripts/setup/redis.mjs'
import { openDatabase } from '../database'
import { openHistory } from '../history'
import { prepareTalkers } from './apps'
import { checkThreads, countFindings, type Verdict } from './check-threads'
import { readThreadHistory, type ThreadEntry } from './history-schema'
import { HELP, type Options, readOptions } from './options'
import { openRedisProxy, type RedisProxy } from './redis-proxy'
import { runThreads } from './run-threads'
import { recoveryFigures, writeTable } from './table'

const options = readOptions(process.argv.slice(2))
if ('fault' in options || options.help) {
  console.log('fault' in options ? `${options.fault}\n${HELP}` : HELP)
  process.exit('fault' in options ? 2 : 0)
}
process.exit(await main(options))

async function main(options: Options): Promise<number> {
  const { database, seed, kills, isChecked } = options
  const ends: (() => Promise<unknown>)[] = []
  const historyFile = join(reportsFolder, 'chaos', `history-threads-${database}.jsonl`)
  const began = performance.now()
  try {
    const shared = database === 'postgres' ? await openShared(ends) : null
    if (shared && 'missing' in shared) {
      console.log(`skipped: ${shared.missing}`)
      return process.env.CI === 'true' ? 1 : 0
    }
    const note = openHistory<ThreadEntry>(historyFile)
    note({ kind: 'run', seed, kills, variant: database })
    console.log(`Threads with ${kills} kills, ${database}, seed ${seed} …`)
    const apps = await prepareTalkers(shared ? ['one', 'two'] : ['one'], shared)
    for (const app of apps) ends.push(app.remove)
    for (const app of apps) await app.start(0)
    await runThreads(options, { apps, redis: shared?.redis ?? null, note })
  } finally {
    for (const step of ends.toReversed()) await step().catch((error: unknown) => console.error(error))
  }
  const seconds = (performance.now() - began) / 1000
  const verdict = checkThreads(readThreadHistory(readFileSync(historyFile, 'utf8')))
  console.log(`\n${writeTable(verdict, seconds)}\nThe history is ${historyFile}`)
  keepReport(database, { options, seconds: Math.round(seconds), ...verdict })
  return isGood(verdict, options) && (!isChecked || isInTime(verdict)) ? 0 : 1
}

function isGood(verdict: Verdict, { kills, database }: Options): boolean {
  const isFollowed = database === 'pglite' || verdict.followedElsewhere > 0
  if (!isFollowed) console.log('No answer was read to its end at another process than its own.')
  return countFindings(verdict) === 0 && verdict.counts.kills >= kills && isFollowed
}

function isInTime({ recoveries }: Verdict): boolean {
  return (recoveryFigures(recoveries)?.late ?? 0) === 0
}

type Shared = { databaseUrl: string; redisUrl: string; redis: RedisProxy }
async function openShared(ends: (() => Promise<unknown>)[]): Promise<Shared | { missing: string }> {
  const provided = await provideRedis()
  if ('missing' in provided) return provided
  ends.push(async () => provided.stop())
  const redis = await openRedisProxy(provided.url)
  if ('missing' in redis) return { missing: `no Redis (${redis.missing})` }
  ends.push(redis.close)
  const database = await openDatabase()
  if ('missing' in database) return { missing: `no PostgreSQL (${database.missing})` }
  ends.push(database.drop)
  return { databaseUrl: database.url, redisUrl: redis.url, redis }
}

/** Each variant's last run, in one file. */
function keepReport(variant: string, report: Record<string, unknown>): void {
  const file = join(reportsFolder, 'chaos-threads.json')
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  writeFileSync(file, `${JSON.stringify({ ...Object(kept), [variant]: report }, null, 1)}\n`)
}
