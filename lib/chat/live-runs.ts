/** One answer on its way. `messageId` is null until its first word is on the way. */
export type LiveRun = { readonly signal: AbortSignal; messageId: string | null; end: () => void }

/** The answers being written in this process, at most one per thread: what "stop" stops. */
export type LiveRuns = {
  /** Takes the thread's turn; null while another answer has it. Whoever gets it must end it. */
  start(threadId: string): LiveRun | null
  stop(threadId: string): boolean
  messageOf(threadId: string): string | null
}

/** In memory: a process that is gone has no running answers. */
export function createLiveRuns(): LiveRuns {
  const runs = new Map<string, { run: LiveRun; controller: AbortController }>()
  return {
    start(threadId) {
      if (runs.has(threadId)) return null
      const controller = new AbortController()
      const run: LiveRun = {
        signal: controller.signal,
        messageId: null,
        end: () => {
          if (runs.get(threadId)?.run === run) runs.delete(threadId)
        },
      }
      runs.set(threadId, { run, controller })
      return run
    },
    stop(threadId) {
      const running = runs.get(threadId)
      running?.controller.abort()
      return running !== undefined
    },
    messageOf: (threadId) => runs.get(threadId)?.run.messageId ?? null,
  }
}
