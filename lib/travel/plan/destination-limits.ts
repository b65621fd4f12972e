import { formatDuration } from '../dates'
import { monthName } from '../month-names'
import { moneyWords } from './cost-words'
import { type DestinationCandidate, type DestinationWishes, MOST_WET_DAYS } from './destination-candidate'
import { flightWords } from './destination-reason'
import type { Occasion } from './liking'

/** Why a place lies outside what was wished, and what cannot be told of it: both empty for one that fits. */
export type LimitCheck = { outside: string[]; open: string[] }

/** Measures a place against every limit, each answer a clause with its number. */
export function checkLimits(candidate: DestinationCandidate, wishes: DestinationWishes): LimitCheck {
  const clauses = [
    weatherClause(candidate, wishes),
    coldClause(candidate, wishes),
    occasionClause(candidate, wishes),
    rainClause(candidate, wishes),
    flightClause(candidate, wishes),
    fareClause(candidate, wishes),
  ]
  return {
    outside: clauses.flatMap((clause) => (clause && 'outside' in clause ? clause.outside : [])),
    open: clauses.flatMap((clause) => (clause && 'open' in clause ? clause.open : [])),
  }
}

type Clause = { outside: string } | { open: string } | null

function weatherClause({ months }: DestinationCandidate, { month, warmAtLeastC }: DestinationWishes): Clause {
  const highC = months[month - 1]?.highC
  if (warmAtLeastC === null) return null
  if (highC === undefined) return NO_WEATHER
  if (highC >= warmAtLeastC) return null
  return { outside: `${highC} °C by day in ${monthName(month)}, below your ${warmAtLeastC} °C` }
}

function coldClause({ months }: DestinationCandidate, { month, coldAtMostC }: DestinationWishes): Clause {
  const highC = months[month - 1]?.highC
  if (coldAtMostC === null) return null
  if (highC === undefined) return NO_WEATHER
  return highC <= coldAtMostC ? null : { outside: `${highC} °C by day in ${monthName(month)}, above your ${coldAtMostC} °C` }
}

function occasionClause({ occasions = [] }: DestinationCandidate, { occasion }: DestinationWishes): Clause {
  return occasion === null || occasions.includes(occasion) ? null : { outside: NO_OCCASION[occasion] }
}

const NO_OCCASION: Record<Occasion, string> = { 'christmas-markets': 'we know of no Christmas market there' }
const NO_WEATHER: Clause = { open: 'we don’t know its weather' }

function rainClause({ months }: DestinationCandidate, { month, isDry }: DestinationWishes): Clause {
  const rainDays = months[month - 1]?.rainDays
  if (!isDry) return null
  if (rainDays === undefined) return NO_WEATHER
  if (rainDays <= MOST_WET_DAYS) return null
  return { outside: `${rainDays} wet days in ${monthName(month)}, more than the ${MOST_WET_DAYS} of a dry month` }
}

function flightClause({ flightMinutes, isFlightEstimated }: DestinationCandidate, { longestFlightMinutes }: DestinationWishes): Clause {
  if (longestFlightMinutes === null) return null
  const most = formatDuration(longestFlightMinutes)
  if (flightMinutes === null) return { open: `we don’t know how long the flight takes, so we can’t check your limit of ${most}` }
  if (flightMinutes <= longestFlightMinutes) return null
  return { outside: `${flightWords({ flightMinutes, isFlightEstimated })} by plane, longer than your ${most}` }
}

function fareClause({ fare }: DestinationCandidate, { mostFare }: DestinationWishes): Clause {
  if (!mostFare) return null
  const most = moneyWords(mostFare)
  if (!fare) return { open: `there’s no flight price, so we can’t check your ${most}` }
  if (fare.currency !== mostFare.currency) return { open: `the flight price is in ${fare.currency}, so we can’t check your ${most}` }
  return fare.amountMinor <= mostFare.amountMinor ? null : { outside: `${moneyWords(fare)} there and back, above your ${most}` }
}
