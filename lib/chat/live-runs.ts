/** The answers being written in this process, at most one per thread: what "stop" stops. */
export type LiveRuns = {
  start(threadId: string, messageId: string): AbortSignal | null
  stop(threadId: string): boolean
  end(threadId: string, messageId: string): void
  messageOf(threadId: string): string | null
}

export function createLiveRuns(): LiveRuns {
  const runs = new Map<string, { messageId: string; controller: AbortController }>()
  return {
    start(threadId, messageId) {
      if (runs.has(threadId)) return null
      const controller = new AbortController()
      runs.set(threadId, { messageId, controller })
      return controller.signal
    },
    stop(threadId) {
      const run = runs.get(threadId)
      run?.controller.abort()
      return run !== undefined
    },
    end(threadId, messageId) {
      if (runs.get(threadId)?.messageId === messageId) runs.delete(threadId)
    },
    messageOf: (threadId) => runs.get(threadId)?.messageId ?? null,
  }
}
