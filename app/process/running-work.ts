import { logFailure } from '@/app/process/log-failure'
import { type RepeatedWork, repeatWork } from '@/app/process/repeat-work'

type Works = { kept: RepeatedWork[]; isStopped: boolean }

// Next may load this module more than once in a process.
const holder = globalThis as { wayfarerWork?: Works }

/** Begins what goes on in the background of this process; each work has a name for the log and does not wait for another. */
export function startWork(works: Record<string, [work: () => Promise<unknown>, everyMs: number]>): void {
  const kept = Object.entries(works).map(([name, [work, everyMs]]) => repeatWork(work, everyMs, (error) => logFailure(name, error)))
  holder.wayfarerWork = { kept, isStopped: false }
}

/** Begins no further turn of any work; resolves when those under way have ended. */
export async function stopWork(): Promise<void> {
  if (!holder.wayfarerWork) return
  holder.wayfarerWork.isStopped = true
  await Promise.all(holder.wayfarerWork.kept.map(({ stop }) => stop()))
}

export function workState(): 'running' | 'late' | 'stopped' | 'waiting' {
  if (!holder.wayfarerWork) return 'waiting'
  if (holder.wayfarerWork.isStopped) return 'stopped'
  return holder.wayfarerWork.kept.some(({ isLate }) => isLate()) ? 'late' : 'running'
}
