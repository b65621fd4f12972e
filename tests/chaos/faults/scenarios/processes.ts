import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { migrationsFolder } from '@/lib/adapters/database/database'
import { chance } from '@/tests/fixtures/duffel-market/chance'
import { createAppServer, startRefused } from '../../../journeys/server'
import { sleep } from '../../session'
import { copyMigrationsUpTo } from '../early-migrations'
import { openGuest } from '../guest'
import { openOwnPostgres } from '../own-postgres'
import type { Scenario } from '../trial'
import { checkGoesOn, checkIsWellAgain, longestRecoverySeconds } from '../until-well'

// What happens to the processes themselves: they die while they migrate, are told to leave, stand still, or meet on one folder.

const SEARCH = 'Paris to Rome in 40 days, one way'
const EARLY_MIGRATIONS = 3
const MIGRATION_KILLS = 4
const SLOW_DATABASE_MS = 40
const STREAMS = 50
const LONGEST_LEAVE_SECONDS = 30
const STILL_SECONDS = 20

export const killedWhileMigrating: Scenario = async ({ check, figure, seed }) => {
  const database = await openOwnPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-faults-migrations-'))
  const direct = postgres(database.directUrl, { max: 1, onnotice: () => undefined })
  const secrets = { NEXTAUTH_SECRET: 'chaos-secret-of-this-run', ENCRYPTION_KEY: 'chaos-key-of-this-run-only' }
  const app = await createAppServer('faults-migrating', { MODEL: 'concierge', DATABASE_URL: database.url, ...secrets })
  try {
    copyMigrationsUpTo(EARLY_MIGRATIONS, migrationsFolder(), folder)
    await migrate(drizzle(direct), { migrationsFolder: folder })
    await direct`insert into users (id, first_name, last_name, is_guest) values ('usr_old', 'Old', 'Data', true)`
    await direct`insert into threads (id, user_id, name) values ('thread_old', 'usr_old', 'An old trip')`
    database.proxy.delay(SLOW_DATABASE_MS)
    let cutShort = 0
    for (let kill = 0; kill < MIGRATION_KILLS; kill++) {
      const started = app.start().then(
        () => true,
        () => false,
      )
      await untilConnected(database.proxy.open)
      await sleep(100 + chance(seed, 'migration', kill) * 700)
      await app.kill()
      if (!(await started)) cutShort++
    }
    database.proxy.delay(0)
    const beganAt = performance.now()
    await app.start()
    const seconds = (performance.now() - beganAt) / 1000
    figure('starts that were cut short', cutShort)
    figure('seconds until back', seconds)
    check('starts were cut short', cutShort > 0, cutShort)
    check(`the next start completes it within ${longestRecoverySeconds()} s`, seconds <= longestRecoverySeconds(), seconds)
    const [old] = await direct`select threads.name, users.first_name from threads join users on users.id = threads.user_id`
    check('old rows are as they were', old?.name === 'An old trip' && old.first_name === 'Old', old)
    const [{ count } = { count: 0 }] =
      await direct`select count(*)::int as count, count(distinct hash)::int as hashes from drizzle.__drizzle_migrations`
    const [{ hashes } = { hashes: 0 }] = await direct`select count(distinct hash)::int as hashes from drizzle.__drizzle_migrations`
    figure('migrations', count)
    check('each migration is noted once', count === hashes && count > EARLY_MIGRATIONS, { count, hashes })
    const guest = await openGuest(app.url)
    const heard = await guest.say('hello')
    check('a turn is answered', heard.seen.status === 'complete', heard.seen.status)
  } finally {
    await app.remove()
    await direct.end()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const toldToLeave: Scenario = async (trial) => {
  const { check, figure, stage } = trial
  await stage.withApp('leaving', {}, async (app) => {
    await app.start()
    const guests = await Promise.all(Array.from({ length: STREAMS }, () => openGuest(app.url)))
    const late = await openGuest(app.url)
    const begun = guests.map(() => Promise.withResolvers<void>())
    const hearings = guests.map((guest, index) => guest.say(SEARCH, { onStart: () => begun[index]?.resolve() }))
    await Promise.race([Promise.all(begun.map(({ promise }) => promise)), Promise.all(hearings)])
    const leftAt = performance.now()
    const leaving = app.leave()
    const refused = await untilRefused(late.say.bind(late))
    const exitCode = await leaving
    const seconds = (performance.now() - leftAt) / 1000
    const heard = await Promise.all(hearings)
    const whole = heard.filter(({ end, seen }) => end === 'finish' && seen.status === 'complete').length
    figure('streams that ended whole', whole)
    figure('seconds until it had left', seconds)
    check('new turns are refused, and told when to come back', refused?.httpStatus === 503 && (refused.retryAfterSeconds ?? 0) > 0, refused)
    check(`it leaves within ${LONGEST_LEAVE_SECONDS} s, by itself`, exitCode === 0 && seconds <= LONGEST_LEAVE_SECONDS, {
      exitCode,
      seconds,
    })
    const startedAt = performance.now()
    await app.start()
    await checkIsWellAgain(trial, late, startedAt)
    // What had not ended by then goes on at the next process.
    for (const [index, guest] of guests.entries()) {
      await guest.findThread()
      if (heard[index]?.seen.status !== 'complete') await guest.goOn()
    }
    const threads = await Promise.all(guests.map((guest) => guest.whenAtRest()))
    const unfinished = threads.filter(({ messages }) => messages.length !== 2 || messages[1]?.metadata?.status !== 'complete')
    check('in the end every stream is a whole answer', unfinished.length === 0, unfinished.length)
  })
}

export const stoodStill: Scenario = async (trial) => {
  const { check, figure, stage } = trial
  const { one, two } = await stage.shared()
  const guest = await openGuest(one.url)
  const started = Promise.withResolvers<void>()
  const hearing = guest.say(SEARCH, { onStart: () => started.resolve() })
  await started.promise
  one.signal('SIGSTOP')
  const stoppedAt = performance.now()
  let goneOn = null
  try {
    while (goneOn?.seen.status !== 'complete' && performance.now() - stoppedAt < STILL_SECONDS * 1000) {
      goneOn = await guest.goOn(two.url)
      if (goneOn.end === 'refused') await sleep(250)
    }
    figure('seconds until another went on', (performance.now() - stoppedAt) / 1000)
    check('another process goes on with the answer', goneOn?.seen.status === 'complete', goneOn && { code: goneOn.code, end: goneOn.end })
    const before = await guest.read(two.url)
    await sleep(Math.max(0, STILL_SECONDS * 1000 - (performance.now() - stoppedAt)))
    one.signal('SIGCONT')
    await hearing
    await checkIsWellAgain(trial, guest)
    const after = await guest.whenAtRest()
    check('what it says when it wakes is not taken', JSON.stringify(after.messages) === JSON.stringify(before.messages))
    await checkGoesOn(trial, guest)
  } finally {
    one.signal('SIGCONT')
  }
}

export const twoOnOneFolder: Scenario = async ({ check, stage }) => {
  const app = await stage.alone()
  const { exitCode, said } = await startRefused({ DATA_FOLDER: app.dataFolder, MODEL: 'concierge' })
  check('the second one ends', exitCode === 1, exitCode)
  check('it says why, in a sentence', said.includes(`Another Wayfarer is running on this data folder (${app.dataFolder}`), said)
  check('it shows no stack trace', !/^\s+at /m.test(said), said)
  const guest = await openGuest(app.url)
  const heard = await guest.say('hello')
  check('the first one goes on', heard.seen.status === 'complete', heard.seen.status)
}

async function untilConnected(open: () => number): Promise<void> {
  for (const until = performance.now() + 20_000; open() === 0 && performance.now() < until; ) await sleep(10)
}

async function untilRefused(say: (text: string) => Promise<{ httpStatus: number; retryAfterSeconds: number | null; end: string }>) {
  for (;;) {
    const heard = await say('hello')
    if (heard.end === 'unreachable') return null
    if (heard.end === 'refused' && heard.httpStatus === 503) return heard
    await sleep(20)
  }
}
