/** More messages than this are not looked at in one turn. */
const MOST_KEPT = 100

/** What a pure `make` makes of words: several readers of a turn, and each turn after it, look at the same ones. */
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
