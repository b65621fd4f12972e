import 'server-only'
import type { Services } from '@/lib/services'

type Deps = Pick<Services, 'messages' | 'runStore' | 'clock'>

/**
 * Marks answers that nobody writes any more, in one thread or in all; returns how many. Which answers are open is read before which runs
 * live: an answer that begins in between is not taken for a dead one's.
 */
export async function closeDeadAnswers({ messages, runStore, clock }: Deps, threadId?: string): Promise<number> {
  const open = new Set<string>()
  const note = (runId: string) => {
    open.add(runId)
    return true
  }
  const ofNobody = await messages.closeInterrupted(note, threadId)
  if (open.size === 0) return ofNobody
  const living = new Set(await runStore.living(clock()))
  return ofNobody + (await messages.closeInterrupted((runId) => !open.has(runId) || living.has(runId), threadId))
}
