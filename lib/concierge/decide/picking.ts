import { sayNoneFits } from '../say/say-flights'
import { sayNearest, sayNotThere, sayOutsideHours } from '../say/say-looked-up'
import { askWhichFlight } from '../say/say-questions'
import { askNext } from '../say/say-talk'
import type { FareChoice } from '../skills/fares/fare-sets'
import type { FlightQuery } from '../skills/pick/flight-query'
import { openDirection } from '../table'
import type { Brief, ShownRoundTrip, ToolResult } from '../tool-results'
import { shownFor } from './asked-flights'
import type { Position } from './decision'
import { callOr, type Decision, sameInput } from './decision'

/** Takes the flight pointed at; one that the list does not hold is looked up first, and of several it is asked which. */
export function takePointed(position: Position): Decision {
  const { understood, table, made, allowed } = position
  const { flight } = understood
  const shown = shownFor(position)
  const [brief] = flight?.kept ?? []
  // A list from before the filters left none is nothing to choose from.
  if (table.areNoneLeft) return callOr('rankFlights', openDirection(table.situation), made, allowed, sayNoneFits(table))
  if (flight?.roundTrip) return takeRoundTrip(flight.roundTrip, position)
  if (flight?.isExact && brief) return takeFlight(brief, position)
  if (flight && brief) return { say: askWhichFlight(flight.kept) }
  if (flight?.isUnseen && !flight.query) return callOr('rankFlights', { sliceIndex: flight.sliceIndex }, made, allowed, sayNoneFits(table))
  if (!flight?.query || !shown) return { say: sayNoneFits(table) }
  return callOr('lookUpFlights', { sliceIndex: shown.sliceIndex, ...flight.query }, made, allowed, sayNoneFits(table))
}

/** Takes what was looked up where only one can be meant. */
export function takeLookedUp(last: Extract<ToolResult, { tool: 'lookUpFlights' }>, position: Position): Decision {
  const { table, understood } = position
  const { result } = last
  const query = understood.anotherBack ?? understood.flight?.query ?? {}
  const isLoosened = query.order !== undefined && Object.keys(last.input).length === 2 && hasHours(query)
  if (result?.status === 'looked-up' && isLoosened && result.flights[0])
    return { say: sayOutsideHours(query, result.flights[0], result.sliceIndex) }
  if (result?.status === 'not-there' && query.order && hasHours(query) && !isLoosened)
    return callOr('lookUpFlights', { sliceIndex: last.input.sliceIndex, order: query.order }, position.made, position.allowed, '')
  if (result?.status !== 'looked-up')
    return { say: sayNotThere(query, result?.status === 'not-there' ? result.offerCount : null, table.situation) }
  const [first] = result.flights
  if (!first) return { say: askNext(table.situation) }
  if (!result.isExact) return { say: sayNearest(String(last.input.departsAt), result.flights, result.sliceIndex) }
  if (result.matchCount === 1 || last.input.order) return takeFlight(first, position, result.sliceIndex)
  return { say: askWhichFlight(result.flights, result.matchCount) }
}

function hasHours(query: FlightQuery): boolean {
  return [query.departAfter, query.departBefore, query.arriveAfter, query.arriveBefore].some((hour) => hour !== undefined)
}

/** Takes a flight; prices that ran out are asked for anew first. */
export function takeFlight(brief: Brief, { table, made, allowed }: Position, ofSlice?: number): Decision {
  const { situation, flightsBySlice, flights } = table
  const owner = [flights, ...flightsBySlice.values()].find((shown) => shown?.briefs.some(({ offerId }) => offerId === brief.offerId))
  const sliceIndex = ofSlice ?? owner?.sliceIndex
  if (sliceIndex === undefined) return { say: askNext(situation) }
  if (situation.result?.isExpired) return callOr('searchFlights', {}, made, allowed, askNext(situation))
  return callOr('chooseFlight', { sliceIndex, offerId: brief.offerId }, made, allowed, askNext(situation))
}

/** Takes both flights of a round trip in one step; prices that ran out are asked for anew first. */
export function takeRoundTrip({ ids: [offerId, returnOfferId] }: ShownRoundTrip, { table, made, allowed }: Position): Decision {
  const { situation } = table
  if (situation.result?.isExpired) return callOr('searchFlights', {}, made, allowed, askNext(situation))
  return callOr('chooseFlight', { sliceIndex: 0, offerId, returnOfferId }, made, allowed, askNext(situation))
}

/** One fare after the other; those already taken this turn are passed over. */
export function pickFares(choices: FareChoice[], { table, made, allowed }: Position): Decision {
  const { situation } = table
  if (situation.result?.isExpired) return callOr('searchFlights', {}, made, allowed, askNext(situation))
  const inputs = choices.map(({ sliceIndex, fareId }) => ({ sliceIndex, fareId }))
  const open = inputs.find((input) => !made.some((earlier) => earlier.tool === 'chooseFlight' && sameInput(earlier.input, input)))
  return open ? callOr('chooseFlight', open, made, allowed, askNext(situation)) : { say: askNext(situation) }
}
