import type { DroppableLimit } from '@/lib/travel/plan/droppable-limits'
import type { Situation } from '@/lib/travel/trip/situation'
import { type AnswerLanguage, answerIn } from './languages/answer-in'
import type { Spoken } from './languages/hear'
import { REPLY_PHRASES, type ReplyPhrases } from './languages/reply-phrases'
import { type Pending, readMetadata } from './pending'
import { dayName, placeName } from './say/phrases'
import { ONE_TRIP_WINS_ALL } from './say/say-flights'

const MOST_REPLIES = 3

/** The same for an answer by the metadata of its last words, and the traveller's message that it answers. */
export function repliesToAnswer(
  metadata: Record<string, unknown> | undefined,
  { situation, language, said }: { situation: Situation; language: Spoken; said: string },
): string[] {
  const { pending, told } = readMetadata(metadata)
  return quickReplies(pending, situation, answerIn('auto', language, said), told.notes.includes(ONE_TRIP_WINS_ALL))
}

/**
 * Two or three answers to the question that an answer leaves open, each in the traveller's own words. `pending` is the question as a value;
 * of an answer without one, as another model's, the open step of the trip asks it. `hasOneWinner`: one round trip wins every label, so that
 * "the cheapest" and "the fastest" would be the same answer twice.
 */
export function quickReplies(
  pending: Pending | null,
  situation: Situation,
  { language, isDevanagari }: AnswerLanguage = { language: 'en', isDevanagari: false },
  hasOneWinner = false,
): string[] {
  if (situation.order !== null) return []
  const question = pending ?? questionOfStep(situation)
  const words = REPLY_PHRASES[language === 'hi' && !isDevanagari ? 'hiLatin' : language === 'other' ? 'en' : language]
  if (!question) return []
  const isOfTrips = question.asked === 'which-round-trip' || (question.asked === 'which-flight' && question.choices.length === 0)
  if (hasOneWinner && isOfTrips) return [words.first, words.second]
  return repliesTo(question, situation, words).slice(0, MOST_REPLIES)
}

/** What the trip needs next; null where nothing is asked for. */
function questionOfStep({ mode, missing, plan, stay, result, priceChange, checkoutStep }: Situation): Pending | null {
  switch (mode) {
    case 'chat':
      return missing === null || plan || stay ? null : questionOfMissing(missing)
    case 'flight_search':
      return result?.offerCounts.includes(0) ? { asked: 'other-day-or-airport' } : { asked: 'which-flight', about: null, choices: [] }
    case 'flight_summary':
      return { asked: 'which-fare', about: 'one', choices: [] }
    case 'trip_summary':
      // A moved price and an open checkout have buttons of their own.
      return priceChange || checkoutStep !== null ? null : { asked: 'confirm', acts: [{ tool: 'startCheckout', input: {} }] }
  }
}

function questionOfMissing(missing: NonNullable<Situation['missing']>): Pending {
  switch (missing) {
    case 'origin':
    case 'destination':
      return { asked: missing, about: null }
    case 'departureOn':
      return { asked: 'departure-day', about: null }
    case 'returnOn':
      return { asked: 'return-day', about: null }
    case 'tripType':
      return { asked: 'trip-type' }
  }
}

function repliesTo(question: Pending, situation: Situation, words: ReplyPhrases): string[] {
  const { wishes } = situation
  switch (question.asked) {
    case 'destination':
      return words.destination
    case 'origin':
      return origins(situation, words)
    case 'departure-day':
    case 'day':
      return 'about' in question && question.about && 'within' in question.about && words.leaveWithin.length > 0
        ? words.leaveWithin
        : words.leave
    case 'return-day':
      return words.comeBackOnly
    case 'trip-type':
      return words.comeBack
    case 'other-day-or-airport':
      return words.otherDay
    case 'what-to-change':
      return words.change
    case 'which-place':
      if (question.choices.length > 0) return question.choices.map(({ name, iataCode }) => `${name} (${iataCode})`)
      return question.about.field === 'from' ? origins(situation, words) : words.cities
    case 'which-dates':
      return words === REPLY_PHRASES.en
        ? question.choices.map(({ departureOn, returnOn }) =>
            [departureOn, ...(returnOn ? [returnOn] : [])].map((day) => dayName(day, situation)).join(' to '),
          )
        : firstOf(question.choices.length, words)
    case 'which-variant':
      return question.choices.length > 1 ? firstOf(question.choices.length, words) : [words.yes, words.no]
    case 'which-flight':
      return question.choices.length > 0 ? question.choices.map((key) => key.split(' + ')[0] ?? key) : words.flight
    case 'which-round-trip':
      return words.flight
    case 'which-fare':
      return question.choices.length > 0 ? question.choices : words.fare
    case 'which-filter':
      return [words.resetFilters, ...question.choices.slice(0, 2).map(words.withoutFilter)]
    case 'which-ancillary':
      if (question.choices.length > 1) return [...question.choices.slice(0, 2).map((kind) => words.ancillaries[kind]), words.checkOut]
      return question.choices[0] === 'meals' ? [...words.meals, words.no] : [words.checkOut, words.no]
    case 'seat-side':
      return words.seatSide
    case 'how-many':
      return words.howMany
    case 'which-destination':
    case 'which-stop':
      return question.choices.length > 0 ? question.choices : firstOf(2, words)
    case 'which-route':
    case 'which-group':
    case 'which-stay':
      return [words.first, words.cheapest]
    case 'stay-until':
      return words.nights
    case 'stay-nights':
      return words.stayDays
    case 'stay-city':
    case 'plan-place':
      return wishes.to === null ? words.cities : [placeName(wishes.to)]
    case 'compare-place':
      return words.cities
    case 'what-gives-way':
      return [...question.choices.map((limit) => WITHOUT_LIMIT[limit]), ...words.destination.slice(question.choices.length)]
    case 'which-way-on':
      return [...question.choices.map(({ name }) => name).slice(0, MOST_REPLIES - 1), words.no]
    case 'confirm':
      return repliesToOffer(question, situation, words)
  }
}

/** The question is only asked in English. */
const WITHOUT_LIMIT: Record<DroppableLimit, string> = {
  fare: 'Any price',
  flight: 'Any flight time',
  warmth: 'Any temperature',
  rain: 'Never mind the rain',
}

function repliesToOffer({ acts, shows }: Extract<Pending, { asked: 'confirm' }>, { bought }: Situation, words: ReplyPhrases): string[] {
  if (acts.some(({ tool }) => tool === 'startCheckout')) {
    const open = (['seats', 'bags', 'meals'] as const).filter((kind) => (bought?.[kind] ?? []).length === 0)
    return [words.checkOut, ...open.map((kind) => words.ancillaries[kind])]
  }
  if (shows === undefined) return [words.yes, words.no]
  return [words.lift(shows), words.cheapestDays, words.no]
}

function firstOf(count: number, { first, second, yes, no }: ReplyPhrases): string[] {
  return count > 1 ? [first, second] : [yes, no]
}

/** Where no trip starts that ends there. */
function origins({ wishes: { to } }: Situation, { origin }: ReplyPhrases): string[] {
  return origin.filter((name) => to === null || name !== placeName(to))
}
