import { keysOfOtherTabs } from '../state/own-tab'

/** Takes the words that a tab left here when it was closed; null where there are none. Those of a tab that lives stay its own. */
export async function takeLeftWords(prefix: string): Promise<string | null> {
  try {
    const living = (await navigator.locks?.query())?.held?.map(({ name }) => name) ?? []
    const key = keysOfOtherTabs(prefix).find((left) => !living.includes(left.slice(prefix.length)))
    const words = key === undefined ? null : localStorage.getItem(key)
    if (key !== undefined) localStorage.removeItem(key)
    return words
  } catch (error) {
    console.warn('Words that another tab left could not be read.', error)
    return null
  }
}
