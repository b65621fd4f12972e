import type { SearchResult } from '@/lib/travel/flights/offer-schema'
import { rankAllForView, rankFlights } from '@/lib/travel/flights/rank-flights'
import { ORDINARY_WEIGHTS, type RankWeights } from '@/lib/travel/flights/rank-weights'
import type { RankedOffer } from '@/lib/travel/flights/ranked-offer'
import { type Chance, shuffled } from './chance'
import type { Option } from './option'
import type { Traveller } from './travellers'

export const RANKERS = [
  'oracle',
  'ours',
  'ours, picks first',
  'ours, sliders set',
  'cheapest',
  'fastest',
  'price + duration',
  'random',
] as const
export type RankerName = (typeof RANKERS)[number]

/** Offer ids in the order that each way of ranking puts them; what does not depend on the traveller is worked out once. */
export function rankersFor(
  result: SearchResult,
  options: Option[],
  chance: Chance,
): (traveller: Traveller) => Record<RankerName, string[]> {
  const ours = new Map<string, string[]>()
  const oursUnder = (weights: RankWeights) => {
    const key = JSON.stringify(weights)
    const known = ours.get(key) ?? idsOf(rankFlights(result.offers[0] ?? [], result.search, 'best-value', weights))
    ours.set(key, known)
    return known
  }
  const picksFirst = idsOf(rankAllForView(result, 0, 'best-value'))
  const leastEuros = Math.min(...options.map(({ euros }) => euros))
  const leastHours = Math.min(...options.map(({ hours }) => hours))
  const cheapest = idsBy(options, ({ euros }) => [euros])
  const fastest = idsBy(options, ({ hours, euros }) => [hours, euros])
  const both = idsBy(options, ({ euros, hours }) => [euros / leastEuros + hours / leastHours])
  return (traveller) => ({
    oracle: idsBy(options, (option) => [-traveller.utility(option)]),
    ours: oursUnder(ORDINARY_WEIGHTS),
    'ours, picks first': picksFirst,
    'ours, sliders set': oursUnder(traveller.sliders),
    cheapest,
    fastest,
    'price + duration': both,
    random: shuffled(
      options.map(({ offer }) => offer.offerId),
      chance,
    ),
  })
}

function idsOf(ranked: RankedOffer[]): string[] {
  return ranked.map(({ offer }) => offer.offerId)
}

/** Smallest first; ties by id, which says nothing. */
function idsBy(options: Option[], keys: (option: Option) => number[]): string[] {
  return options
    .map((option) => ({ id: option.offer.offerId, keys: keys(option) }))
    .toSorted((first, second) => {
      const differing = first.keys.findIndex((key, index) => key !== second.keys[index])
      return differing < 0 ? (first.id < second.id ? -1 : 1) : (first.keys[differing] ?? 0) - (second.keys[differing] ?? 0)
    })
    .map(({ id }) => id)
}
