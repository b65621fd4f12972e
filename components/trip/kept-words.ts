import * as texts from '@/lib/texts/trip'
import type { Trip } from '@/lib/travel/trip/trip'

const KIND_WORDS = {
  seats: texts.seatsInSentence,
  bags: texts.bagsInSentence,
  meals: texts.mealsInSentence,
  extras: texts.extrasInSentence,
}

/** What stays when the price moves: names always, and what was bought beside the fares, all of it or whatever is `still sold`. */
export function keptOfTrip({ ancillaries }: Pick<Trip, 'ancillaries'>, extent: 'all' | 'still sold'): string {
  const kinds = (['seats', 'bags', 'meals', 'extras'] as const).filter((kind) => ancillaries[kind].length > 0)
  if (kinds.length === 0) return texts.passengersKept
  const named = new Intl.ListFormat('en-GB').format(kinds.map((kind) => KIND_WORDS[kind]))
  return extent === 'all' ? texts.passengersAndChoicesKept(named) : texts.passengersAndSoldChoicesKept(named)
}
