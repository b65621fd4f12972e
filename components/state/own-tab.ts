import { randomKey } from './random-key'

const KEY = 'wayfarer.tab'

let name = ''

/**
 * The name of this tab, the same after a reload. It is put away only while the page is changed: a duplicated tab, which is given a copy of
 * what lies there, finds none and gets its own. As long as the tab lives it holds a lock of that name.
 */
export function ownTab(): string {
  if (name) return name
  name = randomKey('page')
  try {
    name = sessionStorage.getItem(KEY) ?? name
    sessionStorage.removeItem(KEY)
  } catch (error) {
    console.warn(error)
  }
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(KEY, name)
    } catch {
      // The next page begins as a new tab, and finds what this one left.
    }
  })
  // Missing where a page is not served over https.
  void navigator.locks?.request(name, () => new Promise(() => {}))
  return name
}

/** Keys of the storage that begin with `prefix` and end with the name of another tab, or with none, as they once did. */
export function keysOfOtherTabs(prefix: string): string[] {
  return Object.keys(localStorage).filter((key) => `${key}.`.startsWith(prefix) && key !== prefix + ownTab())
}
