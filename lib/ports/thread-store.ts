import type { TripLine } from '../travel/trip/trip-line-schema'

export type ThreadRow = {
  id: string
  userId: string
  name: string
  /** Null until a route is known. */
  line: TripLine | null
  pinnedAt: Date | null
  archivedAt: Date | null
  recordedSince: Date | null
  createdAt: Date
  updatedAt: Date
}
/** What a thread is called, and its trip in one line. */
export type Described = Pick<ThreadRow, 'name' | 'line'>
/** `excerpt` is the words around the first hit, plain text; `messageId` is null where only the thread's name was hit. */
export type ThreadHit = { thread: ThreadRow; messageId: string | null; excerpt: string }
/** What a second window compares to know that something happened. */
export type ThreadPulse = {
  headId: string | null
  headStatus: string | null
  tripVersion: number
  /** Of the order that `OrderStore.findByThread` finds. */
  orderStatus: string | null
  runningMessageId: string | null
  queuedKeys: string[]
}

/** Deleted threads are nowhere to be found here, but for `restore`, until `purge` sweeps them. */
export type ThreadStore = {
  /** Null when the id is taken, also by a thread that was deleted. */
  create(thread: { id: string; userId: string; name: string }): Promise<ThreadRow | null>
  find(threadId: string, userId: string): Promise<ThreadRow | null>
  /**
   * Pinned ones first, and of each kind the one with the newest message. Archived ones alone, or none of them. `before` is the id of the
   * last one of an earlier page.
   */
  list(userId: string, filter: { limit: number; archived: boolean; before?: string | undefined }): Promise<ThreadRow[]>
  /** Threads, archived ones too, whose name or messages hold all the words, the last one as a beginning. Newest first. */
  search(userId: string, words: string, limit: number): Promise<ThreadHit[]>
  rename(threadId: string, userId: string, name: string): Promise<boolean>
  /** The trip's line always; the name unless the owner has given one. Answers with what is kept; null when there is no such thread. */
  describe(threadId: string, userId: string, described: Described): Promise<Described | null>
  /** Null takes the mark away. False when there is no such thread. */
  mark(
    threadId: string,
    userId: string,
    marks: { pinnedAt?: Date | null; archivedAt?: Date | null; recordedSince?: Date | null },
  ): Promise<boolean>
  delete(threadId: string, userId: string, at: Date): Promise<boolean>
  restore(threadId: string, userId: string): Promise<boolean>
  /**
   * Forgets all that was said, searched, drafted, shared and recorded in threads deleted before then. The thread itself stays, nameless,
   * where an order hangs on it. Returns how many.
   */
  purge(deletedBefore: Date): Promise<number>
  pulse(threadId: string, userId: string, now: Date): Promise<ThreadPulse | null>
}
