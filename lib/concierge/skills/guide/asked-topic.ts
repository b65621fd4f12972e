import type { Language } from '../../grammar/languages'
import { askedLanguage } from '../../languages/asked-language'
import { isOffTopic, topicOf } from '../../router/topic-of'
import { isGrave, type Topic } from '../../router/topics'

/** What a message is about besides the search and the flights shown: a guide topic, or an unsupported one. */
export type AskedTopic = Topic | 'off-topic'

const QUESTION = String.raw`(?:what|how|which|who|where|when|why|can|could|may|is|are|does|do|will|would)(?:'?s|'?re)?\b`
/** Boundaries between questions. */
const NEXT_QUESTION = new RegExp(
  String.raw`\s*(?:(?<![?.,;])[?.,;]+\s*(?:(?:and|also|plus|but)\s+)*|\s(?:(?:and|also|plus|but)\s+)+)(?=${QUESTION})`,
  'i',
)
const SENTENCE_END = /(?<=[.?!;])\s+/

/** Beside a question on a topic, a statement has a topic of its own only if it is this sure. */
const SURE = 0.75
const ASKS = new RegExp(String.raw`^\W*${QUESTION}|\?\W*$`, 'i')

/** What each clause asks besides the flights, in order, without repetition. */
export function askedTopics(words: string, language: Language = 'en'): AskedTopic[] {
  const read = clausesOf(words).flatMap((clause) => {
    const reading = topicOf(clause, language)
    const isOfSpeech = reading !== null && 'topic' in reading && reading.topic === 'translation' && askedLanguage(clause) !== null
    // "In English, please" asks for no interpreter.
    return reading && 'topic' in reading && !isOfSpeech ? [{ ...reading, isAsked: ASKS.test(clause) }] : []
  })
  // "My husband is diabetic, may he take needles along?" is about needles.
  const isQuestion = read.some(({ isAsked }) => isAsked)
  return [...new Set(read.filter(({ p, isAsked }) => isAsked || !isQuestion || p >= SURE).map(({ topic }) => topic))]
}

/** The first of them, or a grave one wherever it is; null if the message asks only about flights. */
export function askedTopic(words: string, language: Language = 'en'): AskedTopic | null {
  const topics = askedTopics(words, language)
  return topics.find(isGrave) ?? topics[0] ?? (isOffTopic(words, language) ? 'off-topic' : null)
}

/** Disruptions: anyone reporting one wants help, not a plan of days or a place to stay. */
const TROUBLES: readonly AskedTopic[] = ['denied-boarding', 'disruption', 'lost-luggage', 'missed-connection', 'booked-elsewhere']

export function isOfTrouble(topic: AskedTopic | null): boolean {
  return topic !== null && TROUBLES.includes(topic)
}

/** "We live near Leeds but can drive to Manchester" asks for no way there: these are answered only where they are asked. */
const ONLY_ASKED: readonly AskedTopic[] = ['baggage', 'directions', 'group', 'time-zones', 'when-to-book', 'where-to-go']

export function isOnlyAsked(topic: AskedTopic): boolean {
  return ONLY_ASKED.includes(topic)
}

/** Two topics of which either may be meant: the traveller chooses. */
export function topicsBetween(words: string, language: Language = 'en'): [Topic, Topic] | null {
  const read = topicOf(words, language)
  return read && 'between' in read ? read.between : null
}

function clausesOf(words: string): string[] {
  return words.split(SENTENCE_END).flatMap((sentence) => sentence.split(NEXT_QUESTION))
}
