import type { PlainDate } from '@/lib/travel/dates'

/** What can be known of a flight search from talk alone. Places are city names; times are "HH:mm" on the day itself. */
export type TravelFacts = {
  origin?: string
  destination?: string
  via?: string
  departureOn?: PlainDate
  returnOn?: PlainDate
  tripType?: 'one-way' | 'round-trip' | 'multi-trip'
  adults?: number
  children?: number
  infants?: number
  cabin?: 'economy' | 'premium-economy' | 'business' | 'first'
  airlines?: string[]
  directOnly?: boolean
  maxStops?: number
  /** When the chosen flights leave, as accepted from an offer. */
  departsAt?: string
  returnsAt?: string
  /** Hours that were wished for. */
  departureHours?: Hours
  arrivalHours?: Hours
  checkedBags?: number
  isRefundable?: boolean
  maxPrice?: number
  preference?: 'cheapest' | 'fastest' | 'best-value'
}

/** `part` is "morning", "afternoon", "evening" or "night" where one was named. */
export type Hours = { from?: string; to?: string; part?: string }

export type Fact = keyof TravelFacts

/** What one message says: facts, facts that "do not matter", and places it only points at ("there"). */
export type Said = {
  facts: TravelFacts
  indifferent: Fact[]
  /** "Find me a flight there": places and days that were talked about before. */
  pointsAt: { place: 'origin' | 'destination' | null; isSameDay: boolean }
  /** Places as they were written, for naming them back. */
  written: { origin?: string; destination?: string }
  /** Places that are only talked of. */
  mentioned: string[]
  /** What the message takes back ("not with Ryanair"). */
  dropped: Fact[]
}
