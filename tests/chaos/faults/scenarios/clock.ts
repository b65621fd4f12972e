import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allOf, isAlternating, openGuest } from '../guest'
import { Missing, type Scenario } from '../trial'
import { checkGoesOn, checkIsWellAgain } from '../until-well'

const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`)
const JUMPS: [jump: string, minutes: number][] = [
  ['+1h', 60],
  ['+0', 0],
  ['-1h', -60],
  ['+0', 0],
]
/** A leap day, the night in which clocks go forward in Europe, and the one in which they go back. */
const DAYS: [instant: string, tomorrow: string][] = [
  ['2028-02-28 12:00:00', '2028-02-29'],
  ['2028-02-29 12:00:00', '2028-03-01'],
  ['2027-03-27 23:30:00', '2027-03-28'],
  ['2027-10-30 23:30:00', '2027-11-01'],
]

/** The clock of the machine jumps an hour ahead and back under a running process; and it runs on days that are odd. */
export const clockJumps: Scenario = async (trial) => {
  const { check, figure, stage } = trial
  const library = LIBRARIES.find((path) => existsSync(path))
  if (!library) throw new Missing('there is no faketime on this machine')
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-faults-clock-'))
  const clock = join(folder, 'clock')
  const set = (text: string) => writeFileSync(clock, `${text}\n`)
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    // Timers go by another clock, which does not jump.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
    SANDBOX_DIALS: 'price-change=0',
  }
  set('+0')
  try {
    await stage.withApp('clock', env, async (app) => {
      await app.start()
      const guest = await openGuest(app.url)
      await guest.say('London to Lisbon in 30 days, one way')
      for (const [jump, minutes] of JUMPS) {
        set(jump)
        await checkIsWellAgain(trial, guest)
        await checkGoesOn(trial, guest)
        const last = (await guest.whenAtRest()).messages.at(-1)
        const ahead = Math.round(((last?.metadata?.createdAt ?? 0) - Date.now()) / 60_000)
        check(`the server’s clock has jumped by ${minutes} minutes`, ahead === minutes, ahead)
        const threads = await guest.get('/api/threads')
        check(`at ${jump} who is signed in stays so`, threads.httpStatus === 200, threads)
      }
      figure('jumps', JUMPS.length)
      const { messages } = await guest.whenAtRest()
      check(
        'messages stand in the order in which they were said',
        isAlternating(messages),
        messages.map(({ role }) => role),
      )
      check(
        'every answer is whole',
        messages.every(({ role, metadata }) => role === 'user' || metadata?.status === 'complete'),
      )
      for (const [instant, tomorrow] of DAYS) {
        await app.kill()
        set(`@${instant}`)
        await app.start()
        const traveller = await openGuest(app.url)
        const heard = await traveller.say('Madrid to London tomorrow, one way')
        const answer = allOf((await traveller.whenAtRest()).messages.at(-1))
        check(`at ${instant} UTC tomorrow is ${tomorrow} in London`, heard.seen.status === 'complete' && answer.includes(tomorrow), answer)
      }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
