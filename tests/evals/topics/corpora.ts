import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LABELS, type Label, TRAINED_TOPICS } from '@/lib/concierge/router/topics'

const CORPUS = path.resolve(import.meta.dirname, '../../../lib/concierge/skills/guide/corpus')

/** The sentences to learn from, by label. */
export function readCorpora(): Record<Label, string[]> {
  return Object.fromEntries(LABELS.map((label) => [label, sentencesOf(`${label}.txt`)])) as Record<Label, string[]>
}

/** Sentences of the same topics in deliberately different words, which nothing is learned from. */
export function readUnseen(): { topic: Label; sentence: string }[] {
  return TRAINED_TOPICS.flatMap((topic) => sentencesOf(`unseen/${topic}.txt`).map((sentence) => ({ topic, sentence })))
}

function sentencesOf(file: string): string[] {
  return readFileSync(path.join(CORPUS, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
}
