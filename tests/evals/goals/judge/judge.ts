import type { Trip } from '@/lib/travel/trip/trip'
import { fareFaults } from './fare-faults'
import { filterFaults } from './filter-faults'
import type { Goal } from './goal'
import type { Outcome } from './outcome'
import { pickFaults } from './pick-faults'
import { searchFaults } from './search-faults'

/** What differs between what the traveller wanted and the trip as it is, one clause each; empty is success. */
export function faultsOf(goal: Goal, outcome: Outcome): string[] {
  const { trip, hasFinished, failures } = outcome
  return [
    ...failures.map((failure) => `an answer failed: ${failure}`),
    ...(hasFinished ? [] : ['the traveller gave up']),
    ...searchFaults(goal, trip),
    ...filterFaults(goal, trip),
    ...pickFaults(goal.picks ?? [], outcome),
    ...fareFaults(goal.fares ?? [], outcome),
    ...checkoutFaults(goal, trip),
    ...changeFaults(goal, outcome),
  ]
}

function checkoutFaults({ isCheckingOut = false }: Goal, trip: Trip): string[] {
  if (trip.isCheckingOut === isCheckingOut) return []
  return [isCheckingOut ? 'the checkout was not opened' : 'the checkout was opened unasked']
}

function changeFaults({ unchangedSinceBeat }: Goal, { trip, before }: Outcome): string[] {
  if (unchangedSinceBeat === undefined) return []
  const earlier = before.get(unchangedSinceBeat)
  if (!earlier) return [`beat ${unchangedSinceBeat} was never spoken`]
  return substance(earlier) === substance(trip) ? [] : ['the trip was changed though only questions were asked']
}

/** All of the trip but when it was last searched. */
function substance({ wishes, filters, picks, isCheckingOut, result }: Trip): string {
  const chosen = picks.map((pick) => pick && [pick.offer.offerId, pick.fare?.fareId ?? null])
  const kept = filters.filter((filter) => Object.keys(filter).length > 0)
  return JSON.stringify([wishes, kept, chosen, isCheckingOut, result?.search ?? null])
}
