import { sleep } from '../../session'
import { openGuest } from '../guest'
import type { SharedWorld } from '../shared-world'
import type { Scenario } from '../trial'
import { checkGoesOn, checkIsWellAgain } from '../until-well'

// Redis is not there when a process starts, goes away while an answer is followed, or forgets everything.

const SEARCH = 'Madrid to Vienna in 25 days, one way'
const LONGEST_TELLING_MS = 15_000

export const redisGone: Scenario = async (trial) => {
  const { check, stage } = trial
  const world = await stage.shared()
  const { one, two, redisProxy } = world
  const guest = await openGuest(one.url)
  await untilStreamsAre('up', world)
  const started = Promise.withResolvers<void>()
  const hearing = guest.say(SEARCH, { onStart: () => started.resolve() })
  await started.promise
  redisProxy.cut()
  try {
    // Who read over Redis is let go, and comes back to what the database has.
    const elsewhere = await readToTheEnd(() => guest.comeBack({ at: two.url }))
    const heard = await hearing
    check('the writer’s own reader reads on', heard.seen.status === 'complete', heard.seen.status)
    check('a reader at another process gets it whole, too', elsewhere === 'complete' || elsewhere === 'over', elsewhere)
    check('each process says that Redis is down', await untilStreamsAre('down', world))
    await two.kill()
    const startedAt = performance.now()
    await two.start()
    await checkIsWellAgain(trial, guest, startedAt)
    const during = await guest.say('hello', { at: two.url })
    check('a process that starts without Redis answers', during.seen.status === 'complete', during.seen.status)
  } finally {
    redisProxy.mend()
  }
  check('its return is said', await untilStreamsAre('up', world))
  await checkGoesOn(trial, guest)
}

export const redisForgets: Scenario = async (trial) => {
  const { check, stage } = trial
  const world = await stage.shared()
  const { one, two, redis } = world
  await untilStreamsAre('up', world)
  const guest = await openGuest(one.url)
  const started = Promise.withResolvers<void>()
  const hearing = guest.say(SEARCH, { onStart: () => started.resolve() })
  await started.promise
  const beside = guest.comeBack({ at: two.url })
  await redis.kill()
  await redis.start()
  const [heard] = await Promise.all([hearing, beside])
  check('the answer is written to its end', heard.seen.status === 'complete', heard.seen.status)
  const thread = await guest.whenAtRest(two.url)
  check(
    'the thread is whole at every process',
    thread.messages.length === 2 && thread.messages[1]?.metadata?.status === 'complete',
    thread.messages[1]?.metadata,
  )
  await checkIsWellAgain(trial, guest)
  check('streams are up again', await untilStreamsAre('up', world))
  const followed = await guest.say('thank you', { at: two.url })
  check('the next answer is followed as usual', followed.seen.status === 'complete', followed.seen.status)
}

async function readToTheEnd(comeBack: () => ReturnType<Awaited<ReturnType<typeof openGuest>>['comeBack']>): Promise<string | null> {
  for (;;) {
    const heard = await comeBack()
    if (heard.httpStatus === 204) return 'over'
    if (heard.end !== 'broken') return heard.seen.status ?? heard.code
    await sleep(100)
  }
}

async function untilStreamsAre(state: 'up' | 'down', { one, two }: SharedWorld): Promise<boolean> {
  const until = performance.now() + LONGEST_TELLING_MS
  for (const { url } of [one, two]) {
    while (!(await (await fetch(`${url}/api/health`)).text()).includes(`"streams":"${state}"`)) {
      if (performance.now() > until) return false
      await sleep(100)
    }
  }
  return true
}
