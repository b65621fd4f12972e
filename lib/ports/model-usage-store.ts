/** Tokens that a traveller's answers have used, by day in UTC (yyyy-MM-dd). */
export type ModelUsageStore = {
  /** Input and output together. */
  usedOn(userId: string, day: string): Promise<number>
  add(userId: string, day: string, used: { inputTokens: number; outputTokens: number }): Promise<void>
}
