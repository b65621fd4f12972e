import { z } from 'zod'
import { chance } from '@/tests/fixtures/duffel-market/chance'
import type { App } from '../apps'
import { gatherCrowd } from '../crowd'
import type { NoteOf } from '../history'
import { startKilling } from '../killer'
import { insist, openSession, sleep } from '../session'
import type { Talker } from './apps'
import { tryHardReaders } from './hard-readers'
import type { ThreadEntry } from './history-schema'
import type { Options } from './options'
import { planOf } from './plan'
import type { RedisProxy } from './redis-proxy'
import { openTalk, type Talk } from './talk'

const AT_ONCE = 6
const PATIENCE_MS = 400_000
/** Some answers come to their end in between: a thread that is cut off each time would never get beyond its first words. */
const LONGEST_CALM_MS = 4_000
const LONGEST_UNTIL_TOLD_MS = 60_000
/** Of the kills, those between these shares happen while Redis cannot be reached. */
const REDIS_IS_GONE = { from: 1 / 3, to: 2 / 3 }

type Stage = { apps: Talker[]; redis: RedisProxy | null; note: NoteOf<ThreadEntry> }

/** The whole run: travellers talk while processes are killed; in the end every thread is looked at once more. */
export async function runThreads({ kills, seed, isShort }: Options, { apps, redis, note }: Stage): Promise<void> {
  const talks: Talk[] = []
  let [reading, doors] = [0, 0]
  const anyDoor = () => {
    const app = apps[Math.floor(chance(seed, 'door', doors++) * apps.length)]
    if (!app) throw new Error('There is no process to ask.')
    return app
  }
  const beginReading = () => {
    reading++
    return () => void reading--
  }
  const killer = startKilling(apps, {
    kills,
    seed,
    longestCalmMs: LONGEST_CALM_MS,
    // Not while its first words are waited for: on a busy machine nothing would ever be said.
    isTime: () => reading > 0,
    note: (entry) => {
      if (entry.kind === 'kill' || entry.kind === 'started') note(entry)
    },
  })
  const visit = async (client: number) => {
    try {
      const session = await insist(() => openSession(anyDoor().url, client), performance.now() + PATIENCE_MS)
      const talk = openTalk(client, session, { note, anyDoor, beginReading })
      talks.push(talk)
      await talk.talk(planOf(client, seed))
    } catch (error) {
      note({ kind: 'gave-up', client, why: error instanceof Error ? error.message : String(error) })
    }
  }
  const crowd = gatherCrowd(visit, { least: AT_ONCE, atOnce: AT_ONCE, wantsMore: () => killer.made() < kills })
  const redisBack = takeRedisAway(redis, apps, () => killer.made() / kills, note)
  try {
    // A process that does not start again ends the run.
    await Promise.race([crowd.gone, killer.done.then(() => crowd.gone)])
  } finally {
    killer.stop()
  }
  await Promise.all([killer.done, redisBack])
  for (const talk of talks) await noteLeft(talk, note)
  const [app] = apps
  if (app && !isShort) await tryHardReaders({ app, note })
}

async function takeRedisAway(redis: RedisProxy | null, apps: App[], share: () => number, note: NoteOf<ThreadEntry>): Promise<void> {
  if (!redis) return
  while (share() < REDIS_IS_GONE.from) await sleep(50)
  redis.cut()
  note({ kind: 'redis', state: 'cut', isTold: await isTold(apps, 'down') })
  while (share() < REDIS_IS_GONE.to) await sleep(50)
  redis.mend()
  note({ kind: 'redis', state: 'mended', isTold: await isTold(apps, 'up') })
}

const healthSchema = z.object({ streams: z.enum(['none', 'up', 'down']) })

/** Whether each process says so of itself before long; one that was killed says it when it is back. */
async function isTold(apps: App[], streams: 'up' | 'down'): Promise<boolean> {
  const until = performance.now() + LONGEST_UNTIL_TOLD_MS
  const told = apps.map(({ url }) =>
    insist(async () => {
      const health = healthSchema.parse(await (await fetch(`${url}/api/health`)).json())
      if (health.streams !== streams) throw new Error(`It says that streams are ${health.streams}.`)
    }, until),
  )
  return (await Promise.allSettled(told)).every(({ status }) => status === 'fulfilled')
}

async function noteLeft(talk: Talk, note: NoteOf<ThreadEntry>): Promise<void> {
  const { client } = talk
  try {
    const left = await talk.look()
    if (left) note({ kind: 'left', client, threadId: left.threadId, ...left.conversation })
  } catch (error) {
    note({ kind: 'gave-up', client, why: `its thread could not be read in the end: ${error instanceof Error ? error.message : error}` })
  }
}
