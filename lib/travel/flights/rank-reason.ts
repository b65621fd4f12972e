import { formatDuration } from '../dates'
import { formatMoney, type Money, subtractMoney } from '../money'
import type { FlightOffer } from './offer'

/** What a reason needs to know of an offer. */
export type Weighed = { offer: FlightOffer; total: Money }

/**
 * One clause in money and minutes against the cheapest and the fastest ("£38 less than the fastest, 1 h 20 longer"), computed,
 * without a full stop. `others` are all other offers.
 */
export function rankReason(weighed: Weighed, cheapest: Weighed, fastest: Weighed, others: Weighed[]): string {
  if (others.length === 0) return 'the only flight that fits'
  if (weighed.offer === cheapest.offer && weighed.offer === fastest.offer) return leadReason(weighed, others)
  if (weighed.offer === cheapest.offer) return cheapestReason(weighed, fastest)
  return againstCheapest(weighed, cheapest)
}

/** Cheapest and fastest at once: what the next best costs more. */
function leadReason({ total }: Weighed, others: Weighed[]): string {
  const next = others.reduce((least, other) => (other.total.amountMinor < least.total.amountMinor ? other : least))
  const saved = subtractMoney(next.total, total)
  return saved.amountMinor > 0
    ? `cheapest and fastest at once, ${formatMoney(saved)} less than the next`
    : 'no other flight is cheaper or faster'
}

function cheapestReason({ offer, total }: Weighed, fastest: Weighed): string {
  const longer = offer.durationMinutes - fastest.offer.durationMinutes
  const saved = subtractMoney(fastest.total, total)
  return `${formatMoney(saved)} less than the fastest, ${formatDuration(longer)} longer`
}

function againstCheapest({ offer, total }: Weighed, cheapest: Weighed): string {
  const shorter = cheapest.offer.durationMinutes - offer.durationMinutes
  const more = subtractMoney(total, cheapest.total)
  if (more.amountMinor === 0) {
    // At one price the cheapest is also the shorter one.
    if (shorter === 0) return `the same price and time as the cheapest, leaving at ${offer.departsAt.slice(11)}`
    return `the same price as the cheapest, ${formatDuration(-shorter)} longer`
  }
  if (shorter > 0) return `saves ${formatDuration(shorter)} for ${formatMoney(more)} more than the cheapest`
  const advantage = advantageOver(offer, cheapest.offer)
  const time = shorter === 0 ? 'just as long' : `${formatDuration(-shorter)} longer`
  return `${formatMoney(more)} more than the cheapest, ${advantage || time}`
}

/** What speaks for the dearer of two although it is no shorter. */
function advantageOver(offer: FlightOffer, cheapest: FlightOffer): string {
  if (offer.connections < cheapest.connections) return offer.connections === 0 ? 'but direct' : 'but with fewer changes'
  if (isAtNight(cheapest) && !isAtNight(offer)) return 'but at better hours'
  return ''
}

function isAtNight({ departsAt, arrivesAt }: FlightOffer): boolean {
  return departsAt.slice(11) < '06:00' || arrivesAt.slice(11) < '06:00'
}
