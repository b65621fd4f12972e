import type { FlightSearch } from '@/lib/travel/flights/search'
import type { CabinClass } from '@/lib/travel/flights/search-labels'
import { type Brand, brandsOf } from './fares/brands'
import { fareTotalMinor } from './fares/build-fares'
import { standardBaseInEuro } from './fares/price-level'
import type { Itinerary } from './network/itineraries'

/** The price an itinerary is shown at: the total for everybody in minor units, and the checked bags in it. */
export type LeadPrice = { standardEuro: number; price: number; bags: number }

/**
 * What `leadFare` will find among the fares of the itinerary, without building them all: brands come lowest first. Null when the
 * aircraft does not have the cabin that is wanted: then the itinerary is not offered.
 */
export function leadPriceOf(itinerary: Itinerary, search: FlightSearch, searchDay: number, currency: string): LeadPrice | null {
  const inCabin = brandsOf(itinerary, search.cabinClass).filter(({ cabinClass }) => fitsCabin(cabinClass, search.cabinClass))
  const bagsOf = ({ checkedBags }: Brand) => Math.min(checkedBags.pieces, search.checkedBags)
  const mostBags = Math.max(...inCabin.map(bagsOf))
  const lead = inCabin.find((brand) => bagsOf(brand) === mostBags)
  if (!lead) return null
  const standardEuro = standardBaseInEuro(itinerary, searchDay)
  const price = fareTotalMinor(itinerary, standardEuro, lead, search.travellers, currency)
  return { standardEuro, price, bags: lead.checkedBags.pieces }
}

function fitsCabin(offered: CabinClass, wanted: CabinClass): boolean {
  return wanted === 'economy-with-restrictions' ? offered.startsWith('economy-with') : offered === wanted
}
