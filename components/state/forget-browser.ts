import { endedOwner, forgetEndedOwner } from './clear-store'
import { resetAllStores } from './create-store'
import { clearRoot, keptOwner, rehydrateRoot, useRootStore } from './root-store'

/** After signing out: nothing of one traveller is there for the next, neither in this page nor in its storage. */
export function forgetBrowser(): void {
  if (typeof window === 'undefined') return
  resetAllStores()
  clearRoot()
  forgetKept()
  attempt(() => sessionStorage.clear())
}

/**
 * Before anything kept is read: whoever is signed in finds their own things or none. May be called while rendering, and again and
 * again: only the first call for a user does anything.
 */
export function claimBrowser(userId: string): void {
  if (typeof window === 'undefined') return
  const { ownerId } = useRootStore.getState()
  if (ownerId === userId) return
  const kept = keptOwner() ?? endedOwner()
  if ([ownerId, kept].some((owner) => owner !== null && owner !== userId)) forgetBrowser()
  // Nobody knows whose it is. The sentence from the home page is of this tab, and stays.
  else if (kept === null) forgetKept()
  rehydrateRoot()
  useRootStore.getState().claim(userId)
  forgetEndedOwner()
}

/** Drafts and what was on its way: all that is kept beside `root`. */
function forgetKept(): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('wayfarer.')) localStorage.removeItem(key)
  })
}

function attempt(forget: () => void): void {
  try {
    forget()
  } catch (error) {
    console.warn(error)
  }
}
