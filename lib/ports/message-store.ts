import type { AnswersLimit } from './run-store'

/** `parts` are AI SDK UI message parts. An answer that is `streaming` without a living run behind it was interrupted. */
export type MessageStatus = 'streaming' | 'complete' | 'partial' | 'failed'
export type MessageRow = {
  id: string
  threadId: string
  /** The message it follows; null at the beginning. */
  parentId: string | null
  role: 'user' | 'assistant'
  parts: unknown[]
  metadata: unknown
  status: MessageStatus
  /** Of the parts: lib/chat/open-message.ts reads every version there ever was. */
  version: number
  createdAt: Date
  /** The ids of all versions of this message, its own among them, oldest first. */
  versions: string[]
}
/** An answer without a word yet, and the run that alone may write it; whoever looks for that run finds the answer's id from then on. */
export type BegunAnswer = { id: string; runId: string; metadata: unknown }
export type BranchPage = { limit?: number | undefined; before?: string | undefined; upTo?: string | undefined }
/**
 * known: stored already under this id or key. locked: an order holds the trip where it is. gone: there is no such message (any more).
 * full: more answers than its `limit`, with the one that has begun for it, are being written for the traveller.
 */
export type Placing = 'placed' | 'known' | 'locked' | 'gone' | 'full'

/**
 * The conversation of a thread: a tree of messages, of which one branch is shown. A message is placed behind the last one of that branch;
 * with `instead` it becomes another version of that message, and the trip goes back to where it stood before it. Each branch keeps the
 * trip that it was left with.
 */
export type MessageStore = {
  /**
   * The branch that is shown, in the order of the conversation: whole, or the last `limit` messages before the one with the id `before`.
   * With `upTo` the branch that ends with that message, whether or not it is the one that is shown.
   */
  list(threadId: string, userId: string, page?: BranchPage): Promise<MessageRow[]>
  /**
   * A placed message moves its thread to the top of the list. `words` is what a search through the thread's text reads. One `fromQueue` is
   * placed only while it still waits there: words that were taken back meanwhile are `gone`. Its `answer` gets its place behind it in the
   * same moment: of the two both are placed or neither.
   */
  addTravellerMessage(message: {
    id: string
    threadId: string
    userId: string
    parts: unknown[]
    metadata: unknown
    words: string
    clientKey: string
    instead?: string | undefined
    fromQueue?: boolean | undefined
    answer?: BegunAnswer | undefined
    limit?: AnswersLimit | undefined
  }): Promise<Placing>
  hasTravellerMessage(threadId: string, userId: string, clientKey: string): Promise<boolean>
  /** Places an answer without a word yet, so that a process that dies leaves a trace of it. Only its run may write it. */
  beginAnswer(answer: BegunAnswer & { threadId: string; userId: string; instead?: string | undefined }): Promise<Placing>
  /** Gives the thread's last message, an answer that ended early, to another run; null when it is no such answer (any more). */
  continueAnswer(answer: { id: string; threadId: string; userId: string; runId: string }): Promise<MessageRow | null>
  /** In batches while an answer streams and once at its end. False, and nothing is written, when another run has the answer by now. */
  saveAnswer(answer: {
    id: string
    threadId: string
    userId: string
    runId: string
    parts: unknown[]
    metadata: unknown
    words: string
    status: MessageStatus
  }): Promise<boolean>
  /** Shows the newest branch through this version, with the trip that was left there. */
  showVersion(threadId: string, userId: string, messageId: string): Promise<'shown' | 'locked' | 'gone'>
  /** Answers left `streaming` by runs that are over become `partial`. Returns how many. */
  closeInterrupted(isLiving: (runId: string) => boolean, threadId?: string): Promise<number>
}
