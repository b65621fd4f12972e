import type { Situation } from '@/lib/travel/trip/situation'
import type { Unsupported } from '../understand/unsupported'
import { wayName } from './phrases'
import { askMissing } from './say-questions'
import { sayTopic, timesAnswered } from './say-topics'

export const HELP =
  'I find flights, compare them for you and take you to the checkout. Say from where to where, which days and who travels, in any order; change anything in words, as in “a later flight” or “add a bag”, and only your own press on Pay buys.'
export const WHO = 'I am Wayfarer’s concierge, a computer program that looks after flights.'
export const CARD_NUMBER = 'Please keep card and passport numbers out of the chat; the checkout has its own safe fields for them.'
export const OFF_LIMITS = 'I keep to finding and booking flights at the prices shown, and only your own press on Pay buys.'
export const SAFE_TO_PAY = 'You pay by card in the checkout; I never see the card, and nothing is charged before you press Pay.'
export const FAILED = 'That did not work just now, and nothing was changed. Please try once more.'

/** What the concierge cannot do, and what it can do instead; in other words than those of the earlier `answers`. */
export function sayUnsupported(unsupported: Unsupported, answers: readonly string[] = []): string {
  return sayTopic(unsupported, timesAnswered(unsupported, answers))
}

/** What is open right now, as a question or an invitation; it ends many answers. */
export function askNext(situation: Situation): string {
  const { mode, missing, checkoutStep, order } = situation
  if (order?.status === 'success') return 'A new thread starts another trip.'
  if (mode === 'chat') return missing ? askMissing(missing, null, situation) : 'Shall I search?'
  if (mode === 'flight_search') {
    const [open, other] = [situation.slices.find((slice) => !slice.picked), situation.slices.length > 1]
    if (situation.result?.offerCounts.includes(0)) return 'Which other day or airport shall I try?'
    return open && other ? `Which flight would you like for ${wayName(open.label)}?` : 'Which flight would you like?'
  }
  if (mode === 'flight_summary') return 'Which fare would you like?'
  return checkoutStep === null ? 'Shall we go to the checkout?' : 'The checkout is open above whenever you are ready.'
}
