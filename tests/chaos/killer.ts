import { chance } from '@/tests/fixtures/duffel-market/chance'
import type { App } from './apps'
import type { Note } from './history'
import { sleep } from './session'

type Killing = { kills: number; seed: number; longestCalmMs: number; isTime: (made: number) => boolean; note: Note }
export type Killer = { made: () => number; done: Promise<void>; stop: () => void }

/** Kills processes at moments chosen by the seed, at most `longestCalmMs` after each other and only when `isTime`, and starts each again at once. */
export function startKilling(apps: App[], { kills, seed, longestCalmMs, isTime, note }: Killing): Killer {
  let made = 0
  let isStopped = false
  const run = async () => {
    for (let moment = 0; made < kills && !isStopped; moment++) {
      await sleep(chance(seed, 'calm', moment) * longestCalmMs)
      const app = apps[Math.floor(chance(seed, 'victim', moment) * apps.length)]
      if (!app || !isTime(made)) continue
      await app.kill()
      made++
      note({ kind: 'kill', process: app.name })
      await app.start(0)
      note({ kind: 'started', process: app.name, minutesAhead: 0 })
    }
  }
  return {
    made: () => made,
    done: run(),
    stop: () => {
      isStopped = true
    },
  }
}
