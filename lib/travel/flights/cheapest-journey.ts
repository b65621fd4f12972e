import type { FlightOffer } from './offer-schema'
import { areSoldTogether } from './pairing'

/**
 * The cheapest flights, one for each direction, that can be flown and bought one after the other; null where there are none. `priceOf`
 * counts in minor units of one currency.
 */
export function cheapestJourney(
  directions: FlightOffer[][],
  priceOf: (offer: FlightOffer, sliceIndex: number) => number,
): FlightOffer[] | null {
  const priced = directions.map((offers, sliceIndex) =>
    offers
      .map((offer) => ({ offer, price: priceOf(offer, sliceIndex) }))
      .toSorted((one, other) => one.price - other.price || one.offer.departsAt.localeCompare(other.offer.departsAt)),
  )
  // What the directions still to come cost at least.
  const leastAfter = priced.map((_, index) => priced.slice(index + 1).reduce((sum, [least]) => sum + (least?.price ?? 0), 0))
  let best: { offers: FlightOffer[]; price: number } | null = null

  function goOn(taken: FlightOffer[], price: number): void {
    const offers = priced[taken.length]
    if (!offers) {
      best = { offers: taken, price }
      return
    }
    for (const next of offers) {
      const least = price + next.price + (leastAfter[taken.length] ?? 0)
      if (best && least >= best.price) return
      if (taken.every((earlier) => next.offer.departsAt > earlier.arrivesAt && areSoldTogether(earlier, next.offer)))
        goOn([...taken, next.offer], price + next.price)
    }
  }

  goOn([], 0)
  return (best as { offers: FlightOffer[] } | null)?.offers ?? null
}
