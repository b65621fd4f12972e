/** The most messages examined in one turn. */
const MOST_KEPT = 100

/** Caches a pure `make` per message: several readers of a turn, and every later turn, need the same result. */
export function kept<Made>(make: (words: string) => Made): (words: string) => Made {
  const made = new Map<string, Made>()
  return (words) => {
    const known = made.get(words)
    if (known !== undefined) return known
    const fresh = make(words)
    if (made.size >= MOST_KEPT) made.clear()
    made.set(words, fresh)
    return fresh
  }
}
