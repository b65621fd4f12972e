export type ThreadRow = { id: string; userId: string; name: string; createdAt: Date; updatedAt: Date }
export type ThreadStore = {
  create(thread: { id: string; userId: string; name: string }): Promise<ThreadRow>
  find(threadId: string, userId: string): Promise<ThreadRow | null>
  /** The one with the newest message first. */
  list(userId: string, limit: number): Promise<ThreadRow[]>
  rename(threadId: string, userId: string, name: string): Promise<boolean>
  /** Does nothing once the owner has renamed the thread. */
  nameAutomatically(threadId: string, userId: string, name: string): Promise<void>
}
