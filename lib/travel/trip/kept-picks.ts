import { findAgain } from '../flights/find-again'
import { fitsCabin } from '../flights/lead-fare'
import type { SearchResult } from '../flights/offer-schema'
import { areSoldTogether } from '../flights/pairing'
import type { SliceSearch } from '../flights/search'
import type { PickedFlight, Trip } from './trip'

/**
 * The flights of a trip in the answer to another search, at its prices: those of the same way and day that are still sold, and sold
 * together. Null where nothing was chosen or the flight is gone. The fare is kept where cabin and bags are asked for as before.
 */
export function keptPicks({ result, picks }: Pick<Trip, 'result' | 'picks'>, found: SearchResult): (PickedFlight | null)[] {
  const before = result?.search
  const { slices, cabinClass, checkedBags } = found.search
  const isOtherCabin = before?.cabinClass !== cabinClass
  const areFaresKept = !isOtherCabin && before?.checkedBags === checkedBags
  const kept: (PickedFlight | null)[] = []
  for (const [index, slice] of slices.entries()) {
    const at = before?.slices.findIndex((old) => isSameWay(old, slice)) ?? -1
    const pick = picks[at]
    const again = pick ? findAgain(pick, found.offers[index] ?? []) : null
    const isSold = again?.offer.fares.some((fare) => !isOtherCabin || fitsCabin(fare.cabinClass, cabinClass)) && fliesAfter(again, kept)
    kept.push(again && isSold ? { offer: again.offer, fare: areFaresKept ? again.fare : null } : null)
  }
  return kept
}

function isSameWay(one: SliceSearch, other: SliceSearch): boolean {
  const { origin, destination, departureOn } = other
  return one.origin.iataCode === origin.iataCode && one.destination.iataCode === destination.iataCode && one.departureOn === departureOn
}

function fliesAfter({ offer }: PickedFlight, kept: (PickedFlight | null)[]): boolean {
  return kept.every((earlier) => !earlier || (offer.departsAt > earlier.offer.arrivesAt && areSoldTogether(earlier.offer, offer)))
}
