export type KeptAnswer = { status: number; body: unknown }

/**
 * Answers to changing requests by their key. `running`: the first one is still being worked on. `other`: the key was used before for
 * another request.
 */
export type IdempotencyStore = {
  begin(request: { userId: string; key: string; requestHash: string; now: Date }): Promise<'new' | 'running' | 'other' | KeptAnswer>
  finish(request: { userId: string; key: string }, answer: KeptAnswer): Promise<void>
  /** Forgets a request that came to no final answer, so that it may be sent again. */
  abandon(request: { userId: string; key: string }): Promise<void>
}
