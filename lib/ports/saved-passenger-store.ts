import type { SavedPassenger, SavedProfile } from '../travel/passengers/saved-passenger'

/** People whom a user books for often, oldest first. Passports inside are encrypted at rest. A foreign id is as a missing one. */
export type SavedPassengerStore = {
  list(userId: string): Promise<SavedPassenger[]>
  find(id: string, userId: string): Promise<SavedPassenger | null>
  /** Null when the user has `most` already. One profile at most is the user's own: the newest one marked so. */
  add(userId: string, passenger: { profile: SavedProfile; isSelf: boolean }, most: number): Promise<SavedPassenger | null>
  update(id: string, userId: string, passenger: { profile: SavedProfile; isSelf: boolean }): Promise<SavedPassenger | null>
  remove(id: string, userId: string): Promise<boolean>
}
