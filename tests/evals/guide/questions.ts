import { readFileSync } from 'node:fs'
import { GUIDE_ARTICLES } from '@/lib/content/guide-articles'
import { type Half, halfOf } from '../halves'
import { readUnseen } from '../topics/corpora'

/** A question in other words than the articles', with the ids of the articles that answer it. */
export type AskedQuestion = { question: string; articles: string[] }

const read = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')

/** Written by the articles' own author, from the list of subjects before the articles: a second view is `readSentencesOfTopics`. */
export function readQuestions(half: Half): AskedQuestion[] {
  return read('questions.tsv').flatMap((line) => {
    const [articles = '', question = ''] = line.split('\t')
    return halfOf(question) === half ? [{ question, articles: articles.split('|') }] : []
  })
}

/** Sentences that others wrote to test the topics of questions, each with all articles of its topic, where the guide has an overview of it. */
export function readSentencesOfTopics(half: Half): AskedQuestion[] {
  const told = new Set<string | undefined>(GUIDE_ARTICLES.map(({ overviewOf }) => overviewOf))
  const ofGuide = readUnseen().filter(({ topic }) => told.has(topic))
  return ofGuide.flatMap(({ topic, sentence }) => {
    const articles = GUIDE_ARTICLES.filter(({ topics }) => topics.includes(topic)).map(({ id }) => id)
    return halfOf(sentence) === half ? [{ question: sentence, articles }] : []
  })
}

/** What no article answers: other trades, small talk, and the search and the flights themselves. */
export function readOffScope(): string[] {
  return read('off-scope.txt')
}
