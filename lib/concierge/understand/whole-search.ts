import { readComfort } from './comfort'
import { readPlaces } from './places/read-places'

const NO_CONTEXT = { asked: null, origin: null, destination: null }

/** "London to Rome on Friday", or "one way on Friday", speaks of leaving whatever was asked. */
export function namesWholeSearch(words: string): boolean {
  const { origin, destination } = readPlaces(words, NO_CONTEXT)
  return Boolean(origin && destination) || readComfort(words, { checkedBags: 0 }).comfort.tripType === 'one-way'
}
