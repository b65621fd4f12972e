import { createHash } from 'node:crypto'
import type { Told } from '../pending'
import { unmarked } from './marked'

/** The sentences of a text, with what they carry. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!।]”?)\s+(?=\S)/).filter((sentence) => sentence !== '')
}

/** What stands for a sentence in `told.sentences`: the same for the same words, and too short to be read. */
export function printOf(sentence: string): string {
  return createHash('sha256').update(unmarked(sentence).words).digest('base64url').slice(0, 8)
}

/** Whether the answer that told so much said this sentence. */
export function wasSaid(sentence: string, { sentences }: Told): boolean {
  return sentences.includes(printOf(sentence))
}
