/** What stands in the composer and was not sent: the last of it that a user left, in whichever browser. `threadId` is null before a thread begins. */
export type UnsentWordsStore = {
  find(userId: string, threadId: string | null): Promise<string | null>
  /** Takes the place of what was kept before. No words let go of those of this thread, and of no other's. */
  keep(userId: string, left: { threadId: string | null; text: string }, now: Date): Promise<void>
}
