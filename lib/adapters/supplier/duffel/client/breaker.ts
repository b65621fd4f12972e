import type { Clock } from '@/lib/ports/clock'
import { DuffelFailure, type FailureKind } from './failure'

/** One traveller's bad luck is not an outage. */
const MOST_FAILURES = 5
const PAUSE_MS = 10_000

/** Duffel itself is in trouble; the other kinds are an answer. */
const OUTAGE: readonly FailureKind[] = ['unreachable', 'deadline', 'cut', 'bad-answer', 'server-fault']

/** Whether Duffel is worth asking, from how it has answered in this process. */
export type Breaker = {
  /** Throws `DuffelFailure` of kind `resting` while Duffel is left alone. */
  check(): void
  tell(failure: DuffelFailure | null): void
}

/**
 * Opens for ten seconds after five failures in a row: travellers hear at once that the airlines are down, and Duffel is not held down
 * by questions. After that one call tries; the others wait for its outcome.
 */
export function createBreaker(clock: Clock): Breaker {
  let failures = 0
  let openUntil = 0
  return {
    check: () => {
      const waitMs = openUntil - clock().getTime()
      if (waitMs > 0) throw new DuffelFailure('resting', { waitSeconds: Math.ceil(waitMs / 1_000) })
      if (failures >= MOST_FAILURES) openUntil = clock().getTime() + PAUSE_MS
    },
    tell: (failure) => {
      const isOutage = failure !== null && OUTAGE.includes(failure.kind)
      failures = isOutage ? failures + 1 : 0
      openUntil = failures >= MOST_FAILURES ? clock().getTime() + PAUSE_MS : 0
    },
  }
}
