import 'server-only'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

/** With so few waiting, nobody's first word comes sooner by what others leave for later. */
const FEW = 4
/** The share of its time that a process works; with less than this, first words wait for a model and not for it. */
const BUSY = 0.9
const LOOK_EVERY_MS = 25
const LONGEST_MS = 500

// A process may load this file more than once: some of what waits is counted in another copy.
const holder = globalThis as { wayfarerFirstWords?: { waiting: number } }
holder.wayfarerFirstWords ??= { waiting: 0 }
const words = holder.wayfarerFirstWords

/** A turn of this process begins to wait for its first word; the answer, called once or often, says that it came, or that none will. */
export function awaitFirstWord(): () => void {
  words.waiting += 1
  let isWaiting = true
  return () => {
    if (isWaiting) words.waiting -= 1
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
  while (isBusy && words.waiting > FEW && Date.now() < over) {
    const before = performance.eventLoopUtilization()
    await setTimeout(LOOK_EVERY_MS)
    isBusy = performance.eventLoopUtilization(before).utilization > BUSY
  }
}
