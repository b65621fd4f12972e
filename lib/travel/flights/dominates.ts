import { leadFare } from './lead-fare'
import { missingBags } from './offer-cost'
import type { FlightOffer } from './offer-schema'
import type { FlightSearch } from './search'

/** What any two flights can be compared in, whoever travels; less is better in each. */
export type Criteria = { priceMinor: number; durationMinutes: number; connections: number; missingBags: number }

export function criteriaOf(offer: FlightOffer, search: FlightSearch): Criteria {
  return {
    priceMinor: leadFare(offer, search).total.amountMinor,
    durationMinutes: offer.durationMinutes,
    connections: offer.connections,
    missingBags: missingBags(offer, search),
  }
}

/** Worse in nothing and better in something: nobody has a reason among these four to take the second. */
export function dominates(first: Criteria, second: Criteria): boolean {
  const isWorse =
    first.priceMinor > second.priceMinor ||
    first.durationMinutes > second.durationMinutes ||
    first.connections > second.connections ||
    first.missingBags > second.missingBags
  if (isWorse) return false
  return (
    first.priceMinor < second.priceMinor ||
    first.durationMinutes < second.durationMinutes ||
    first.connections < second.connections ||
    first.missingBags < second.missingBags
  )
}

/**
 * Nuisances may make a dominated offer the more pleasant one; it still costs no less than what dominates it. By price first, so that
 * whatever dominates an offer has its final cost before the offer's turn comes.
 */
export function settleCosts<One extends Criteria & { cost: number }>(cheapestFirst: One[]): One[] {
  const settled: One[] = []
  for (const one of cheapestFirst) {
    const cost = settled.reduce((most, other) => (other.cost > most && dominates(other, one) ? other.cost : most), one.cost)
    settled.push({ ...one, cost })
  }
  return settled
}
