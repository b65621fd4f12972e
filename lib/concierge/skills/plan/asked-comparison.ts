import type { Frame } from '../../grammar/cover'
import type { Table } from '../../table'
import { isSlots } from '../pick/helpers'
import { isThatPlace } from '../route/spots'
import type { PlanningMessage } from './planning-message'
import type { CompareInput } from './planning-wish'

/** As many as the tool compares. */
export const MOST_COMPARED = 4

/** The two to four places that somebody hesitates between; null where the message compares none. */
export function askedComparison(said: PlanningMessage): CompareInput | null {
  const { plan, places, reading, isEither, isFlight, isQuestion, frames, table, limits, origin } = said
  if (places.length < 2 || plan.asks.length > 0) return null
  // "Which Edinburgh or Glasgow flights are there?", from where the trip starts.
  const { result, wishes } = table.situation
  if (!plan.compares && result && places.some((place) => isThatPlace(place, wishes.from))) return null
  // With the days known, their flights are what tells the places apart.
  const areDaysKnown = wishes.departureOn !== null || frames.some(({ value }) => 'out' in value && 'ret' in value)
  const isOfFlights =
    isFlight ||
    isBetween(frames) ||
    (wishes.from !== null && areDaysKnown && reading.clauses.some(({ kind }) => kind === 'search-question'))
  const isMonthAlone = limits.month !== undefined && !frames.some(({ value }) => 'out' in value)
  if (!plan.compares && !(isEither && !isOfFlights && (isQuestion || isMonthAlone))) return null
  const { month, days, likings } = limits
  return {
    ...journeyOf(table),
    destinations: places.slice(0, MOST_COMPARED).map(({ text }) => text),
    ...(origin ? { from: origin.text } : {}),
    ...(month ? { month } : {}),
    ...(days ? { days } : {}),
    ...(likings ? { likings } : {}),
  }
}

/** "The Canaries, from Leeds or Manchester": a place beside those that would do is the other end of a route. */
function isBetween(frames: readonly Frame[]): boolean {
  const named = frames.flatMap(({ skill, value }) => (skill === 'route' && isSlots(value.place) ? [value.place] : []))
  return named.some((place) => 'any' in place) && named.some((place) => 'city' in place)
}

/** From where, in which month and for how long, as it was said for the places shown. */
function journeyOf({ planning: { offered } }: Table): Partial<CompareInput> {
  // The input was made here in an earlier turn, in the shape that belongs to its tool.
  const { from, month, days, likings } = (offered?.input ?? {}) as Partial<CompareInput>
  return { ...(from ? { from } : {}), ...(month ? { month } : {}), ...(days ? { days } : {}), ...(likings ? { likings } : {}) }
}
