/** How many answers may be written for one traveller at a time, in all threads. */
export type AnswersLimit = { answersAtOnce: number; now: Date }

/** `messageId` is the answer that was placed for the run (lib/ports/message-store.ts); null before that. */
export type RunRow = { runId: string; messageId: string | null }

/**
 * Who writes an answer in which thread, over all processes: at most one run in a thread, held by a lease that its process renews. A run
 * whose lease is over is dead; its thread may be taken by another one.
 */
export type RunStore = {
  /** Takes the thread's turn; false while a living run has it. */
  start(run: { threadId: string; runId: string; now: Date; leaseUntil: Date }): Promise<boolean>
  /** `lost`: another run has the thread, or it was ended; whoever hears that stops at once. */
  renew(runId: string, leaseUntil: Date): Promise<'held' | 'stop-asked' | 'lost'>
  /** The living run of a thread; null when there is none. */
  find(threadId: string, now: Date): Promise<RunRow | null>
  /** How many living runs write in this user's threads. */
  countOf(userId: string, now: Date): Promise<number>
  /** Asks whichever process writes this very message to stop; false when no living run writes it. */
  askToStop(threadId: string, messageId: string, now: Date): Promise<boolean>
  end(runId: string): Promise<void>
  /** Where one process alone uses the database: at its start nobody else can be running. */
  endAll(): Promise<void>
  living(now: Date): Promise<string[]>
}
