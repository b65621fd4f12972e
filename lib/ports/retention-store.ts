import type { Forgettable } from '../travel/retention/retention-rules'

/** Forgets what is older than a moment, at most so many rows in one step that is done whole or not at all. */
export type RetentionStore = {
  /** Returns how many there were; fewer than `most` says that none is left. */
  forget(what: Forgettable, before: Date, most: number): Promise<number>
}
