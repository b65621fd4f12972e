import { type Asking, readQuestion, splitQuestions } from '../understand/asking/asking'
import { readUnsupported, type Unsupported } from '../understand/unsupported'
import { OF_FARES } from './answer-of-fares'
import type { Position } from './decide'

/** Answered here though the same words are also said of what is none of our trade. */
const OF_TABLE: Asking[] = [...OF_FARES, 'chosen', 'left-to-do', 'holds']

export type QuestionsApart = { topics: Unsupported[]; askings: Asking[] }

/**
 * "What if my flight is cancelled, and is there a meal?": what the questions of one message are about, in the order said. Null where there
 * are not several, or all of them are about the flights, the fares and the trip.
 */
export function questionsApart({ understood, table }: Position): QuestionsApart | null {
  const { words, unsupported, isTaking, filters } = understood
  if (unsupported === null || isTaking || filters.length > 0) return null
  const questions = splitQuestions(words).map((question) => {
    const topic = readUnsupported(question)
    const asking = readQuestion(question)
    return topic && !(asking && isOfTable(topic, [asking], table)) ? { topic } : { asking }
  })
  const topics = [...new Set(questions.flatMap(({ topic }) => topic ?? []))]
  const askings = [...new Set(questions.flatMap(({ asking }) => asking ?? []))]
  return topics.length > 0 && topics.length + askings.length > 1 ? { topics, askings } : null
}

/** "Can I get my money back?" is answered by the fares here as long as nothing is booked; what an airline owes is not in them. */
export function isOfTable(topic: Unsupported, askings: Asking[], { situation }: Position['table']): boolean {
  return (
    topic !== 'airline-cancels' &&
    askings.some((asking) => OF_TABLE.includes(asking)) &&
    situation.result !== null &&
    situation.order?.status !== 'success'
  )
}
