import type { SearchWish } from '../../understand/wished-search'
import type { RouteChange } from './fold'

/** Places of which each would do, as a search of all of them is asked for. An empty end is that of the trip. */
export type ComparedPlaces = { from: string[]; to: string[]; eachAirportOf?: 'from' | 'to' }

/** "From Bristol or Exeter", "Prague, Budapest or Dublin", "any London airport"; null where one place is meant. */
export function comparedPlaces(
  { alternatives, bare, eachAirportOf, legs, origins }: RouteChange,
  { from, to }: Pick<SearchWish, 'from' | 'to'>,
): ComparedPlaces | null {
  // "Rome or Milan?", on a trip to Lisbon.
  const othersOf = (end: 'from' | 'to', place: string) => [...alternatives[end], ...(place === bare ? alternatives.bare : [])]
  const [starts, goals] = [from ? [from, ...othersOf('from', from)] : [], to ? [to, ...othersOf('to', to)] : []]
  const isOpen = starts.length > 1 || goals.length > 1 || eachAirportOf !== null
  if (!isOpen || legs.length > 1 || origins.length > 1 || !(from || to)) return null
  return {
    from: starts,
    to: goals,
    ...(eachAirportOf ? { eachAirportOf } : {}),
  }
}
