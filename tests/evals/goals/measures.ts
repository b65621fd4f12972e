import type { Conversed } from './converse'

/** How a conversation went, beside whether it reached its goal. `repeats` are sentences said in two answers running; `asked` counts the traveller’s own questions. */
export type Measures = {
  turns: number
  questions: number
  repeats: number
  words: number
  failures: number
  asked: number
  answered: number
}

export function measure({ turns }: Pick<Conversed, 'turns'>): Measures {
  const answers = turns.map(({ answer }) => answer)
  const sentences = answers.map(({ text }) => sentencesOf(text))
  return {
    turns: turns.length,
    questions: answers.reduce((sum, { text }) => sum + (text.match(/\?/g)?.length ?? 0), 0),
    repeats: sentences.reduce((sum, these, index) => sum + these.filter((sentence) => sentences[index - 1]?.includes(sentence)).length, 0),
    words: answers.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0),
    failures: answers.filter(({ failed }) => failed !== undefined).length,
    asked: turns.filter(({ isAnswered }) => isAnswered !== null).length,
    answered: turns.filter(({ isAnswered }) => isAnswered).length,
  }
}

/** A full stop ends a sentence only before a space: "£100.54" and "9.40" go on. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
