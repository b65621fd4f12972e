import { StoreFailure } from '@/lib/ports/store-failure'

export type Gate = <Result>(work: () => PromiseLike<Result>) => Promise<Result>
type GateLimits = { atOnce: number; longestQueue: number; longestStandstillMs: number; longestWaitMs: number; longestWorkMs: number | null }

/**
 * Lets so much work through at once; the rest waits in line, but neither in a line without end, nor in one that does not move, nor for
 * ever: whoever would, gets a `StoreFailure` at once, or when the time is over. A line that moves is waited in for longer: a busy process
 * is slow, and yet everybody's turn comes. Work that takes too long keeps its place until it ends, but nobody waits for it; `longestWorkMs` null waits.
 */
export function createGate({ atOnce, longestQueue, longestStandstillMs, longestWaitMs, longestWorkMs }: GateLimits): Gate {
  const line = new Set<() => void>()
  let running = 0
  let lastLetInAt = 0

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running++
      return
    }
    if (line.size >= longestQueue) throw new StoreFailure('busy', 'too many wait for the database already')
    const cameAt = performance.now()
    await new Promise<void>((letIn, turnAway) => {
      let timer = setTimeout(look, longestStandstillMs)
      const next = () => {
        clearTimeout(timer)
        lastLetInAt = performance.now()
        letIn()
      }
      line.add(next)

      function look() {
        const now = performance.now()
        const left = Math.min(Math.max(lastLetInAt, cameAt) + longestStandstillMs, cameAt + longestWaitMs) - now
        if (left > 0) {
          timer = setTimeout(look, left)
          return
        }
        line.delete(next)
        turnAway(new StoreFailure('busy', 'the database had no time for this'))
      }
    })
  }

  /** Whoever goes hands the place on. */
  function leave(): void {
    const [next] = line
    if (!next) {
      running--
      return
    }
    line.delete(next)
    next()
  }

  return async (work) => {
    await enter()
    const done = Promise.try(work).finally(leave)
    return longestWorkMs === null ? done : inTime(done, longestWorkMs)
  }
}

async function inTime<Result>(done: Promise<Result>, longestMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, turnAway) => {
    timer = setTimeout(() => turnAway(new StoreFailure('unreachable', 'the database did not answer')), longestMs)
  })
  return Promise.race([done, tooLate]).finally(() => clearTimeout(timer))
}
