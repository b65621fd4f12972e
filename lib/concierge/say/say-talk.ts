import { offersRoundTrips, type Situation } from '@/lib/travel/trip/situation'
import type { Remark } from '../understand/asking/remarks'
import { only, SAID } from './facts'
import { asking, fixed, noting, telling } from './marked'
import { START_ANOTHER, sentences, wayName } from './phrases'
import { askFlights } from './planning/offers'
import { askMissing, offerSearch } from './say-questions'

export const HELP =
  'I can find flights, add seats, bags and meals, look for places to stay and plan your days there. Tell me where you’d like to go, when, and who’s coming. To change anything, just say so, for example “a later flight”. You only pay when you tap Pay.'
/** The note of it in `told`. */
export const ENGLISH_NOTE = 'english-works-best'
export const ENGLISH_WORKS_BEST = noting(
  ENGLISH_NOTE,
  'I work best in English, but I can do the main steps in German, French, Spanish and Hindi too.',
)
export const CARD_NUMBER = 'Please keep card and passport numbers out of the chat. The checkout has secure fields for them.'
export const OFF_LIMITS = 'I can’t do that. I find and book flights at the prices shown, and you only pay when you tap Pay.'
export const SAFE_TO_PAY = sentences(
  telling(only(['safe-to-pay']), 'You pay by card in the checkout, where I can’t see your card.'),
  telling(SAID, 'Nothing is charged until you tap Pay.'),
)
export const FAILED = 'That didn’t work, and nothing has changed. Please try again.'

/** "Are you human?" gets a no, "who are you?" gets the name. */
export function sayWho(words: string): string {
  return /\b(?:human|person|real|alive)\b/i.test(words)
    ? 'No, I’m a computer program that helps you plan and book trips.'
    : 'I’m Wayfarer’s concierge, a computer program that helps you plan and book trips.'
}

export const NOTHING_TO_CANCEL = 'Nothing is booked yet, so there’s nothing to cancel. Say “undo” to go back a step, or “start over”.'

/** A reply to a remark that is neither a wish nor a question. */
export function sayToRemark(remark: Remark, next: string): string {
  switch (remark) {
    case 'bring-back':
      return 'Tell me what you’d like back and I’ll do it again.'
    case 'cancel':
      return NOTHING_TO_CANCEL
    case 'are-you-there':
      return sentences('Yes, I’m here.', next)
    case 'let-be':
      return sentences(fixed('all-right', 'All right.'), next)
    case 'new-mind':
      return 'Tell me what you’d like instead and I’ll change it.'
    case 'language':
      return sentences(fixed('language', ENGLISH_WORKS_BEST), next)
    case 'saved':
      return sentences('Your trip is saved.', next)
    case 'wants-flight':
      return sentences('Of course.', next)
    case 'any':
      return sentences('All right, I’ll leave that open.', next)
    case 'weary':
      return sentences('I’m sorry. Let’s keep it simple.', next)
    case 'unsure':
      return sentences('There’s no hurry.', next)
    case 'no-words':
      return next
  }
}

/** Only the traveller can accept another price. */
export function sayPriceMoved(from: string, to: string): string {
  return `The price has changed from ${from} to ${to}. Accept it on the trip card, or choose another flight.`
}

/** The next step as a question or an invitation; it ends many answers. */
export function askNext(situation: Situation): string {
  const { mode, missing, checkoutStep, order } = situation
  if (order?.status === 'success') return START_ANOTHER
  if (mode === 'chat' && missing === 'destination' && situation.plan) return askFlights(situation.plan)
  if (mode === 'chat') return missing ? askMissing(missing, null, situation) : asking(offerSearch({}), 'Shall I search for flights?')
  if (mode === 'flight_search') {
    const [open, other] = [situation.slices.find((slice) => !slice.picked), situation.slices.length > 1]
    if (situation.result?.offerCounts.includes(0))
      return asking({ asked: 'other-day-or-airport' }, 'Which other day or airport shall I try?')
    return offersRoundTrips(situation) ? ASK_ROUND_TRIP : askFlight(open && other ? open.label : null)
  }
  if (mode === 'flight_summary') return askFareOf('one')
  const { priceChange } = situation
  if (priceChange) return sayPriceMoved(priceChange.from, priceChange.to)
  return checkoutStep === null ? ASK_CHECKOUT : 'The checkout is open above when you’re ready.'
}

const ASK_ROUND_TRIP = asking({ asked: 'which-round-trip' }, 'Which round trip would you like?')

const ASK_CHECKOUT = asking({ asked: 'confirm', acts: [{ tool: 'startCheckout', input: {} }] }, 'Shall we go to the checkout?')

/** `label` is the direction where there are several: "Return". */
export function askFlight(label: string | null): string {
  const isNumbered = label !== null && label !== 'Outbound' && label !== 'Return'
  const question = isNumbered
    ? `Which flight would you like for ${wayName(label)}?`
    : `Which ${label ? `${label.toLowerCase()} ` : ''}flight would you like?`
  return asking({ asked: 'which-flight', about: label && wayName(label), choices: [] }, question)
}

const FARE_QUESTIONS = {
  one: 'Which fare would you like?',
  both: 'Which fare would you like: the same for both flights, or one for each?',
  all: 'Which fare would you like: the same for all flights, or one for each?',
}

/** For one flight, for outbound and return, or for all of several flights. */
export function askFareOf(flights: keyof typeof FARE_QUESTIONS): string {
  return asking({ asked: 'which-fare', about: flights, choices: [] }, FARE_QUESTIONS[flights])
}
