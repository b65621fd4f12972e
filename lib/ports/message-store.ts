/** `parts` are AI SDK UI message parts. A row that is `streaming` with no live stream behind it was interrupted. */
export type MessageStatus = 'streaming' | 'complete' | 'partial' | 'failed'
export type MessageRow = {
  id: string
  threadId: string
  role: 'user' | 'assistant'
  parts: unknown[]
  metadata: unknown
  status: MessageStatus
  createdAt: Date
}
export type MessageStore = {
  /** In the order of the conversation. */
  list(threadId: string, userId: string): Promise<MessageRow[]>
  /** False when this `clientKey` is stored in the thread already: the same request came twice. A new message moves its thread to the top. */
  addTravellerMessage(message: {
    id: string
    threadId: string
    userId: string
    parts: unknown[]
    metadata: unknown
    clientKey: string
  }): Promise<boolean>
  hasTravellerMessage(threadId: string, userId: string, clientKey: string): Promise<boolean>
  /** Inserts or replaces by id; `clientKey`-less. Used in batches while an answer streams and once at its end. */
  saveAnswer(message: {
    id: string
    threadId: string
    userId: string
    parts: unknown[]
    metadata: unknown
    status: MessageStatus
  }): Promise<void>
  /** Answers left `streaming` by a process that is gone become `partial`. Returns how many. */
  closeInterrupted(isLive: (messageId: string) => boolean): Promise<number>
}
