/** Words that were sent while an answer was on its way. `timeZone` is the traveller's, for what "tomorrow" will mean. */
export type QueuedMessage = { key: string; text: string; timeZone: string; createdAt: Date }

/** What waits in a thread for its turn, oldest first. */
export type QueueStore = {
  /** `known`: this key waits already. `full`: as many wait as may. */
  add(threadId: string, userId: string, message: QueuedMessage, most: number): Promise<'queued' | 'known' | 'full'>
  list(threadId: string, userId: string): Promise<QueuedMessage[]>
  /** False when it does not wait (any more). */
  remove(threadId: string, userId: string, key: string): Promise<boolean>
  /** Threads in which something waits and no run is living: what a process that died has left. The longest waiting first, without `but`. */
  waitingThreads(now: Date, most: number, but: string[]): Promise<{ threadId: string; userId: string }[]>
}
