/**
 * How long each kind of call may take. The client itself waits for ever. An order may take Duffel two minutes; we stop waiting
 * before the order's lease ends, and the outcome is looked up.
 */
export type Deadlines = {
  /** What Duffel is told to spend on asking the airlines: within the 20 s that a traveller is kept waiting, or all of it is lost. */
  supplierTimeoutMs: number
  /** For a whole search, all its batches included; Duffel keeps them for a minute. */
  searchMs: number
  /** Before asking again when a batch was asked for and nothing had changed. */
  pollPauseMs: number
  readMs: number
  orderMs: number
  cancelMs: number
  lookUpMs: number
}

export const DEADLINES: Deadlines = {
  supplierTimeoutMs: 17_000,
  searchMs: 19_500,
  pollPauseMs: 250,
  readMs: 15_000,
  orderMs: 40_000,
  cancelMs: 30_000,
  lookUpMs: 20_000,
}
