declare const redacted: unique symbol
/** One line of a transcript without secrets or personal data. Only `lib/replay/redact.ts` makes them: nothing else can be kept. */
export type RedactedEvent = { readonly type: string; readonly [redacted]: true }

/** What was recorded of a thread, in order. */
export type RecordingStore = {
  append(threadId: string, events: RedactedEvent[]): Promise<void>
  list(threadId: string, userId: string): Promise<unknown[]>
  clear(threadId: string, userId: string): Promise<void>
  /** Everybody's, newest first: for the viewer of those who check quality, and for nobody else. */
  listThreads(limit: number): Promise<{ threadId: string; recordedSince: Date; events: number }[]>
  open(threadId: string): Promise<unknown[]>
  /** Whose thread it is: what is known of them by now is taken out of what is opened. */
  ownerOf(threadId: string): Promise<string | null>
}
