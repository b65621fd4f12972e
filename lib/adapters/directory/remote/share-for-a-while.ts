import { createHash } from 'node:crypto'
import type { Clock } from '@/lib/ports/clock'

const SHARED_MS = 30_000

/** Asks once for all who ask the same within half a minute. A failure, and a no, are not kept: the next one asks again. */
export function shareForAWhile<Answer>(
  ask: (question: string) => Promise<Answer | null>,
  clock: Clock,
): (question: string) => Promise<Answer | null> {
  const shared = new Map<string, { answer: Promise<Answer | null>; until: number }>()
  return (question) => {
    const now = clock().getTime()
    for (const [key, { until }] of shared) if (until < now) shared.delete(key)
    const key = createHash('sha256').update(question).digest('hex')
    const known = shared.get(key)
    if (known) return known.answer
    const answer = ask(question)
    shared.set(key, { answer, until: now + SHARED_MS })
    const forget = () => shared.delete(key)
    answer.then((given) => given === null && forget(), forget)
    return answer
  }
}
