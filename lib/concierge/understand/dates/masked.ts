import { everyMatch } from '@/lib/travel/every-match'
/** The words with a stretch replaced by "~", so that nothing is read twice and positions stay. */
export function masked(words: string, start: number, end: number): string {
  return words.slice(0, start) + '~'.repeat(end - start) + words.slice(end)
}

/** Masks every match that `accept` takes; a pattern without the global flag is tried once. */
export function takeOut(words: string, pattern: RegExp, accept: (match: RegExpExecArray) => boolean): string {
  let rest = words
  for (const match of everyMatch(words, pattern)) {
    if (accept(match)) rest = masked(rest, match.index, match.index + match[0].length)
  }
  return rest
}
