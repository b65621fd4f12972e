import { formatDuration } from '../dates'
import { formatMoney, type Money, subtractMoney } from '../money'
import { isNight } from './offer-cost'
import type { FlightOffer } from './offer-schema'

/** What a reason needs to know of one flight, or of a round trip's two with their common total. */
export type Reasoned = { offers: FlightOffer[]; durationMinutes: number; connections: number; total: Money; missingBags: number }

/** What offers are measured against: the cheapest, the fastest, and the lowest total after the cheapest (null when it is alone). */
export type Yardsticks<One extends Reasoned = Reasoned> = { cheapest: One; fastest: One; next: One | null }

/**
 * One clause in money and minutes against the cheapest and the fastest ("£38 less than the fastest, 1 h 20 longer"), computed,
 * without a full stop.
 */
export function rankReason(one: Reasoned, { cheapest, fastest, next }: Yardsticks): string {
  if (!next) return one.offers.length > 1 ? 'the only round trip that fits' : 'the only flight that fits'
  if (areSame(one, cheapest) && areSame(one, fastest)) return leadReason(one, next)
  if (areSame(one, cheapest)) return cheapestReason(one, fastest)
  return againstCheapest(one, cheapest)
}

function areSame(one: Reasoned, other: Reasoned): boolean {
  return one.offers.every((offer, index) => offer === other.offers[index])
}

/** Cheapest and fastest at once: what the next best costs more. */
function leadReason({ total, offers }: Reasoned, next: Reasoned): string {
  const saved = subtractMoney(next.total, total)
  return saved.amountMinor > 0
    ? `cheapest and fastest at once, ${formatMoney(saved)} less than the next`
    : `no other ${offers.length > 1 ? 'round trip' : 'flight'} is cheaper or faster`
}

function cheapestReason({ durationMinutes, total }: Reasoned, fastest: Reasoned): string {
  const longer = durationMinutes - fastest.durationMinutes
  const saved = subtractMoney(fastest.total, total)
  return `${formatMoney(saved)} less than the fastest, ${formatDuration(longer)} longer`
}

function againstCheapest(one: Reasoned, cheapest: Reasoned): string {
  const { total } = one
  const shorter = cheapest.durationMinutes - one.durationMinutes
  const more = subtractMoney(total, cheapest.total)
  const advantage = advantageOver(one, cheapest)
  if (more.amountMinor === 0) {
    // At one price the cheapest is also the shorter one.
    if (shorter === 0) return `the same price and time as the cheapest, ${advantage || leavingAt(one, cheapest)}`
    return `the same price as the cheapest, ${advantage || `${formatDuration(-shorter)} longer`}`
  }
  if (shorter > 0) return `saves ${formatDuration(shorter)} for ${formatMoney(more)} more than the cheapest`
  const time = shorter === 0 ? 'just as long' : `${formatDuration(-shorter)} longer`
  return `${formatMoney(more)} more than the cheapest, ${advantage || time}`
}

/** By the first of its flights that isn't the cheapest's. */
function leavingAt({ offers }: Reasoned, cheapest: Reasoned): string {
  const index = offers.findIndex((offer, place) => offer !== cheapest.offers[place])
  return `${index > 0 ? 'coming back' : 'leaving'} at ${offers[Math.max(0, index)]?.departsAt.slice(11)}`
}

/** What speaks for one that is no shorter than the cheapest. */
function advantageOver(one: Reasoned, cheapest: Reasoned): string {
  if (one.connections < cheapest.connections) return one.connections === 0 ? 'but direct' : 'but with fewer changes'
  if (cheapest.offers.some(changesAirport) && !one.offers.some(changesAirport)) return 'but without changing airports'
  if (cheapest.offers.some(waitsOvernight) && !one.offers.some(waitsOvernight)) return 'but without a night of waiting'
  if (one.offers.filter(isAtNight).length < cheapest.offers.filter(isAtNight).length) return 'but at better hours'
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
