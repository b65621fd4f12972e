import type { TripCommand } from '../travel/trip/commands'

/** A link under which anybody may read a thread, redacted, as it stood up to one message. */
export type ThreadShare = { token: string; threadId: string; headId: string; createdAt: Date }

export type ShareStore = {
  /**
   * Of the thread's last message now, without an answer that is not complete, with the `names` that are never shown under it. `full`: as
   * many work as may. Null when the thread is not this user's or has no such message.
   */
  create(
    share: { token: string; threadId: string; userId: string; names: string[]; createdAt: Date },
    most: number,
  ): Promise<ThreadShare | 'full' | null>
  /** The thread's links that still work, newest first. */
  list(threadId: string, userId: string): Promise<ThreadShare[]>
  revoke(token: string, userId: string, at: Date): Promise<boolean>
  /** All that was ever chosen or typed for the thread's trip, also what was taken back or left on another branch: a link may show words of then. */
  listEveryCommand(threadId: string, userId: string): Promise<TripCommand[]>
  /** A working link with its thread's owner and name, and its hidden names; null for a revoked, unknown or malformed one, and for a deleted thread. */
  open(token: string): Promise<(ThreadShare & { userId: string; threadName: string; names: string[] }) | null>
}
