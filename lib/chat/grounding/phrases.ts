import { foldWords } from './claim'

/** Words that may stand between two of a phrase where it has "..". */
const WIDEST_GAP = 6
const [BEGIN, END] = ['^', '$']

type Step = { words: ReadonlySet<string>; mayBeApart: boolean }
type Phrase<Name> = { name: Name; steps: Step[] }

/** Finds the names of all phrases that stand in a row of folded words. */
export type FindPhrases<Name> = (words: readonly string[]) => Set<Name>

/**
 * Phrases in their own short writing: words apart by spaces, "is|are" for either, ".." where up to six others may stand between.
 * "^" stands for the beginning of the clause and "$" for its end. "card .. charged|debited" finds "your card has been charged". They are looked up by their first word, so that many cost little.
 */
export function createPhraseFinder<Name extends string>(phrases: Iterable<readonly [Name, string]>): FindPhrases<Name> {
  const byFirst = new Map<string, Phrase<Name>[]>()
  for (const [name, written] of phrases) {
    const phrase = { name, steps: stepsOf(written) }
    for (const word of phrase.steps[0]?.words ?? []) byFirst.set(word, [...(byFirst.get(word) ?? []), phrase])
  }
  return (inner) => {
    const words = [BEGIN, ...inner, END]
    const found = new Set<Name>()
    for (const [index, word] of words.entries()) {
      for (const { name, steps } of byFirst.get(word) ?? []) if (!found.has(name) && goesOn(words, index + 1, steps, 1)) found.add(name)
    }
    return found
  }
}

function stepsOf(written: string): Step[] {
  const steps: Step[] = []
  let mayBeApart = false
  for (const part of written.split(' ')) {
    if (part === '..') mayBeApart = true
    else {
      steps.push({ words: new Set(part.split('|').map((word) => (word === BEGIN || word === END ? word : foldWords(word)))), mayBeApart })
      mayBeApart = false
    }
  }
  return steps
}

function goesOn(words: readonly string[], from: number, steps: Step[], next: number): boolean {
  const step = steps[next]
  if (!step) return true
  const last = Math.min(words.length - 1, step.mayBeApart ? from + WIDEST_GAP : from)
  for (let index = from; index <= last; index++) {
    if (step.words.has(words[index] ?? '') && goesOn(words, index + 1, steps, next + 1)) return true
  }
  return false
}
