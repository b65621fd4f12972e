import { formatDuration } from '../dates'
import { formatMoney, type Money, subtractMoney } from '../money'
import type { FlightOffer } from './offer'
import { isNight } from './offer-cost'

/** What a reason needs to know of an offer. */
export type Reasoned = { offer: FlightOffer; total: Money; missingBags: number }

/** What offers are measured against: the cheapest, the fastest, and the lowest total after the cheapest (null when it is alone). */
export type Yardsticks<One extends Reasoned = Reasoned> = { cheapest: One; fastest: One; next: One | null }

/**
 * One clause in money and minutes against the cheapest and the fastest ("£38 less than the fastest, 1 h 20 longer"), computed,
 * without a full stop.
 */
export function rankReason(one: Reasoned, { cheapest, fastest, next }: Yardsticks): string {
  if (!next) return 'the only flight that fits'
  if (one.offer === cheapest.offer && one.offer === fastest.offer) return leadReason(one, next)
  if (one.offer === cheapest.offer) return cheapestReason(one, fastest)
  return againstCheapest(one, cheapest)
}

/** Cheapest and fastest at once: what the next best costs more. */
function leadReason({ total }: Reasoned, next: Reasoned): string {
  const saved = subtractMoney(next.total, total)
  return saved.amountMinor > 0
    ? `cheapest and fastest at once, ${formatMoney(saved)} less than the next`
    : 'no other flight is cheaper or faster'
}

function cheapestReason({ offer, total }: Reasoned, fastest: Reasoned): string {
  const longer = offer.durationMinutes - fastest.offer.durationMinutes
  const saved = subtractMoney(fastest.total, total)
  return `${formatMoney(saved)} less than the fastest, ${formatDuration(longer)} longer`
}

function againstCheapest(one: Reasoned, cheapest: Reasoned): string {
  const { offer, total } = one
  const shorter = cheapest.offer.durationMinutes - offer.durationMinutes
  const more = subtractMoney(total, cheapest.total)
  const advantage = advantageOver(one, cheapest)
  if (more.amountMinor === 0) {
    // At one price the cheapest is also the shorter one.
    if (shorter === 0) return `the same price and time as the cheapest, ${advantage || `leaving at ${offer.departsAt.slice(11)}`}`
    return `the same price as the cheapest, ${advantage || `${formatDuration(-shorter)} longer`}`
  }
  if (shorter > 0) return `saves ${formatDuration(shorter)} for ${formatMoney(more)} more than the cheapest`
  const time = shorter === 0 ? 'just as long' : `${formatDuration(-shorter)} longer`
  return `${formatMoney(more)} more than the cheapest, ${advantage || time}`
}

/** What speaks for one that is no shorter than the cheapest. */
function advantageOver(one: Reasoned, cheapest: Reasoned): string {
  const { offer } = one
  if (offer.connections < cheapest.offer.connections) return offer.connections === 0 ? 'but direct' : 'but with fewer changes'
  if (changesAirport(cheapest.offer) && !changesAirport(offer)) return 'but without changing airports'
  if (waitsOvernight(cheapest.offer) && !waitsOvernight(offer)) return 'but without a night of waiting'
  if (isAtNight(cheapest.offer) && !isAtNight(offer)) return 'but at better hours'
  if (one.missingBags < cheapest.missingBags) return 'but with more of your bags included'
  return ''
}

function changesAirport({ layovers }: FlightOffer): boolean {
  return layovers.some(({ leavesFrom }) => leavesFrom)
}

function waitsOvernight({ layovers }: FlightOffer): boolean {
  return layovers.some(({ isOvernight }) => isOvernight)
}

function isAtNight({ departsAt, arrivesAt }: FlightOffer): boolean {
  return isNight(departsAt) || isNight(arrivesAt)
}
