import { keysOfOtherTabs } from '../state/own-tab'

/**
 * Takes the words that a tab left here when it was closed; null where there are none. Those of a tab that lives stay its own, and where the
 * browser cannot tell which tabs live (a page that is not served over https), those of any tab with a name.
 */
export async function takeLeftWords(prefix: string): Promise<string | null> {
  try {
    const locks = await navigator.locks?.query()
    const isLeft = (tab: string) => tab === '' || (locks !== undefined && !locks.held?.some(({ name }) => name === tab))
    const key = keysOfOtherTabs(prefix).find((left) => isLeft(left.slice(prefix.length)))
    const words = key === undefined ? null : localStorage.getItem(key)
    if (key !== undefined) localStorage.removeItem(key)
    return words
  } catch (error) {
    console.warn('Words that another tab left could not be read.', error)
    return null
  }
}
