import type { PlainDate } from '@/lib/travel/dates'
import { NOTHING_HEARD } from './dialogue-state'
import { hearAssistant } from './hear-assistant'
import { hearTurn } from './hear-turn'
import type { TravelFacts } from './travel-facts'

/** What was said in earlier messages and the trip has no place for yet, such as an airline or a budget named before the first search. */
export type HeldWishes = Pick<TravelFacts, 'airlines' | 'maxPrice' | 'isRefundable' | 'departureHours' | 'arrivalHours' | 'maxStops'>

const HELD = ['airlines', 'maxPrice', 'isRefundable', 'departureHours', 'arrivalHours', 'maxStops'] as const

/**
 * `earlierWords` and `answers` as they are on the table: the traveller's messages before this one and the answers to them, the oldest
 * first. What was taken from an offer is left out: that is the trip's. Pure; reads nothing but the words.
 */
export function heldWishes(earlierWords: readonly string[], answers: readonly string[], today: PlainDate): HeldWishes {
  let state = NOTHING_HEARD
  for (const [index, words] of earlierWords.entries()) {
    const answer = index > 0 ? answers[index - 1] : undefined
    const before = answer === undefined ? [] : [{ ...hearAssistant(answer, today), offer: null, confirms: null }]
    state = hearTurn(state, { words, before, today, keepsTimes: true }).state
  }
  return Object.fromEntries(HELD.flatMap((fact) => (state.facts[fact] === undefined ? [] : [[fact, state.facts[fact]]])))
}
