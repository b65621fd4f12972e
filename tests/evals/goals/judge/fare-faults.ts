import type { Fare } from '@/lib/travel/flights/offer-schema'
import type { CabinClass } from '@/lib/travel/flights/search-labels'
import type { FareGoal } from './goal'
import type { Outcome } from './outcome'

/** Each direction whose fare is not the one that was wanted. */
export function fareFaults(goals: FareGoal[], outcome: Outcome): string[] {
  const count = Math.max(goals.length, outcome.trip.picks.length)
  return Array.from({ length: count }, (_, index) => fareFault(goals[index] ?? 'none', index, outcome)).flat()
}

function fareFault(goal: FareGoal, sliceIndex: number, { trip, meant }: Outcome): string[] {
  const label = `fare ${sliceIndex + 1}`
  const pick = trip.picks[sliceIndex]
  const fare = pick?.fare
  if (goal === 'none') return fare ? [`${label}: ${fare.brand} was chosen unasked`] : []
  if (!pick || !fare || !trip.result) return [`${label}: none was chosen`]
  if (goal === 'any') return []
  if (goal === 'as-meant') {
    const last = meant.findLast((one) => 'fareId' in one && one.sliceIndex === sliceIndex)
    if (!last || !('fareId' in last)) return [`${label}: none was ever pointed at`]
    return last.fareId === fare.fareId ? [] : [`${label}: pointed at ${last.fareId}, chosen ${fare.fareId}`]
  }
  const right = rightFares(goal, pick.offer.fares, trip.result.search.cabinClass)
  if (right.length === 0) return [`${label}: no fare fits the wish at all`]
  return right.some(({ fareId }) => fareId === fare.fareId)
    ? []
    : [`${label}: ${goal} is ${right.map(({ brand }) => brand).join(' or ')}, chosen ${fare.brand}`]
}

/** Those of the cabin that fit the wish and cost the least; several when they cost the same. */
export function rightFares(goal: Exclude<FareGoal, 'as-meant' | 'any' | 'none'>, fares: Fare[], cabin: CabinClass): Fare[] {
  const isEconomy = cabin.startsWith('economy-with')
  const inCabin = fares.filter(({ cabinClass }) => (isEconomy ? cabinClass.startsWith('economy-with') : cabinClass === cabin))
  const fitting = inCabin.filter(({ checkedBags, refund }) => {
    if (goal === 'cheapest-with-bag') return checkedBags.pieces > 0
    return goal !== 'cheapest-refundable' || refund.allowed === true
  })
  const totals = fitting.map(({ total }) => total.amountMinor)
  return fitting.filter(({ total }) => total.amountMinor === Math.min(...totals))
}
