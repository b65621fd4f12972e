import type { Situation } from '@/lib/travel/trip/situation'
import type { Unsupported } from '../understand/unsupported'
import { askMissing } from './say-questions'

export const HELP =
  'I find flights, compare them for you and take you to the checkout; say where, when and who travels, as in “London to Lisbon next Friday, back Sunday”. You can change anything in words, and only your own press on Pay buys.'
export const WHO = 'I am Wayfarer’s concierge, a computer program that looks after flights.'
export const CARD_NUMBER = 'Please keep card and passport numbers out of the chat; the checkout has its own safe fields for them.'
export const OFF_LIMITS = 'I keep to finding and booking flights at the prices shown, and only your own press on Pay buys.'
export const SAFE_TO_PAY = 'You pay by card in the checkout; I never see the card, and nothing is charged before you press Pay.'
export const FAILED = 'That did not work just now, and nothing was changed. Please try once more.'

/** What the concierge cannot do, and what it can do instead. */
export function sayUnsupported(unsupported: Unsupported): string {
  return UNSUPPORTED[unsupported]
}

/** What is open right now, as a question or an invitation; it ends many answers. */
export function askNext(situation: Situation): string {
  const { mode, missing, checkoutStep, order } = situation
  if (order?.status === 'success') return 'A new thread starts another trip.'
  if (mode === 'chat') return missing ? askMissing(missing, null, situation) : 'Shall I search?'
  if (mode === 'flight_search') {
    const isBack = situation.slices.some((slice) => slice.picked)
    return situation.slices.length > 1
      ? `Which flight would you like for the way ${isBack ? 'back' : 'out'}?`
      : 'Which flight would you like?'
  }
  if (mode === 'flight_summary') return 'Which fare would you like?'
  return checkoutStep === null ? 'Shall we go to the checkout?' : 'The checkout is open above whenever you are ready.'
}

const UNSUPPORTED: Record<Unsupported, string> = {
  hotel: 'I cannot book places to stay; I can find and book your flights.',
  car: 'I cannot arrange cars or transfers; I can find and book your flights.',
  train: 'I cannot book trains, buses or ships; I can find and book flights.',
  insurance: 'I cannot arrange insurance; I can find and book your flights.',
  visa: 'I cannot advise on visas, health or entry rules, which the embassy knows best; I can find and book your flights.',
  weather: 'That is outside what I know; I can find and book your flights.',
  'booked-ticket': 'I cannot change or cancel a ticket that is already booked; the airline can, with your booking reference.',
  seat: 'I cannot arrange seats, meals or assistance here yet; I can find and book your flights.',
  'several-cities': 'I cannot plan several cities in one trip yet; I can search each flight one way, one after the other.',
}
