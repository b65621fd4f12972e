import type { Slots } from '../../grammar/lexicon'
import { isSlots } from '../pick/helpers'
import type { AncillaryContext } from './context'
import type { MeantFlights } from './wish'

type Party = Pick<AncillaryContext, 'adults' | 'children' | 'infants'>

/** The travellers meant, as indexes in the party (adults, children, infants): null if unspecified, everyone if the words say so. */
export function whomMeant(said: readonly Slots[], party: Party): number[] | null {
  const whole = range(0, sizeOf(party))
  const found = said.flatMap(({ whom }) => (isSlots(whom) ? [whom] : []))
  if (found.length === 0) return null
  // "For all the adults" isn't for everyone.
  const isPart = found.some(({ people: some }) => people(some).some(({ naming }) => naming !== 'speaker' && naming !== 'person'))
  const all = isPart ? undefined : found.find(({ everyone }) => everyone === true)
  if (all) {
    const excepted = said.flatMap(({ except }) => people(except)).flatMap((one) => placesOf(one, party))
    return whole.filter((index) => !excepted.includes(index))
  }
  const places = found.flatMap((one) => placesOf(one, party)).filter((index) => index < whole.length)
  return places.length > 0 ? [...new Set(places)].toSorted((one, other) => one - other) : null
}

/** Whether everyone is meant, so that a number counts for each. */
export function saysEach(said: readonly Slots[]): boolean {
  return said.some(({ whom }) => isSlots(whom) && whom.everyone === true)
}

/** "Next to my husband" is about two. */
export function withSpeaker(named: unknown, party: Party): number[] {
  return [...new Set([0, ...people(named).flatMap((one) => placesOf(one, party))])].toSorted((one, other) => one - other)
}

function placesOf(whom: Slots, party: Party): number[] {
  const { adults, children, infants } = party
  if (whom.people) return people(whom.people).flatMap((one) => placesOf(one, party))
  if (isSlots(whom.owner)) return placesOf({ naming: whom.owner.k, count: 1 }, party)
  if (whom.self === true) return [0]
  if (whom.him === true) return adults === 2 || (adults === 1 && children + infants === 1) ? [1] : []
  if (typeof whom.nth === 'number') return [startOf(whom.k, party) + whom.nth - 1]
  const count = typeof whom.count === 'number' ? whom.count : null
  switch (whom.naming) {
    case 'speaker':
      return [0]
    case 'companion':
      return adults > 1 ? [1] : []
    case 'adult':
      return range(0, adults)
    case 'child':
    case 'kin-child':
      return range(adults, count === null ? children : Math.min(count, children))
    case 'eldest':
      return range(adults, Math.min(1, children))
    case 'youngest':
      return range(adults + Math.max(0, children - 1), Math.min(1, children))
    case 'infant':
      return range(adults + children, infants)
    case 'person':
      return range(0, Math.min(count ?? 0, sizeOf(party)))
    default:
      return []
  }
}

function startOf(kind: unknown, { adults, children }: Party): number {
  if (kind === 'child' || kind === 'kin-child') return adults
  return kind === 'infant' ? adults + children : 0
}

function sizeOf({ adults, children, infants }: Party): number {
  return adults + children + infants
}

function people(value: unknown): Slots[] {
  return Array.isArray(value) ? value.filter(isSlots) : []
}

/** The picked flights meant; null if unspecified, an empty value for all of them. */
export function flightsMeant(said: readonly Slots[], flights: string[][]): MeantFlights | null {
  const ways = said.flatMap(({ way }) => (isSlots(way) ? [way] : []))
  const known = ways.map((way) => flightsOf(way, flights))
  const sides = known.flatMap((one) => (one?.segmentIndex === undefined ? (one?.sliceIndexes ?? []) : []))
  // "On the way out and on the way back."
  if (new Set(sides).size > 1) return sides.length === flights.length ? {} : { sliceIndexes: [...new Set(sides)] }
  return known.findLast((one) => one !== null) ?? null
}

function flightsOf(way: Slots, flights: string[][]): MeantFlights | null {
  const { flight, nth, place, length } = way
  if (isSlots(flight)) return oneFlight(Number(flight.slice), Number(flight.segment), flights)
  if (length === 'longest' || length === 'shortest') return { length }
  const at = isSlots(nth) ? (nth.nth ?? nth.d) : isSlots(place) ? place.n : null
  if (typeof at === 'number') return nthFlight(at, flights)
  const also = isSlots(way.also) ? way.also.side : undefined
  if (way.side === 'both' || also === 'both') return {}
  const sides = [way.leg ?? way.side, also].flatMap((side) => (typeof side === 'number' ? [side] : []))
  if (sides.length === 0 || flights.length === 1) return null
  return sides.length === flights.length ? {} : { sliceIndexes: sides }
}

/** "The second flight" is the second one flown, across directions; in a multi-trip it's its second flight. */
function nthFlight(nth: number, flights: string[][]): MeantFlights | null {
  const isSeveral = flights.length > 2
  const flown = isSeveral
    ? flights.map((_, slice) => ({ slice, segment: 0 }))
    : flights.flatMap((numbers, slice) => numbers.map((_, segment) => ({ slice, segment })))
  const found = flown.at(nth > 0 ? nth - 1 : nth)
  if (!found) return null
  return isSeveral ? { sliceIndexes: [found.slice] } : oneFlight(found.slice, found.segment, flights)
}

function oneFlight(sliceIndex: number, segmentIndex: number, flights: string[][]): MeantFlights {
  return (flights[sliceIndex]?.length ?? 1) > 1 ? { sliceIndexes: [sliceIndex], segmentIndex } : { sliceIndexes: [sliceIndex] }
}

/** `count` whole numbers from `start` on. */
export function range(start: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => start + index)
}
