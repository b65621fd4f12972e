import { randomKey } from '@/components/state/random-key'

const KEY = 'wayfarer.flow'

/** A number by chance that holds the events of one visit together: of this tab, and of nobody. */
export function flowId(): string {
  try {
    const kept = sessionStorage.getItem(KEY)
    if (kept) return kept
    const made = randomKey('flow')
    sessionStorage.setItem(KEY, made)
    return made
  } catch (error) {
    console.warn('The visit could not be kept together.', error)
    return randomKey('flow')
  }
}

export function forgetFlow(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch (error) {
    console.warn('The visit could not be forgotten.', error)
  }
}
