import { formatMoney } from '../money'
import { formatMetres } from './format-metres'
import type { LeadRate } from './lead-rate'
import type { PlacedHotel } from './placed-hotel'

/** What a reason needs to know of a hotel. */
export type Reasoned = { hotel: PlacedHotel; lead: LeadRate; metres: number }

/** What hotels are measured against; `next` is the cheapest but one (null when there is one alone), `goal` what all distances lead to. */
export type StayYardsticks = { cheapest: Reasoned; bestPlaced: Reasoned; next: Reasoned | null; goal: string }

/** One clause in money and metres, for one room and night ("€24 a night less than the best placed, 900 m farther from the centre"). */
export function stayReason(one: Reasoned, { cheapest, bestPlaced, next, goal }: StayYardsticks): string {
  if (!next) return 'the only one that suits'
  const [isCheapest, isBestPlaced] = [one.hotel === cheapest.hotel, one.hotel === bestPlaced.hotel]
  if (isCheapest && isBestPlaced) {
    const told = `cheapest and nearest at once, ${formatMetres(one.metres)} from ${goal}`
    return priceOf(next) > priceOf(one) ? `${told}, ${difference(next, one)} a night less than the next` : told
  }
  if (isCheapest) return `${price(one, bestPlaced)} the best placed, ${way(one, bestPlaced)} ${goal}`
  return `${price(one, cheapest)} the cheapest, ${way(one, cheapest)} ${goal}${stars(one, cheapest)}`
}

/** "€24.00 a night less than" or "the same price as". */
function price(one: Reasoned, other: Reasoned): string {
  if (priceOf(one) === priceOf(other)) return 'the same price as'
  return priceOf(one) < priceOf(other) ? `${difference(other, one)} a night less than` : `${difference(one, other)} a night more than`
}

/** "900 m nearer to", "900 m farther from", "just as far from". */
function way(one: Reasoned, other: Reasoned): string {
  const metres = one.metres - other.metres
  if (Math.abs(metres) < 5) return 'just as far from'
  return metres < 0 ? `${formatMetres(-metres)} nearer to` : `${formatMetres(metres)} farther from`
}

function stars({ hotel }: Reasoned, { hotel: other }: Reasoned): string {
  const more = hotel.stars - other.stars
  if (more === 0) return ''
  return `, ${Math.abs(more)} ${Math.abs(more) === 1 ? 'star' : 'stars'} ${more > 0 ? 'more' : 'fewer'}`
}

function priceOf({ lead }: Reasoned): number {
  return lead.rate.netPrice.amountMinor
}

function difference(dearer: Reasoned, other: Reasoned): string {
  return formatMoney({ ...dearer.lead.rate.netPrice, amountMinor: priceOf(dearer) - priceOf(other) })
}
