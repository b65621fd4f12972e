export type RateLimitStore = {
  /** Counts one use in the current window; `retryAfterSeconds` is 0 while within the limit. */
  hit(key: string, limit: number, windowSeconds: number, now: Date): Promise<{ retryAfterSeconds: number }>
}
