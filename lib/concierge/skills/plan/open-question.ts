import { candidateMeant } from '../../candidate'
import type { PlanningResult } from '../../tool-results'
import { askedPlan } from './asked-plan'
import { askedCandidates, findNames } from './find-stop'
import { planWishes } from './plan-wishes'
import { isWholeSearch, type PlanningMessage } from './planning-message'
import { callAgain, type PlanningCall } from './planning-wish'
import { nameAlone } from './unknown-name'

/** The last planning call with what it asked for; null where the message gives no answer to it. */
export function answerToOpenQuestion(said: PlanningMessage): PlanningCall | null {
  const { newest } = said.table.planning
  return newest && !isOtherWish(said) ? answerOf(said, newest) : null
}

/** A whole search, or a plan for a place while something else than a plan was asked about. */
function isOtherWish(said: PlanningMessage): boolean {
  if (isWholeSearch(said)) return true
  return said.table.planning.newest?.tool !== 'planTrip' && askedPlan(said)?.input.destination !== undefined
}

function answerOf(said: PlanningMessage, { tool, input, result }: PlanningResult): PlanningCall | null {
  const { places, request, reading } = said
  if (!result || (request !== null && request !== 'yes')) return null
  switch (result.status) {
    case 'missing':
      return result.missing === 'destination' ? destinationAnswer(said, input) : originAnswer(said, tool, input)
    case 'unclear-place': {
      const chosen = candidateMeant(result.candidates, reading.text)
      return chosen ? callAgain(tool, { ...input, from: chosen.iataCode }) : originAnswer(said, tool, input)
    }
    case 'unknown-place': {
      if (tool === 'planTrip') return places.length > 0 ? destinationAnswer(said, input) : null
      const [place] = places
      const destinations = Array.isArray(input.destinations) ? input.destinations : []
      if (places.length !== 1 || !place || tool !== 'compareDestinations') return null
      return callAgain(tool, { ...input, destinations: destinations.map((one) => (one === result.said ? place.text : one)) })
    }
    case 'unclear': {
      if (said.plan.changes.length > 0 && !isNamingAlone(said)) return null
      const asked = askedCandidates(result.said, result.candidates)
      const [name, other] = findNames(reading.text, result.candidates)
      const order = orderSaid(said)
      const [only, another] = asked
      const agreed = request === 'yes' && !another ? only : undefined
      const meant = name && !other ? name : order === null ? agreed : asked[order - 1]
      return meant ? callAgain('changePlan', { ...input, [result.what]: meant }) : null
    }
    default:
      return null
  }
}

/** "Vienna", "from Vienna, and not over €300". */
function originAnswer(said: PlanningMessage, tool: PlanningCall['tool'], input: Record<string, unknown>): PlanningCall | null {
  const { places, origin } = said
  const named = origin ?? (places.length === 1 ? places[0] : undefined)
  if (places.some((place) => place !== named)) return null
  const { from: _, ...limits } = said.limits
  const from = named?.text ?? (Object.keys(limits).length === 0 ? nameAlone(said) : undefined)
  if (from === undefined && Object.keys(limits).length === 0) return null
  const { month, days, likings } = limits
  const ofComparison = { ...(month ? { month } : {}), ...(days ? { days } : {}), ...(likings ? { likings } : {}) }
  return callAgain(tool, { ...input, ...(tool === 'suggestDestinations' ? limits : ofComparison), ...(from ? { from } : {}) })
}

function destinationAnswer(said: PlanningMessage, input: Record<string, unknown>): PlanningCall | null {
  const destination = said.places[0]?.text ?? nameAlone(said)
  if (destination === undefined || said.origin) return null
  return callAgain('planTrip', { ...input, ...planWishes(said), destination })
}

/** "The first one" may also be read as a change. */
function isNamingAlone({ plan }: PlanningMessage): boolean {
  return plan.changes.every(({ change }) => change === 'first' || change === 'last')
}

/** "The second", which is also read as the 2nd. */
function orderSaid({ frames }: PlanningMessage): number | null {
  const day = frames
    .map(({ value }) => (value.when as { day?: { is: string; d?: number } } | undefined)?.day)
    .find((one) => one?.is === 'date')
  return day?.d ?? null
}
