import { describeSituation } from '@/lib/travel/trip/situation'
import { foldTurn, NOTHING_FOLDED } from './fold-turn'
import { readTurn } from './read-turn'

export type Message = { words: string; today: string }
export type Invariance = { name: string; messages: number; unchanged: number; changed: { words: string; varied: string }[] }

const STORIES = [
  'My sister finished her studies last month and we are all rather proud.',
  'The heating at home broke again, so this week has been long.',
  'A colleague told me about you at lunch.',
]
const QUESTIONS = ['Do you also handle insurance?', 'Can I pay by card?', 'Do your prices include taxes?']

/** Rewordings and typos that shouldn't change the trip. */
const VARIATIONS: Record<string, (words: string, index: number) => string> = {
  politeness: (words) => `Hello, I hope you are well. ${sentence(words)} Thank you very much!`,
  'small letters': (words) => words.toLowerCase(),
  capitals: (words) => words.toUpperCase(),
  'story before': (words, index) => `${STORIES[index % STORIES.length]} ${words}`,
  'story after': (words, index) => `${sentence(words)} ${STORIES[index % STORIES.length]}`,
  'question before': (words, index) => `${QUESTIONS[index % QUESTIONS.length]} ${words}`,
  'question after': (words, index) => `${sentence(words)} ${QUESTIONS[index % QUESTIONS.length]}`,
  'double spaces': (words) => words.replaceAll(' ', '  '),
  emoji: (words) => `🙂 ${words} ✈️`,
}

/** For each variation, how many of the messages that change a trip still change it the same way. */
export function measureInvariance(messages: readonly Message[]): Invariance[] {
  const plain = messages.map((message) => ({ ...message, trip: tripOf(message) })).filter(({ trip }) => trip !== NO_TRIP)
  return Object.entries(VARIATIONS).map(([name, vary]) => {
    const varied = plain.map(({ words, today, trip }, index) => ({ words, varied: vary(words, index), today, trip }))
    const changed = varied.filter(({ varied: said, today, trip }) => tripOf({ words: said, today }) !== trip)
    return {
      name,
      messages: plain.length,
      unchanged: plain.length - changed.length,
      changed: changed.map(({ words, varied: said }) => ({ words, varied: said })),
    }
  })
}

const NO_TRIP = JSON.stringify(NOTHING_FOLDED).toLowerCase()

/** The trip that comes of a message alone, as one comparable text; a filter names places in the letters of the message. */
function tripOf({ words, today }: Message): string {
  const situation = describeSituation(NOTHING_FOLDED.trip, null, today, `${today}T12:00:00.000Z`)
  return JSON.stringify(foldTurn(NOTHING_FOLDED, readTurn({ words, situation, earlierWords: [] }).change, today)).toLowerCase()
}

function sentence(words: string): string {
  return /[.?!…]\s*$/.test(words) ? words : `${words}.`
}
