import type { Language } from './grammar/languages'

/** The most messages examined in one turn. */
const MOST_KEPT = 100

/** Caches a pure `make` per message and its language: several readers of a turn, and every later turn, need the same result. */
export function kept<Made>(make: (words: string, language: Language) => Made): (words: string, language?: Language) => Made {
  const made = new Map<string, Made>()
  return (words, language = 'en') => {
    const key = `${language} ${words}`
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = make(words, language)
    if (made.size >= MOST_KEPT) made.clear()
    made.set(key, fresh)
    return fresh
  }
}
