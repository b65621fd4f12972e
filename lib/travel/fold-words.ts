/** Words as people type them on any keyboard: without accents, capitals and dashes, with single blanks. */
export function foldWords(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim()
}
