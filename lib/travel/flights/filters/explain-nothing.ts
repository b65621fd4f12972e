import { formatMoney } from '../../money'
import type { FlightOffer } from '../offer'
import type { FlightSearch } from '../search'
import { type CheckedOffer, checkOffers, FAULTS } from './check-offers'
import { describeFilters, namesIn } from './describe-filters'
import { FILTER_NAMES, type FlightFilters } from './flight-filters'

const FAULTS_OF: Record<keyof FlightFilters, number> = {
  ...FAULTS,
  airports: FAULTS.origin | FAULTS.destination | FAULTS.airportsElsewhere,
  withoutAirports: FAULTS.withoutOrigin | FAULTS.withoutDestination,
}

/** For filters that leave none of the offers: which one to lift, and what that would give. `offers` must not be empty. */
export function explainNothing(offers: FlightOffer[], filters: FlightFilters, search: FlightSearch): string {
  const checked = checkOffers(offers, filters, search)
  const names = namesIn(offers)
  const lifted = FILTER_NAMES.flatMap((name) => {
    const [clause] = describeFilters({ [name]: filters[name] }, names)
    const left = checked.filter(({ failed }) => (failed & ~FAULTS_OF[name]) === 0)
    return clause && left.length > 0 ? [{ clause, left }] : []
  })
  const best = lifted.toSorted((one, other) => other.left.length - one.left.length)[0]
  return best
    ? `No flight fits. Without “${best.clause}” ${thereAre(best.left)}.`
    : `No flight fits all of that together. Without any filter ${thereAre(checked)}.`
}

function thereAre(left: CheckedOffer[]): string {
  const lead = left.map((one) => one.lead).reduce((least, other) => (other.amountMinor < least.amountMinor ? other : least))
  return left.length === 1 ? `there is one, for ${formatMoney(lead)}` : `there are ${left.length}, from ${formatMoney(lead)}`
}
