import type { Situation } from '@/lib/travel/trip/situation'
import type { Remark } from '../understand/asking/remarks'
import type { Unsupported } from '../understand/unsupported'
import { sentences, wayName } from './phrases'
import { ASK_FLIGHTS } from './planning/offers'
import { askMissing } from './say-questions'
import { sayTopic, timesAnswered } from './say-topics'

export const HELP =
  'I find flights, add seats, bags and meals, look for places to stay and plan the days there. Say from where to where, which days and who travels; change anything in words, as in “a later flight”. Only your own press on Pay buys.'
export const ENGLISH_WORKS_BEST = 'English works best here; the main steps also work in German, French, Spanish and Hindi.'
export const CARD_NUMBER = 'Please keep card and passport numbers out of the chat; the checkout has its own safe fields for them.'
export const OFF_LIMITS = 'I keep to finding and booking flights at the prices shown, and only your own press on Pay buys.'
export const SAFE_TO_PAY = 'You pay by card in the checkout; I never see the card, and nothing is charged before you press Pay.'
export const FAILED = 'That did not work just now, and nothing was changed. Please try once more.'

/** "…; I can find and book your flights." */
const OFFER_INSTEAD = /[;.]\s+I can\b[^.]*\.$/

/** What the concierge cannot do, and what it can do instead; in other words than those of the earlier `answers`. */
export function sayUnsupported(unsupported: Unsupported, answers: readonly string[] = []): string {
  return sayTopic(unsupported, timesAnswered(unsupported, answers))
}

/** Of answers that stand behind each other the last alone says what can be had instead. */
export function offeringOnce(said: string[]): string[] {
  return said.map((one, index) => (index < said.length - 1 ? one.replace(OFFER_INSTEAD, '.') : one))
}

/** "Are you human?" is answered by a no, "who are you" by what it is. */
export function sayWho(words: string): string {
  return /\b(?:human|person|real|alive)\b/i.test(words)
    ? 'No, I am a computer program that looks after flights.'
    : 'I am Wayfarer’s concierge, a computer program that looks after flights.'
}

/** A word for what is neither a wish nor a question. */
export function sayToRemark(remark: Remark, next: string): string {
  switch (remark) {
    case 'bring-back':
      return 'What was taken back does not come back by itself; say it once more, and it is done again.'
    case 'cancel':
      return 'Nothing is booked, so there is nothing to cancel. Say “undo” for the last step, or “start over”.'
    case 'are-you-there':
      return sentences('I am here.', next)
    case 'let-be':
      return sentences('All right.', next)
    case 'new-mind':
      return 'Say what should be different, and I change it.'
    case 'language':
      return ENGLISH_WORKS_BEST
    case 'saved':
      return sentences('Your trip is kept in this thread.', next)
    case 'wants-flight':
      return sentences('Gladly.', next)
    case 'any':
      return sentences('All right, I leave that open.', next)
    case 'weary':
      return sentences('I am sorry; let us keep it short and easy.', next)
    case 'unsure':
      return sentences('There is no hurry.', next)
    case 'no-words':
      return next
  }
}

/** The traveller alone accepts another price. */
export function sayPriceMoved(from: string, to: string): string {
  return `The airline now asks ${to} instead of ${from}; accept it on the trip’s card, or choose another flight.`
}

/** What is open right now, as a question or an invitation; it ends many answers. */
export function askNext(situation: Situation): string {
  const { mode, missing, checkoutStep, order } = situation
  if (order?.status === 'success') return 'A new thread starts another trip.'
  if (mode === 'chat' && missing === 'destination' && situation.plan) return ASK_FLIGHTS
  if (mode === 'chat') return missing ? askMissing(missing, null, situation) : 'Shall I search?'
  if (mode === 'flight_search') {
    const [open, other] = [situation.slices.find((slice) => !slice.picked), situation.slices.length > 1]
    if (situation.result?.offerCounts.includes(0)) return 'Which other day or airport shall I try?'
    return open && other ? `Which flight would you like for ${wayName(open.label)}?` : 'Which flight would you like?'
  }
  if (mode === 'flight_summary') return 'Which fare would you like?'
  const { priceChange } = situation
  if (priceChange) return sayPriceMoved(priceChange.from, priceChange.to)
  return checkoutStep === null ? 'Shall we go to the checkout?' : 'The checkout is open above whenever you are ready.'
}
