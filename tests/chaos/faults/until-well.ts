import { availableParallelism, loadavg } from 'node:os'
import { sleep } from '../session'
import type { Guest } from './guest'
import type { Trial } from './trial'

const LONGEST_LOOK_MS = 60_000
const LOOK_EVERY_MS = 50
const LONGEST_RECOVERY_SECONDS = 10

/** On a machine where more waits than runs, everything takes as much longer. */
export function longestRecoverySeconds(load = loadavg()[0] ?? 0, cores = availableParallelism()): number {
  return Math.round(LONGEST_RECOVERY_SECONDS * Math.max(1, load / cores))
}

/** After a fault has ended (now, unless told otherwise): how long until the process says that it serves, and a traveller finds their threads again. Nobody helps. */
export async function checkIsWellAgain({ check, figure }: Trial, guest: Guest, endedAt = performance.now()): Promise<void> {
  const seconds = () => (performance.now() - endedAt) / 1000
  while (!(await isWell(guest)) && seconds() * 1000 < LONGEST_LOOK_MS) await sleep(LOOK_EVERY_MS)
  figure('seconds until back', seconds())
  const longest = longestRecoverySeconds()
  check(`healthy again within ${longest} s`, seconds() <= longest, `${seconds().toFixed(1)} s`)
}

async function isWell({ url, session }: Guest): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(5_000)
    const ready = await fetch(`${url}/api/ready`, { signal })
    await ready.text()
    const threads = await session.send(url, '/api/threads', { signal })
    await threads.text()
    return ready.ok && threads.ok
  } catch {
    return false
  }
}

/** A turn after it all is answered as if nothing had been; like a browser, it waits for its turn. */
export async function checkGoesOn({ check }: Trial, guest: Guest, words = 'hello'): Promise<void> {
  const until = performance.now() + LONGEST_LOOK_MS
  let heard = await guest.say(words)
  while (heard.code === 'too_many' && performance.now() < until) {
    await sleep(LOOK_EVERY_MS * 10)
    heard = await guest.say(words)
  }
  const { seen, httpStatus, end, code } = heard
  check('the next turn is answered', end === 'finish' && seen.status === 'complete', { httpStatus, end, status: seen.status, code })
}
