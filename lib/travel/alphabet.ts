/**
 * For `toSorted`: by the English alphabet, with "Å" beside "A". `localeCompare` does the same, once a browser has taken some thirty
 * milliseconds to learn it.
 */
export function inAlphabet(one: string, other: string): number {
  const [first, second] = [plainLetters(one), plainLetters(other)]
  return first < second ? -1 : first > second ? 1 : 0
}

/** Small letters without accents: how words are compared. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
