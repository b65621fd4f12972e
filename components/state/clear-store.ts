import { resetAllStores } from './create-store'
import { useRootStore } from './root-store'

/** When a session has ended by itself: every store is as at first, but whose browser it is stays known, and with that their drafts. */
export function clearStore(): void {
  const { ownerId } = useRootStore.getState()
  resetAllStores()
  if (ownerId) useRootStore.getState().claim(ownerId)
}
