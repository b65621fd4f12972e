import type { Helpers } from '../../grammar/rules'
import { mergeTraits } from '../pick/flight-spec'
import { isSlots } from '../pick/helpers'

/** A message may name a fare for each direction. */
export const FARE_COSTS = Object.fromEntries(['fare', 'way', 'refused', 'what', 'of', 'shown', 'wished'].map((slot) => [slot, 0]))

/** What of a fare words name; all of it has to fit. */
export const FARE_HELPERS: Helpers = {
  // Fares hold a bag each; so many bags for all are bought.
  withBag: ({ bags, ...slots }) => (isSlots(bags) && typeof bags.n === 'number' && bags.n > 1 ? null : slots),
  // "The cheapest fare with a bag", before its fares are known.
  wishedWithBag: ({ wished, bags, ...slots }) =>
    isSlots(wished) && !(isSlots(bags) && typeof bags.n === 'number' && bags.n > 1)
      ? { ...slots, wished: { ...wished, needs: ['bag'] } }
      : null,
  wishedNeed: ({ need }) => ({ needs: [String(need)] }),
  correctedFare: ({ b, way }) => ({ fare: b, ...(way === undefined ? {} : { way }) }),
  eitherFare: ({ a, b, order }) => ({ fare: { any: [a, b], ...(order === undefined ? {} : { order }) } }),
  fare: ({ q }) => {
    const traits = (Array.isArray(q) ? q : []).filter(isSlots)
    const needs = traits.flatMap(({ need }) => (typeof need === 'string' ? [need] : []))
    const merged = mergeTraits(traits.map(({ need, ...others }) => others))
    return merged && { ...merged, ...(needs.length > 0 ? { needs: [...new Set(needs)] } : {}) }
  },
}
