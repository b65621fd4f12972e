/** Each item with a key of its own, which it keeps while others come after it: what it says, and how often that was said before. */
export function withKeys<T>(items: T[], wordsOf: (item: T) => string): { key: string; item: T }[] {
  const said = new Map<string, number>()
  return items.map((item) => {
    const words = wordsOf(item)
    const times = said.get(words) ?? 0
    said.set(words, times + 1)
    return { key: `${times} ${words}`, item }
  })
}
