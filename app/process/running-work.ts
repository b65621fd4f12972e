import { type KeptWork, keepDoing } from '@/app/keep-doing'
import { logFailure } from '@/app/log-failure'

type Works = { kept: KeptWork[]; isStopped: boolean }

// Next may load this module more than once in a process.
const holder = globalThis as { wayfarerWorks?: Works }

/** Begins what goes on in the background of this process; each work has a name for the log and does not wait for another. */
export function startWorks(works: Record<string, [work: () => Promise<unknown>, everyMs: number]>): void {
  const kept = Object.entries(works).map(([name, [work, everyMs]]) => keepDoing(work, everyMs, (error) => logFailure(name, error)))
  holder.wayfarerWorks = { kept, isStopped: false }
}

/** Begins no further turn of any work; resolves when those under way have ended. */
export async function stopWorks(): Promise<void> {
  if (!holder.wayfarerWorks) return
  holder.wayfarerWorks.isStopped = true
  await Promise.all(holder.wayfarerWorks.kept.map(({ stop }) => stop()))
}

export function worksState(): 'running' | 'late' | 'stopped' | 'waiting' {
  if (!holder.wayfarerWorks) return 'waiting'
  if (holder.wayfarerWorks.isStopped) return 'stopped'
  return holder.wayfarerWorks.kept.some(({ isLate }) => isLate()) ? 'late' : 'running'
}
