/** A 53-bit hash of a text (cyrb53): the sandbox's only source of variety, so that the same question has the same answer. */
export function hashText(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}

/** Evenly spread over 0 (included) to 1 (excluded). */
export function fraction(text: string): number {
  return hashText(text) / 9007199254740992
}

/** Evenly spread between two bounds. */
export function between(low: number, high: number, text: string): number {
  return low + (high - low) * fraction(text)
}

/** `length` characters that cannot be misread for one another. */
export function unambiguousCode(length: number, text: string): string {
  const alphabet = 'ACDEFGHJKLMNPQRTUVWXY34679'
  return Array.from({ length }, (_, index) => alphabet[hashText(`${index}:${text}`) % alphabet.length]).join('')
}
