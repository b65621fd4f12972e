import type { Situation } from '@/lib/travel/trip/situation'
import type { Table } from '../table'
import type { Remark } from '../understand/asking/remarks'
import { asking, noting } from './marked'
import { sentences, wayName } from './phrases'
import { askFlights } from './planning/offers'
import { askMissing, offerSearch } from './say-questions'

export const HELP =
  'I find flights, add seats, bags and meals, look for places to stay and plan the days there. Say from where to where, which days and who travels; change anything in words, as in “a later flight”. Only your own press on Pay buys.'
/** The note of it in `told`. */
export const ENGLISH_NOTE = 'english-works-best'
export const ENGLISH_WORKS_BEST = noting(
  ENGLISH_NOTE,
  'English works best here; the main steps also work in German, French, Spanish and Hindi.',
)
export const CARD_NUMBER = 'Please keep card and passport numbers out of the chat; the checkout has its own safe fields for them.'
export const OFF_LIMITS = 'I keep to finding and booking flights at the prices shown, and only your own press on Pay buys.'
export const SAFE_TO_PAY = 'You pay by card in the checkout; I never see the card, and nothing is charged before you press Pay.'
export const FAILED = 'That did not work just now, and nothing was changed. Please try once more.'

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
  if (mode === 'chat' && missing === 'destination' && situation.plan) return askFlights(situation.plan)
  if (mode === 'chat') return missing ? askMissing(missing, null, situation) : asking(offerSearch({}), 'Shall I search?')
  if (mode === 'flight_search') {
    const [open, other] = [situation.slices.find((slice) => !slice.picked), situation.slices.length > 1]
    if (situation.result?.offerCounts.includes(0))
      return asking({ asked: 'other-day-or-airport' }, 'Which other day or airport shall I try?')
    return askFlight(open && other ? wayName(open.label) : null)
  }
  if (mode === 'flight_summary') return askFareOf('one')
  const { priceChange } = situation
  if (priceChange) return sayPriceMoved(priceChange.from, priceChange.to)
  return checkoutStep === null ? ASK_CHECKOUT : 'The checkout is open above whenever you are ready.'
}

const ASK_CHECKOUT = asking({ asked: 'confirm', acts: [{ tool: 'startCheckout', input: {} }] }, 'Shall we go to the checkout?')

/** `way` is set where there are several: "the way back". */
export function askFlight(way: string | null): string {
  const question = way ? `Which flight would you like for ${way}?` : 'Which flight would you like?'
  return asking({ asked: 'which-flight', about: way, choices: [] }, question)
}

const FARE_QUESTIONS = {
  one: 'Which fare would you like?',
  both: 'Which fare would you like, for both or for each way?',
  all: 'Which fare would you like, for all or for each flight?',
}

/** For one flight, for both ways, or for all of several flights. */
export function askFareOf(flights: keyof typeof FARE_QUESTIONS): string {
  return asking({ asked: 'which-fare', about: flights, choices: [] }, FARE_QUESTIONS[flights])
}
