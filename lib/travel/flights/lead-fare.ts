import type { Fare, FlightOffer } from './offer-schema'
import type { FlightSearch } from './search'
import type { CabinClass } from './search-labels'

/**
 * The fare whose price an offer is shown at: of the wanted cabin (of all, if none has it) the cheapest of those that come nearest
 * to the wanted bags.
 */
export function leadFare(offer: FlightOffer, wanted: Pick<FlightSearch, 'cabinClass' | 'checkedBags'>): Fare {
  const inCabin = offer.fares.filter((fare) => fitsCabin(fare.cabinClass, wanted.cabinClass))
  const fares = inCabin.length > 0 ? inCabin : offer.fares
  const bagsOf = (fare: Fare) => Math.min(fare.checkedBags.pieces, wanted.checkedBags)
  return fares.reduce((lead, fare) => {
    const more = bagsOf(fare) - bagsOf(lead)
    return more > 0 || (more === 0 && fare.total.amountMinor < lead.total.amountMinor) ? fare : lead
  })
}

/** "Economy With Restrictions" asks for any economy fare; one without restrictions satisfies it too. */
export function fitsCabin(offered: CabinClass, wanted: CabinClass): boolean {
  if (wanted === 'economy-with-restrictions') return offered.startsWith('economy-with')
  return offered === wanted
}
