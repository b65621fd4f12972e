import 'server-only'

const FIRST_PAUSE_MS = 4_000
const LONGEST_PAUSE_MS = 5 * 60_000

type Failing = { times: number; until: number; kinds: Set<string> }

/** Threads whose waiting words could not be sent, in this process: each is left alone for a while that doubles, up to five minutes. */
export function createQueuePauses() {
  const failing = new Map<string, Failing>()
  return {
    /** The threads that are left alone now. */
    at(now: Date): string[] {
      const time = now.getTime()
      // Not tried again although it was due: nothing waits there any more.
      for (const [threadId, { until }] of failing) if (until + LONGEST_PAUSE_MS < time) failing.delete(threadId)
      return [...failing].flatMap(([threadId, { until }]) => (until > time ? [threadId] : []))
    },
    /** True when this thread has not failed like that yet, which is worth a line in the log. */
    noteFailure(threadId: string, error: unknown, now: Date): boolean {
      const { times, kinds } = failing.get(threadId) ?? { times: 0, kinds: new Set<string>() }
      const kind = kindOf(error)
      const isNew = !kinds.has(kind)
      const until = now.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** times, LONGEST_PAUSE_MS)
      failing.set(threadId, { times: times + 1, until, kinds: kinds.add(kind) })
      return isNew
    },
    noteSuccess: (threadId: string) => void failing.delete(threadId),
  }
}
export type QueuePauses = ReturnType<typeof createQueuePauses>

/** Names and codes down to the cause: a message may hold the values of its query, which differ each time. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const own = 'code' in error ? `${error.name} ${String(error.code)}` : error.name
  return error.cause === undefined ? own : `${own} < ${kindOf(error.cause)}`
}
