import { leadFare } from '@/lib/travel/flights/lead-fare'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { describeOffer } from '@/lib/travel/trip/describe-command'
import type { Among, PickGoal } from './goal'
import type { Outcome } from './outcome'

type BestGoal = Extract<PickGoal, { best: string }>

/** Each direction whose flight is not the one that was wanted. */
export function pickFaults(goals: PickGoal[], outcome: Outcome): string[] {
  const { trip } = outcome
  const count = Math.max(goals.length, trip.picks.length)
  return Array.from({ length: count }, (_, index) => pickFault(goals[index] ?? 'none', index, outcome)).flat()
}

function pickFault(goal: PickGoal, sliceIndex: number, { trip, offers, meant }: Outcome): string[] {
  const label = `flight ${sliceIndex + 1}`
  const picked = trip.picks[sliceIndex]?.offer
  if (goal === 'none') return picked ? [`${label}: ${describeOffer(picked)} was picked unasked`] : []
  if (!picked || !trip.result) return [`${label}: none was picked`]
  if (goal === 'any') return []
  if (goal === 'as-meant') {
    const last = meant.findLast((one) => 'offerId' in one && one.sliceIndex === sliceIndex)
    if (!last || !('offerId' in last)) return [`${label}: none was ever pointed at`]
    return last.offerId === picked.offerId ? [] : [`${label}: pointed at ${last.offerId}, picked ${picked.offerId}`]
  }
  const { search } = trip.result
  // A flight that leaves before the one before has landed was never on offer.
  const landed = trip.picks[sliceIndex - 1]?.offer.arrivesAt ?? ''
  const right = bestOf(
    goal,
    (offers[sliceIndex] ?? []).filter(({ departsAt }) => departsAt > landed),
    search,
  )
  if (right.length === 0) return [`${label}: no flight fits the wish at all`]
  if (right.some(({ offerId }) => offerId === picked.offerId)) return []
  return [`${label}: the ${goal.best} is ${right.map(describeOffer).join(' or ')}, picked ${describeOffer(picked)}`]
}

/** The best of those that come into question; several when they are equally good. */
export function bestOf({ best, ...among }: BestGoal, offers: FlightOffer[], search: FlightSearch): FlightOffer[] {
  const fitting = offers.filter((offer) => fits(offer, among))
  const rankOf = (offer: FlightOffer): number => {
    switch (best) {
      case 'cheapest':
        return leadFare(offer, search).total.amountMinor
      case 'fastest':
        return offer.durationMinutes
      case 'earliest':
        return Date.parse(`${offer.departsAt}Z`)
      case 'latest':
        return -Date.parse(`${offer.departsAt}Z`)
    }
  }
  const least = Math.min(...fitting.map(rankOf))
  return fitting.filter((offer) => rankOf(offer) === least)
}

function fits({ connections, departsAt, arrivesAt, segments }: FlightOffer, among: Among): boolean {
  const sells = (code: string) => segments.some(({ marketingCarrier }) => marketingCarrier.iataCode === code)
  return (
    (!among.isDirect || connections === 0) &&
    (!among.leavesBefore || departsAt.slice(11) < among.leavesBefore) &&
    (!among.arrivesBefore || (arrivesAt.slice(11) < among.arrivesBefore && arrivesAt.slice(0, 10) === departsAt.slice(0, 10))) &&
    (!among.withoutAirline || !sells(among.withoutAirline))
  )
}
