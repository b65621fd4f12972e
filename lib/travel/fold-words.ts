import { plainLetters } from './alphabet'

/** Words as people type them on any keyboard: without accents, capitals and dashes, with single blanks. */
export function foldWords(words: string): string {
  return plainLetters(words)
    .replace(/[\s-]+/g, ' ')
    .trim()
}
