import type { Fare, FlightOffer } from './offer'
import type { CabinClass, FlightSearch } from './search'

/**
 * The fare whose price an offer is shown at: the cheapest in the wanted cabin that includes the wanted bags; if none has the
 * bags, the cheapest of the cabin; if none has the cabin, the cheapest of all.
 */
export function leadFare(offer: FlightOffer, wanted: Pick<FlightSearch, 'cabinClass' | 'checkedBags'>): Fare {
  const inCabin = offer.fares.filter((fare) => fitsCabin(fare.cabinClass, wanted.cabinClass))
  const withBags = inCabin.filter((fare) => fare.checkedBags.pieces >= wanted.checkedBags)
  const choice = [withBags, inCabin, offer.fares].find((fares) => fares.length > 0) ?? offer.fares
  return choice.reduce((cheapest, fare) => (fare.total.amountMinor < cheapest.total.amountMinor ? fare : cheapest))
}

/** "Economy With Restrictions" asks for any economy fare; one without restrictions satisfies it too. */
function fitsCabin(offered: CabinClass, wanted: CabinClass): boolean {
  if (wanted === 'economy-with-restrictions') return offered.startsWith('economy-with')
  return offered === wanted
}
