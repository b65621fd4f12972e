import { formatDay } from '../dates'
import { describeFilters, namesIn } from '../flights/filters/describe-filters'
import { type FlightFilters, NO_FILTERS } from '../flights/filters/flight-filters'
import type { FlightOffer } from '../flights/offer-schema'
import { describeTravellers, type FlightSearch } from '../flights/search'
import { CABIN_WORDS } from '../flights/search-labels'

type Asked = { search: FlightSearch; filters: FlightFilters[] }

/** What a variant has that the trip has not: "business class", "back Tue 9 Mar", "home from Paris". Empty where nothing differs. */
export function variantClauses(trip: Asked, variant: Asked, offers: FlightOffer[]): string[] {
  const [before, now] = [trip.search, variant.search]
  const isOther = (part: 'travellers' | 'cabinClass' | 'directOnly' | 'checkedBags') =>
    JSON.stringify(before[part]) !== JSON.stringify(now[part])
  return [
    ...routeClauses(before, now),
    isOther('travellers') && `for ${describeTravellers(now.travellers)}`,
    isOther('cabinClass') && CABIN_WORDS[now.cabinClass],
    isOther('directOnly') && (now.directOnly ? 'direct flights' : 'flights with stops too'),
    isOther('checkedBags') && bagsClause(now.checkedBags),
    ...filterClauses(trip.filters, variant.filters, offers, now),
  ].filter((clause) => typeof clause === 'string')
}

function routeClauses(before: FlightSearch, now: FlightSearch): (string | false)[] {
  const [out, back] = [now.slices[0], now.slices.length > 1 ? now.slices.at(-1) : undefined]
  const [oldOut, oldBack] = [before.slices[0], before.slices.length > 1 ? before.slices.at(-1) : undefined]
  const isOtherPlace = (one?: { iataCode: string }, other?: { iataCode: string }) => one?.iataCode !== other?.iataCode
  const isOpenJaw = isOtherPlace(back?.origin, out?.destination)
  return [
    isOtherPlace(out?.origin, oldOut?.origin) && `from ${out?.origin.name}`,
    isOtherPlace(out?.destination, oldOut?.destination) && `to ${out?.destination.name}`,
    out?.departureOn !== oldOut?.departureOn && `leaving ${formatDay(out?.departureOn ?? '')}`,
    Boolean(back) && back?.departureOn !== oldBack?.departureOn && `back ${formatDay(back?.departureOn ?? '')}`,
    Boolean(back) &&
      isOpenJaw &&
      (isOtherPlace(back?.origin, oldBack?.origin) || isOtherPlace(out?.destination, oldOut?.destination)) &&
      `home from ${back?.origin.name}`,
    Boolean(back) &&
      isOtherPlace(back?.destination, out?.origin) &&
      isOtherPlace(back?.destination, oldBack?.destination) &&
      `home to ${back?.destination.name}`,
    !back && Boolean(oldBack) && 'one way',
  ]
}

function bagsClause(count: number): string {
  if (count === 0) return 'without checked bags'
  return `with ${count === 1 ? 'a checked bag' : `${count} checked bags`} each`
}

/** The clauses of each direction's new filters, once where they are the same for all. */
function filterClauses(before: FlightFilters[], now: FlightFilters[], offers: FlightOffer[], search: FlightSearch): string[] {
  const names = namesIn(offers)
  const added = search.slices.map((_, index) => {
    const standing = describeFilters(before[index] ?? NO_FILTERS, names)
    return describeFilters(now[index] ?? NO_FILTERS, names).filter((clause) => !standing.includes(clause))
  })
  return [...new Set(added.flat())]
}
