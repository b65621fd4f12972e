import type { PassengerFare } from '@/lib/travel/flights/offer'
import type { TravellerCounts } from '@/lib/travel/flights/search'
import type { Money } from '@/lib/travel/money'
import type { PassengerType } from '@/lib/travel/passengers/passenger'

/** A price for everybody together; `taxes` are part of `total`. */
export type PartyPrice = { total: Money; taxes: Money }

/**
 * ESTIMATE. Duffel gives one price for everybody and never says who pays what; our lines are per passenger type. Here everybody
 * counts with the same share: exact for one traveller, what adults alone surely pay, and only an average with children or infants.
 * Sum of `total` × `count` is the airline's price, always. Prices that are shown together must be split together: if one of them
 * does not come out even, each becomes one line for the whole party, because lines of different counts cannot be added up.
 */
export function estimateShares(prices: PartyPrice[], travellers: TravellerCounts): PassengerFare[][] {
  const groups: [PassengerType, number][] = [
    ['adult', travellers.adults],
    ['child', travellers.children],
    ['infant', travellers.infants],
  ]
  const present = groups.filter(([, count]) => count > 0)
  const split = prices.map((price) => splitEvenly(price, present))
  const isEven = split.every((lines) => lines !== null)
  return prices.map((price, index) => (isEven && split[index]) || [line('adult', 1, price.total.amountMinor, price.taxes)])
}

function splitEvenly({ total, taxes }: PartyPrice, groups: [PassengerType, number][]): PassengerFare[] | null {
  const counts = groups.map(([, count]) => count)
  const totals = evenShares(total.amountMinor, counts)
  const taxShares = evenShares(taxes.amountMinor, counts)
  if (!totals || !taxShares) return null
  return groups.map(([type, count], index) => line(type, count, totals[index] ?? 0, { ...taxes, amountMinor: taxShares[index] ?? 0 }))
}

function line(type: PassengerType, count: number, totalMinor: number, taxes: Money): PassengerFare {
  const { currency } = taxes
  return {
    type,
    count,
    base: { amountMinor: totalMinor - taxes.amountMinor, currency },
    taxes,
    total: { amountMinor: totalMinor, currency },
  }
}

/** A whole share for one person of each group, as equal as the minor unit allows; null when no whole shares add up. */
function evenShares(amount: number, counts: number[]): number[] | null {
  const people = counts.reduce((sum, count) => sum + count, 0)
  const even = Math.floor(amount / people)
  // What is left is less than one unit a head: whole groups take one more each, if their sizes add up to it.
  const raised = groupsAddingUpTo(counts, amount - even * people)
  return raised && counts.map((_, index) => even + (raised.has(index) ? 1 : 0))
}

/** There are three groups at most. */
function groupsAddingUpTo(counts: number[], target: number): Set<number> | null {
  for (let choice = 0; choice < 2 ** counts.length; choice++) {
    const chosen = counts.flatMap((_, index) => ((choice >> index) & 1 ? [index] : []))
    if (chosen.reduce((sum, index) => sum + (counts[index] ?? 0), 0) === target) return new Set(chosen)
  }
  return null
}
