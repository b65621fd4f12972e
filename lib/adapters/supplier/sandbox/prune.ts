import type { Itinerary } from './network/itineraries'
import { clockAt } from './zones'

/** An itinerary with what decides whether it is worth showing. `price` is an adult's in the wanted cabin, with the wanted bags. */
export type Candidate = { itinerary: Itinerary; id: string; standardEuro: number; price: number; minutes: number; departsAt: number }

/** How many itineraries of one direction are offered at most. */
export const MOST_ITINERARIES = 200
const WINDOW_MINUTES = 360
// Nobody changes planes for a day when the fastest way takes an hour.
const LONGEST_AGAINST_FASTEST = 2
const EXTRA_MINUTES = 150
// With so many direct flights a connection has to be the better choice of its hours to be worth a look.
const MANY_DIRECT = 8

/**
 * Leaves out what nobody would choose: connections that take far too long, and those that another itinerary of the same quarter
 * of the day beats in price and duration with no more changes. Direct flights stay while there is room; where they are few, so
 * does each airline's fastest connection of each quarter.
 */
export function prune(candidates: Candidate[]): Candidate[] {
  const fastest = Math.min(...candidates.map((candidate) => candidate.minutes))
  const sensible = candidates
    .filter((candidate) => isDirect(candidate) || candidate.minutes <= fastest * LONGEST_AGAINST_FASTEST + EXTRA_MINUTES)
    .sort(compareCandidates)
  const keepsEveryAirline = sensible.filter(isDirect).length < MANY_DIRECT
  const kept = [...Map.groupBy(sensible, departureWindow).values()].flatMap((windowed) => {
    const unbeaten = unbeatenOf(windowed)
    const fastestOfAirlines = keepsEveryAirline ? fastestOfEachAirline(windowed) : new Set()
    return windowed.filter((candidate) => isDirect(candidate) || unbeaten.has(candidate) || fastestOfAirlines.has(candidate))
  })
  if (kept.length <= MOST_ITINERARIES) return kept.sort(compareCandidates)
  return kept
    .sort((first, second) => first.itinerary.legs.length - second.itinerary.legs.length || compareCandidates(first, second))
    .slice(0, MOST_ITINERARIES)
    .sort(compareCandidates)
}

/** Cheapest first; equal prices by duration, then departure, then id: the same order every time. */
export function compareCandidates(first: Candidate, second: Candidate): number {
  return (
    first.price - second.price || first.minutes - second.minutes || first.departsAt - second.departsAt || (first.id < second.id ? -1 : 1)
  )
}

function isDirect({ itinerary }: Candidate): boolean {
  return itinerary.legs.length === 1
}

function departureWindow({ itinerary, departsAt }: Candidate): number {
  return Math.floor(clockAt(itinerary.legs[0].flight.origin.zone, departsAt).minute / WINDOW_MINUTES)
}

/** `sorted` by price: whoever stands before a candidate is no dearer. */
function unbeatenOf(sorted: Candidate[]): Set<Candidate> {
  const unbeaten = new Set<Candidate>()
  let fastest = Number.POSITIVE_INFINITY
  let fastestDirect = Number.POSITIVE_INFINITY
  for (const candidate of sorted) {
    const bound = isDirect(candidate) ? fastestDirect : fastest
    if (candidate.minutes < bound) unbeaten.add(candidate)
    fastest = Math.min(fastest, candidate.minutes)
    if (isDirect(candidate)) fastestDirect = Math.min(fastestDirect, candidate.minutes)
  }
  return unbeaten
}

/** A traveller who is loyal to an airline sees at least its fastest connection. */
function fastestOfEachAirline(sorted: Candidate[]): Set<Candidate> {
  const fastest = new Map<string, Candidate>()
  for (const candidate of sorted) {
    const airlines = candidate.itinerary.legs.map(({ flight }) => flight.airline.code).join()
    const known = fastest.get(airlines)
    if (!known || candidate.minutes < known.minutes) fastest.set(airlines, candidate)
  }
  return new Set(fastest.values())
}
