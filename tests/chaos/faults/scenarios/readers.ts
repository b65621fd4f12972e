import { chance } from '@/tests/fixtures/duffel-market/chance'
import { sleep } from '../../session'
import { textOfParts } from '../../threads/answer-text'
import { openGuest } from '../guest'
import type { Scenario } from '../trial'
import { checkGoesOn, checkIsWellAgain } from '../until-well'

// Readers who take little, take nothing, or come and go.

const SEARCHES = ['London to Lisbon in 30 days, one way', 'Paris to Rome in 40 days, one way', 'Berlin to Oslo in 20 days, one way']
const NEVER_READ = 30
const SLOW_BYTES_PER_SECOND = 1_000
/** Rubbish is not collected at once. */
const MOST_MEMORY_MB = 250
const RETURNS = 30
const LONGEST_LOOK_MS = 50

export const slowReaders: Scenario = async (trial) => {
  const { check, figure, stage } = trial
  const app = await stage.alone()
  const guest = await openGuest(app.url)
  const gone = new AbortController()
  const before = app.memoryMb()
  const holding: Promise<unknown>[] = []
  const comeAlong = () => {
    const open = () => guest.session.send(app.url, `/api/chat/${guest.threadId()}/stream`, { signal: gone.signal })
    holding.push(readSlowly(open()), ...Array.from({ length: NEVER_READ }, open))
  }
  for (const text of SEARCHES) {
    const heard = await guest.say(text, { onStart: comeAlong })
    check('who reads as usual is not held up', heard.seen.status === 'complete', heard.seen.status)
  }
  const { messages } = await guest.whenAtRest()
  const more = app.memoryMb() - before
  figure('readers who never read', NEVER_READ * SEARCHES.length)
  figure('MB more', more)
  check('the answers are whole', messages.filter(({ metadata }) => metadata?.status === 'complete').length >= SEARCHES.length)
  check(`the server takes no more than ${MOST_MEMORY_MB} MB for them`, more <= MOST_MEMORY_MB, more)
  gone.abort()
  await Promise.allSettled(holding)
  await checkIsWellAgain(trial, guest)
  await checkGoesOn(trial, guest)
}

export const comesAndGoes: Scenario = async (trial) => {
  const { check, figure, stage, seed } = trial
  const app = await stage.alone()
  const guest = await openGuest(app.url)
  let [returns, turn] = [0, 0]
  while (returns < RETURNS && turn < RETURNS) {
    const said = await guest.say(SEARCHES[turn++ % SEARCHES.length] ?? '', { leavesAfterMs: 0 })
    let seenWhole: string | null = null
    while (returns < RETURNS) {
      const heard = await guest.comeBack({ leavesAfterMs: Math.floor(chance(seed, 'look', returns) * LONGEST_LOOK_MS) })
      if (heard.httpStatus === 204) break
      returns++
      if (heard.seen.messageId !== null && heard.seen.messageId !== said.seen.messageId) {
        check('it is the same message each time', false, [said.seen.messageId, heard.seen.messageId])
      }
      if (heard.end === 'finish') {
        seenWhole = heard.seen.text()
        break
      }
    }
    const { messages } = await guest.whenAtRest()
    const answer = messages.at(-1)
    const stored = textOfParts(answer?.parts ?? [])
    check('each question has one answer, whole', messages.length === turn * 2 && answer?.metadata?.status === 'complete', messages.length)
    check('no part stands there twice', isWithoutTwins(answer?.parts ?? []), stored)
    if (seenWhole !== null) check('who read to the end saw what is stored', seenWhole === stored, [seenWhole, stored])
  }
  figure('returns', returns)
  check(`${RETURNS} returns`, returns >= RETURNS, returns)
  await checkGoesOn(trial, guest)
}

function isWithoutTwins(parts: Record<string, unknown>[]): boolean {
  const ids = parts.map(({ toolCallId }) => toolCallId).filter((id) => id !== undefined)
  return new Set(ids).size === ids.length
}

async function readSlowly(asked: Promise<Response>): Promise<void> {
  const body = (await asked).body
  if (!body) return
  for await (const bytes of body) await sleep((bytes.length / SLOW_BYTES_PER_SECOND) * 1_000)
}
