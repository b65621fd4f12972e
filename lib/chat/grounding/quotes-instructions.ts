import { foldWords } from './claim'
import { splitSentences } from './split-sentences'

/** As many words in a row are no chance, nor is a whole sentence. */
const WORDS_IN_A_ROW = 10
const SHORTEST_SENTENCE = 3
/** Names of the model's own notes, which no sentence for a traveller needs. */
const NOTES =
  /<\/?\s*situation\b|["“]?\b(?:searchId|offerId|fareId|offerCounts?|isSimulated|checkoutStep|tripType|sliceIndex|childAges|directOnly)\b["”]?\s*[:=]/i

/** As many as there are chat modes, and some to spare. */
const MOST_KEPT = 12
const kept = new Map<string, ReadonlySet<string>>()

/**
 * What a model was told, so that its words are known again. The live trip in it is for telling, the rest is not. The rows of the newest
 * texts are kept: instructions are the same before every answer.
 */
export function rowsOfWords(instructions: string): ReadonlySet<string> {
  const told = instructions.replace(/<situation>[\s\S]*?<\/situation>/g, ' ')
  const known = kept.get(told)
  if (known) return known
  const rows = readRows(told)
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(told, rows)
  return rows
}

function readRows(told: string): ReadonlySet<string> {
  const sentences = splitSentences(told)
    .map(foldWords)
    .filter((sentence) => sentence.split(' ').length >= SHORTEST_SENTENCE)
  return new Set([...sentences, ...rowsIn(foldWords(told))])
}

/** Whether a sentence repeats the instructions word for word, or shows the notes as they are written. */
export function quotesInstructions(sentence: string, rows: ReadonlySet<string>): boolean {
  const folded = foldWords(sentence)
  return NOTES.test(sentence) || rows.has(folded) || rowsIn(folded).some((row) => rows.has(row))
}

function rowsIn(folded: string): string[] {
  const words = folded.split(' ')
  return words.flatMap((_, index) => (index + WORDS_IN_A_ROW <= words.length ? [words.slice(index, index + WORDS_IN_A_ROW).join(' ')] : []))
}
