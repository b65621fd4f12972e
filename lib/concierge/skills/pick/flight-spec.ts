import type { Slots } from '../../grammar/lexicon'
import type { PlaceValue } from '../../grammar/place-words'

/** By what a flight is told from the others of its list. */
export type SpokenOrder = 'cheapest' | 'fastest' | 'best-value' | 'earliest' | 'latest' | 'dearest' | 'slowest'
export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night'
/** A time of day; without `half` an hour up to twelve may be that of the morning or of the evening, without `min` any minute of it is meant. */
export type SpokenClock = { h: number; min?: number; half?: 'am' | 'pm' }

/** What words say of the flight they mean; nothing of it is looked up yet. */
export type FlightSpec = {
  /** Its place on the card, -1 the last one; with an order "the second cheapest". */
  nth?: number
  order?: SpokenOrder
  /** "The first two", "the two cheapest". */
  few?: number
  airline?: string
  notAirline?: string
  flight?: string
  price?: number
  clock?: SpokenClock
  before?: SpokenClock
  after?: SpokenClock
  part?: PartOfDay
  /** Times and orders are those of landing. */
  about?: 'arrival'
  stops?: number
  via?: PlaceValue
  /** Where it leaves or lands, by the IATA code of one of a city's airports. */
  airport?: string
  side?: 0 | 1 | 'both'
  /** One of several flights, counted from 0. */
  leg?: number
  relation?: 'next' | 'previous' | 'other'
  /** `all`: those on the list, or those that were asked about; `spoken`: only those that were spoken of together. */
  refers?: 'it' | 'them' | 'all' | 'spoken'
  same?: 'airline'
  /** Those it is chosen among: "the cheaper of those two". */
  of?: FlightSpec
  /** "The first or the second": any of them. */
  any?: FlightSpec[]
}

/** The values of traits as one spec; null where two of them contradict each other. */
export function mergeTraits(traits: readonly Slots[]): FlightSpec | null {
  const merged: Record<string, unknown> = {}
  for (const trait of traits) {
    for (const [name, value] of Object.entries(trait)) {
      if (Object.hasOwn(merged, name) && JSON.stringify(merged[name]) !== JSON.stringify(value)) return null
      merged[name] = value
    }
  }
  return merged
}
