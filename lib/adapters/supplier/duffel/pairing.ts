import type { Money } from '@/lib/travel/money'
import { shortHash } from './itinerary'
import { type PricedOffer, stepOf } from './read-offers'

/**
 * A slice's flights at a fare, once the slices before it are chosen. `total` and `taxes` are what it adds to the cheapest way to
 * go on from there (for the first slice: the cheapest whole trip that begins with it), so that the steps of a trip add up to the
 * price of the one Duffel offer that they are. `next` is where the trip goes on; null after the last slice.
 */
export type Step = {
  sliceIndex: number
  slice: PricedOffer['slices'][number]
  key: string
  total: Money
  /** Null when the airline does not say. */
  taxes: Money | null
  offer: PricedOffer
  next: Node | null
}

/** What may follow a choice. Nodes from which the same steps lead on at the same prices have the same `menu`. */
export type Node = { menu: string; cheapest: PricedOffer; steps: Step[] }

/** The offers of one search as a tree, slice by slice. Null without offers. */
export function buildTree(offers: PricedOffer[], sliceIndex = 0): Node | null {
  const cheapest = cheapestOf(offers)
  if (!cheapest) return null
  const branches = [...Map.groupBy(offers, (offer) => stepKey(offer, sliceIndex))].flatMap(([key, branch]) => {
    const best = cheapestOf(branch)
    const slice = best?.slices[sliceIndex]
    return best && slice ? [{ key, best, slice, next: buildNext(branch, sliceIndex + 1) }] : []
  })
  const steps = branches.map(({ key, best, slice, next }) => ({
    sliceIndex,
    slice,
    key,
    total: sliceIndex === 0 ? best.total : difference(best.total, cheapest.total),
    taxes: sliceIndex === 0 ? best.taxes : best.taxes && cheapest.taxes && difference(best.taxes, cheapest.taxes),
    offer: best,
    next,
  }))
  const menu = steps.map(({ key, total, taxes, next }) =>
    [key, total.amountMinor, taxes?.amountMinor ?? 'unknown', next?.menu ?? ''].join(' '),
  )
  return { menu: shortHash(menu.toSorted().join('\n')), cheapest, steps }
}

function buildNext(branch: PricedOffer[], sliceIndex: number): Node | null {
  return branch[0]?.slices[sliceIndex] ? buildTree(branch, sliceIndex) : null
}

function stepKey(offer: PricedOffer, sliceIndex: number): string {
  const slice = offer.slices[sliceIndex]
  return slice ? stepOf(slice) : ''
}

function cheapestOf(offers: PricedOffer[]): PricedOffer | undefined {
  return offers.toSorted((first, second) => first.total.amountMinor - second.total.amountMinor || (first.path < second.path ? -1 : 1))[0]
}

function difference(total: Money, from: Money): Money {
  return { amountMinor: total.amountMinor - from.amountMinor, currency: total.currency }
}
