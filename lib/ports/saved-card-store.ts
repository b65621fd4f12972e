import type { CardToken } from '../travel/payment/billing'
import type { SavedCard } from '../travel/payment/saved-card'

/** Cards that a user keeps for next time, newest first. A foreign id is as a missing one. */
export type SavedCardStore = {
  list(userId: string): Promise<SavedCard[]>
  /** The same card again is the one that is there. Null when the user has `most` others already. */
  add(userId: string, card: CardToken, most: number): Promise<SavedCard | null>
  remove(id: string, userId: string): Promise<boolean>
}
