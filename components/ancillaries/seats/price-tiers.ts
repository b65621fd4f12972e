import { type SeatMap, seatsOf } from '@/lib/travel/ancillaries/seat-map'
import type { Money } from '@/lib/travel/money'

/** Tier 0 costs nothing; the others rise with the price. `from` and `to` are the same where one price makes the tier. */
export type PriceTier = { tier: number; from: Money; to: Money }

const MOST_TIERS = 3

/** At most three tiers by price, of about as many different prices each, after what is included. Only free seats of the traveller's cabin count. */
export function priceTiers(map: SeatMap): PriceTier[] {
  const prices = seatsOf({ ...map, cabins: map.cabins.filter(({ isYours }) => isYours) })
    .flatMap(({ offers }) => offers.map(({ price }) => price))
    .toSorted((one, other) => one.amountMinor - other.amountMinor)
    .filter((price, index, all) => price.amountMinor !== all[index - 1]?.amountMinor)
  const [included] = prices.filter(({ amountMinor }) => amountMinor === 0)
  const paid = prices.filter(({ amountMinor }) => amountMinor > 0)
  const tierCount = Math.min(MOST_TIERS, paid.length)
  return [
    ...(included ? [{ tier: 0, from: included, to: included }] : []),
    ...Array.from({ length: tierCount }, (_, index) =>
      paid.slice(Math.floor((index * paid.length) / tierCount), Math.floor(((index + 1) * paid.length) / tierCount)),
    ).flatMap((group, index) => {
      const from = group[0]
      const to = group.at(-1)
      return from && to ? [{ tier: index + 1, from, to }] : []
    }),
  ]
}

export function tierOf({ amountMinor }: Money, tiers: PriceTier[]): number {
  return tiers.find(({ to }) => amountMinor <= to.amountMinor)?.tier ?? tiers.at(-1)?.tier ?? 0
}
