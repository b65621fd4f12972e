import { formatMoney } from '../../money'
import type { FlightOffer } from '../offer-schema'
import type { FlightSearch } from '../search'
import { type CheckedOffer, checkOffers, faultBits, faultNames } from './check-offers'
import { filterClauses, namesIn } from './describe-filters'
import type { FilterName } from './facets'
import type { FlightFilters } from './flight-filters'

/** For filters that leave none of the offers: which one to lift, and what that would give. `offers` must not be empty. */
export function explainNothing(offers: FlightOffer[], filters: FlightFilters, search: FlightSearch): string {
  const checked = checkOffers(offers, filters, search)
  const best = bestToLift(checked, filters)
  return best
    ? `No flight fits. Without “${best.clause}” ${thereAre(best.left)}.`
    : `No flight fits all of that. Without any filters ${thereAre(checked)}.`
}

/** The filter whose going would leave most flights, and how many those are. */
export type FilterToLift = { name: FilterName; clause: string; left: number }

/** The filter that the sentence names; null where no single one is at fault. */
export function filterToLift(offers: FlightOffer[], filters: FlightFilters, search: FlightSearch): FilterToLift | null {
  const best = bestToLift(checkOffers(offers, filters, search), filters)
  return best ? { ...best, left: best.left.length } : null
}

/** The one whose going leaves most flights. */
function bestToLift(checked: CheckedOffer[], filters: FlightFilters) {
  const names = namesIn(checked.map(({ offer }) => offer))
  const lifted = filterClauses(filters, names).flatMap(({ name, clause }) => {
    const others = ~faultBits(faultNames(name))
    const left = checked.filter(({ failed }) => (failed & others) === 0)
    return left.length > 0 ? [{ name, clause, left }] : []
  })
  return lifted.toSorted((one, other) => other.left.length - one.left.length)[0]
}

function thereAre(left: CheckedOffer[]): string {
  const lead = left.map((one) => one.lead).reduce((least, other) => (other.amountMinor < least.amountMinor ? other : least))
  return left.length === 1 ? `there is one, for ${formatMoney(lead)}` : `there are ${left.length}, from ${formatMoney(lead)}`
}
