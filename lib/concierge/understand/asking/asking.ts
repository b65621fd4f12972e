import { type Request, readRequest } from '../requests'
import { ASKING } from './asking-patterns'

/** What travellers ask about the flights, the fares and the trip on the table. */
export type Asking =
  | 'aircraft'
  | 'airlines'
  | 'airport'
  | 'arrival'
  | 'bags'
  | 'chosen'
  | 'co2'
  | 'conditions'
  | 'described'
  | 'difference'
  | 'duration'
  | 'earlier'
  | 'extras'
  | 'fares'
  | 'fees'
  | 'good-price'
  | 'hand-bags'
  | 'holds'
  | 'is-cheapest'
  | 'is-direct'
  | 'later'
  | 'layover'
  | 'left-to-do'
  | 'cheaper'
  | 'faster'
  | 'operator'
  | 'recommend'
  | 'where-extras'
  | 'where-passengers'
  | 'where-payment'
  | 'other-days'
  | 'seats-left'
  | 'shares'
  | 'stops'
  | 'terminal'
  | 'times'
  | 'total'
  | 'unlisted'
  | 'why'

/** Requests that are read from the message as a whole and ask the same. */
const OF_REQUEST: Partial<Record<Request, Asking>> = {
  why: 'why',
  compare: 'difference',
  'bags-included': 'bags',
  conditions: 'conditions',
  included: 'fares',
  'per-person': 'shares',
  emissions: 'co2',
  picked: 'chosen',
  stops: 'stops',
  duration: 'duration',
  times: 'times',
  total: 'total',
}

const QUESTION = String.raw`(?:what|how|which|who|where|when|why|can|could|may|is|are|does|do|will|would)(?:'?s|'?re)?\b`
/** Where a question ends and another begins. */
const NEXT_QUESTION = new RegExp(
  String.raw`\s*(?:[?.,;]+\s*(?:(?:and|also|plus|but)\s+)*|\s(?:(?:and|also|plus|but)\s+)+)(?=${QUESTION})`,
  'i',
)
/** "Which one is the fastest …" asks to be told the flight itself. */
const WHICH = /^\W*(?:which|what)\b.{0,20}\b(?:is|are|would be)\b.{0,12}\b(?:cheapest|fastest|quickest|shortest|earliest|latest)\b/i

/** What each question of a message asks, in the order said: "which one is the cheapest, and does it have a bag?" */
export function readQuestions(words: string): Asking[] {
  return [...new Set(splitQuestions(words).flatMap((question) => readQuestion(question) ?? []))]
}

/** The words of each question of a message; what is said before and behind them stays with them. */
export function splitQuestions(words: string): string[] {
  return words.split(NEXT_QUESTION)
}

/** The same for one question by itself. */
export function readQuestion(question: string): Asking | null {
  return readAsking(question, readRequest(question)) ?? (WHICH.test(question) ? 'described' : null)
}

/** The question about what lies on the table; null for anything else. */
export function readAsking(words: string, request: Request | null): Asking | null {
  return ASKING.find(([, pattern]) => pattern.test(words))?.[0] ?? (request && OF_REQUEST[request]) ?? null
}
