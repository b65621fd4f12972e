import { leadFare } from '@/lib/travel/flights/lead-fare'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { rankFlights } from '@/lib/travel/flights/rank-flights'
import type { RankWeights } from '@/lib/travel/flights/rank-weights'
import type { PickLabel, RankedOffer } from '@/lib/travel/flights/ranked-offer'
import type { FlightSearch } from '@/lib/travel/flights/search'
import type { Case } from './cases'
import { type Chance, chanceFrom, pickOne } from './chance'

export type LawReport = { checks: number; violations: string[] }

const ORDERS: PickLabel[] = ['cheapest', 'fastest', 'best-value']
const POSITIONS = [0, 0.5, 1, 2, 4]

/** The laws of ranking on the searches themselves, each under some weights. `violations` names every breach. */
export function checkLaws(cases: Case[]): LawReport {
  const violations: string[] = []
  let checks = 0
  for (const [index, { seed, pair, result }] of cases.entries()) {
    const chance = chanceFrom(seed * 1_000 + index + 500)
    const offers = result.offers[0] ?? []
    const weights = someWeights(chance)
    for (const by of ORDERS) {
      const ranked = rankFlights(offers, result.search, by, weights)
      const raised = pickOne(offers, chance)
      const broken = [
        ...dominanceBreaches(ranked, result.search),
        ...labelBreaches(ranked, result.search),
        ...orderBreaches(ranked, offers, result.search, by, weights),
        ...raiseBreaches(ranked, offers, raised, result.search, by, weights, chance),
      ]
      checks += 4
      violations.push(...broken.map((breach) => `${pair.join('–')}, seed ${seed}, ${by}: ${breach}`))
    }
  }
  return { checks, violations }
}

function dominanceBreaches(ranked: RankedOffer[], search: FlightSearch): string[] {
  const seen = ranked.map(({ offer }) => ({ id: offer.offerId, values: valuesOf(offer, search) }))
  return seen.flatMap((one, index) =>
    seen
      .slice(index + 1)
      .filter((later) => isBetter(later.values, one.values))
      .map((later) => `${one.id} stands above ${later.id}, which dominates it`),
  )
}

function labelBreaches(ranked: RankedOffer[], search: FlightSearch): string[] {
  const carrying = (label: PickLabel) => ranked.find(({ labels }) => labels.includes(label))
  const prices = ranked.map(({ offer }) => leadFare(offer, search).total.amountMinor)
  const picks = ranked.filter(({ labels }) => labels.length > 0)
  return [
    carrying('cheapest')?.total.amountMinor === Math.min(...prices) ? '' : 'the cheapest is not the cheapest',
    carrying('fastest')?.offer.durationMinutes === Math.min(...ranked.map(({ offer }) => offer.durationMinutes))
      ? ''
      : 'the fastest is not the fastest',
    picks.some(({ offer }) => ranked.some((other) => isBetter(valuesOf(other.offer, search), valuesOf(offer, search))))
      ? 'a pick is dominated'
      : '',
  ].filter((breach) => breach !== '')
}

function orderBreaches(ranked: RankedOffer[], offers: FlightOffer[], search: FlightSearch, by: PickLabel, weights: RankWeights): string[] {
  const turned = rankFlights(offers.toReversed(), search, by, weights)
  return turned.every(({ offer }, index) => offer === ranked[index]?.offer) ? [] : ['the order of the answer matters']
}

function raiseBreaches(
  ranked: RankedOffer[],
  offers: FlightOffer[],
  raised: FlightOffer,
  search: FlightSearch,
  by: PickLabel,
  weights: RankWeights,
  chance: Chance,
): string[] {
  const rise = 1 + Math.floor(chance() * leadFare(raised, search).total.amountMinor)
  const fares = raised.fares.map((fare) => ({ ...fare, total: { ...fare.total, amountMinor: fare.total.amountMinor + rise } }))
  const dearer = offers.map((offer) => (offer === raised ? { ...offer, fares } : offer))
  const placeIn = (list: RankedOffer[]) => list.find(({ offer }) => offer.offerId === raised.offerId)?.place ?? 0
  const after = rankFlights(dearer, search, by, weights)
  return placeIn(after) >= placeIn(ranked) ? [] : [`a higher price lifts ${raised.offerId}`]
}

/** Price, duration, connections and bags that are missing: written apart from the ranker's own test. */
function valuesOf(offer: FlightOffer, search: FlightSearch): number[] {
  const { total, checkedBags } = leadFare(offer, search)
  return [total.amountMinor, offer.durationMinutes, offer.connections, Math.max(0, search.checkedBags - checkedBags.pieces)]
}

function isBetter(values: number[], than: number[]): boolean {
  return values.every((value, at) => value <= (than[at] ?? 0)) && values.some((value, at) => value < (than[at] ?? 0))
}

function someWeights(chance: Chance): RankWeights {
  const weight = () => pickOne(POSITIONS, chance)
  return { time: weight(), stops: weight(), nights: weight(), waits: weight() }
}
