import { jsonBody, sleep } from '../../session'
import { type Guest, isClearRefusal, openGuest } from '../guest'
import type { Scenario } from '../trial'
import { checkGoesOn, checkIsWellAgain } from '../until-well'

// PostgreSQL goes away, has no connection left, or is slow.

const SEARCH = 'Berlin to Oslo in 20 days, one way'
const GONE_MS = 3_000
const ASKED_AT_ONCE = 40
const SLOW_MS = 500
const LONGEST_FIRST_WORD_SECONDS = 30
const LONGEST_REFUSAL_SECONDS = 20

export const databaseRestarts: Scenario = async (trial) => {
  const { check, figure, stage } = trial
  const { one, database } = await stage.shared()
  const guest = await openGuest(one.url)
  const acknowledged = Promise.withResolvers<void>()
  const hearing = guest.say(SEARCH, { onStart: () => acknowledged.resolve() })
  await acknowledged.promise
  await database.endConnections()
  database.proxy.cut()
  const goneAt = performance.now()
  const refusals = await askWhile(guest, () => performance.now() - goneAt < GONE_MS)
  check(
    'who asks meanwhile is refused clearly',
    refusals.length > 0 && refusals.every(isClearRefusal),
    refusals.find((one) => !isClearRefusal(one)),
  )
  check(
    'it is asked to come back within 5 s',
    refusals.every(({ retryAfterSeconds }) => (retryAfterSeconds ?? 9) <= 5),
  )
  check('the process says that it cannot serve', !(await fetch(`${one.url}/api/ready`)).ok)
  database.proxy.mend()
  await checkIsWellAgain(trial, guest)
  await hearing
  const thread = await guest.whenAtRest()
  figure('refusals', refusals.length)
  check('the acknowledged message is there', thread.messages[0]?.role === 'user', thread.messages.length)
  if (thread.messages.at(-1)?.metadata?.status !== 'complete') await guest.goOn()
  const ended = await guest.whenAtRest()
  check(
    'its answer ends whole, once',
    ended.messages.length === 2 && ended.messages[1]?.metadata?.status === 'complete',
    ended.messages[1]?.metadata,
  )
  await checkGoesOn(trial, guest)
}

export const connectionsExhausted: Scenario = async (trial) => {
  const { check, figure, stage } = trial
  const { one, database } = await stage.shared()
  const guest = await openGuest(one.url)
  await guest.say('hello')
  await database.limitConnections(0)
  await database.endConnections()
  try {
    const beganAt = performance.now()
    const asked = await Promise.all(Array.from({ length: ASKED_AT_ONCE }, () => guest.get('/api/threads')))
    const seconds = (performance.now() - beganAt) / 1000
    const refused = asked.filter(({ httpStatus }) => httpStatus !== 200)
    figure('refused of 40', refused.length)
    figure('seconds until all were answered', seconds)
    check('nobody waits for ever', seconds < LONGEST_REFUSAL_SECONDS, seconds)
    check(
      'who gets no connection is refused clearly',
      refused.length > 0 && refused.every(isClearRefusal),
      refused.find((one) => !isClearRefusal(one)),
    )
    const ready = await fetch(`${one.url}/api/ready`)
    check('the process says so', !ready.ok, await ready.text())
  } finally {
    await database.limitConnections(-1)
  }
  await checkIsWellAgain(trial, guest)
  await checkGoesOn(trial, guest)
}

export const slowDatabase: Scenario = async (trial) => {
  const { check, figure, stage } = trial
  const { one, database } = await stage.shared()
  const guest = await openGuest(one.url)
  const usual = await guest.say('hello')
  figure('seconds to the first word, usually', (usual.firstWordMs ?? 0) / 1000)
  await guest.whenAtRest()
  database.proxy.delay(SLOW_MS)
  try {
    const heard = await guest.say(SEARCH)
    const seconds = (heard.firstWordMs ?? Number.POSITIVE_INFINITY) / 1000
    figure('seconds to the first word, slow', seconds)
    check('the answer begins', seconds < LONGEST_FIRST_WORD_SECONDS, seconds)
    check('it ends whole', heard.end === 'finish' && heard.seen.status === 'complete', {
      end: heard.end,
      status: heard.seen.status,
      code: heard.code,
    })
  } finally {
    database.proxy.delay(0)
  }
  await checkIsWellAgain(trial, guest)
  const thread = await guest.whenAtRest()
  check('it is stored as it was seen', thread.messages.at(-1)?.metadata?.status === 'complete', thread.messages.at(-1)?.metadata)
  await checkGoesOn(trial, guest)
}

/** Reads and turns by one who does not give up. */
async function askWhile(guest: Guest, isTime: () => boolean) {
  const refusals = []
  while (isTime()) {
    refusals.push(await guest.get('/api/threads'), await guest.get('/api/searches', jsonBody({ change: {} })))
    await sleep(100)
  }
  return refusals
}
