import 'server-only'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

/** With so few waiting, nobody's first word comes sooner by what others leave for later. */
const FEW = 4
/** The share of its time that a process works; with less than this, first words wait for a model and not for it. */
const BUSY = 0.9
const LOOK_EVERY_MS = 25
const LONGEST_MS = 500

let waiting = 0

/** A turn of this process begins to wait for its first word; the answer, called once or often, says that it came, or that none will. */
export function awaitFirstWord(): () => void {
  waiting += 1
  let isWaiting = true
  return () => {
    if (isWaiting) waiting -= 1
    isWaiting = false
  }
}

/**
 * Where many turns come at once, their first words are worked on before the ends of other answers: over when few still wait, when the
 * process has time, or after half a second.
 */
export async function letFirstWordsPass(): Promise<void> {
  const over = Date.now() + LONGEST_MS
  let isBusy = true
  while (isBusy && waiting > FEW && Date.now() < over) {
    const before = performance.eventLoopUtilization()
    await setTimeout(LOOK_EVERY_MS)
    isBusy = performance.eventLoopUtilization(before).utilization > BUSY
  }
}
