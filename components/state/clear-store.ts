import { resetAllStores } from './create-store'
import { clearRoot, useRootStore } from './root-store'

const ENDED_OWNER_KEY = 'wayfarer.ended-owner'

/** Whose session ended by itself: what they typed here waits for them, and for nobody else. Other tabs know by it that nobody signed out. */
export function endedOwner(): string | null {
  try {
    return localStorage.getItem(ENDED_OWNER_KEY)
  } catch (error) {
    console.warn(error)
    return null
  }
}

/** Before the session ends, while it is still known whose it is. */
export function keepEndedOwner(): void {
  const { ownerId } = useRootStore.getState()
  if (ownerId) attempt(() => localStorage.setItem(ENDED_OWNER_KEY, ownerId))
}

export function forgetEndedOwner(): void {
  attempt(() => localStorage.removeItem(ENDED_OWNER_KEY))
}

/** When a session has ended by itself and its page goes: every store is as at first, in memory and in the storage. */
export function clearStore(): void {
  resetAllStores()
  clearRoot()
}

function attempt(change: () => void): void {
  try {
    change()
  } catch (error) {
    console.warn(error)
  }
}
