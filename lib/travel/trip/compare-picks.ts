import { leadFare } from '../flights/lead-fare'
import { type FlightSearch, sliceLabel } from '../flights/search'
import type { PriceRenewal } from './price-renewal-schema'
import type { PickedFlight } from './trip'

/** What a new look changed of each picked flight; those that cost the same are left out. */
export function comparePicks(
  picks: (PickedFlight | null)[],
  again: (PickedFlight | null)[],
  search: FlightSearch,
): PriceRenewal['changes'] {
  return picks.flatMap((pick, sliceIndex) => {
    if (!pick) return []
    const found = again[sliceIndex] ?? null
    const previous = (pick.fare ?? leadFare(pick.offer, search)).total
    const fareNow = found && (pick.fare ? found.fare : leadFare(found.offer, search))
    const now = fareNow?.total ?? null
    if (now && now.amountMinor === previous.amountMinor && now.currency === previous.currency) return []
    const flight = pick.offer.segments.map(({ flightNumber }) => flightNumber).join(' + ')
    const brand = pick.fare ? `, ${pick.fare.brand}` : ''
    return [{ what: `${sliceLabel(search.tripType, sliceIndex)} ${flight}${brand}`, sliceIndex, previous, now }]
  })
}
