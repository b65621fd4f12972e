import { askNext } from '../say/say-talk'
import type { FareChoice } from '../understand/fares'
import type { Position } from './decide'
import { callOr, type Decision, sameInput } from './decision'

/** Takes the flight pointed at; prices that ran out are asked for anew first. */
export function pickFlight({ understood, table, made, allowed }: Position): Decision {
  const { situation, flightsBySlice, flights } = table
  const brief = understood.flight?.kept[0]
  const owner = brief && [flights, ...flightsBySlice.values()].find((shown) => shown?.briefs.includes(brief))
  if (!brief || !owner) return { say: askNext(situation) }
  if (situation.result?.isExpired) return callOr('searchFlights', {}, made, allowed, askNext(situation))
  return callOr('chooseFlight', { sliceIndex: owner.sliceIndex, offerId: brief.offerId }, made, allowed, askNext(situation))
}

/** One fare after the other; those already taken this turn are passed over. */
export function pickFares(choices: FareChoice[], { table, made, allowed }: Position): Decision {
  const { situation } = table
  if (situation.result?.isExpired) return callOr('searchFlights', {}, made, allowed, askNext(situation))
  const inputs = choices.map(({ sliceIndex, fareId }) => ({ sliceIndex, fareId }))
  const open = inputs.find((input) => !made.some((earlier) => earlier.tool === 'chooseFlight' && sameInput(earlier.input, input)))
  return open ? callOr('chooseFlight', open, made, allowed, askNext(situation)) : { say: askNext(situation) }
}
