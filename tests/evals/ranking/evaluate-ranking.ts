import type { Case } from './cases'
import { chanceFrom } from './chance'
import { optionOf } from './option'
import { RANKERS, type RankerName, rankersFor } from './rankers'
import { addPlace, halfInterval, NO_TALLY, type Scores, scoresOf, sumTallies, type Tally } from './scores'
import { FAMILIES } from './travellers'

export const OVERALL = 'all families'
export type Row = { family: string; ranker: RankerName } & Scores
/** `margins`: how far ours leads a baseline in HitRate@3 and MRR, each ± half a 95 % interval over searches. */
export type Margin = { ranker: RankerName; hitRate3: number; hitRate3Half: number; mrr: number; mrrHalf: number }
export type RankingScores = { rows: Row[]; margins: Margin[]; choices: number; meanOffers: number }

/** Lets `travellersEach` travellers of every family choose on every search, and looks where each ranking had put the choice. */
export function evaluateRanking(cases: Case[], travellersEach: number): RankingScores {
  const bySearch = cases.map((one, index) => tallySearch(one, index, travellersEach))
  const tallyOf = (family: string, ranker: RankerName) => sumTallies(bySearch.map((search) => search[family]?.[ranker] ?? NO_TALLY))
  const families = [...FAMILIES.map(({ name }) => name), OVERALL]
  const rows = families.flatMap((family) => RANKERS.map((ranker) => ({ family, ranker, ...scoresOf(tallyOf(family, ranker)) })))
  const lead = (ranker: RankerName, score: 'hitRate3' | 'mrr') =>
    bySearch.map((search) => scoresOf(search[OVERALL]?.ours ?? NO_TALLY)[score] - scoresOf(search[OVERALL]?.[ranker] ?? NO_TALLY)[score])
  const margins = RANKERS.filter((ranker) => ranker !== 'ours').map((ranker) => ({
    ranker,
    hitRate3: mean(lead(ranker, 'hitRate3')),
    hitRate3Half: halfInterval(lead(ranker, 'hitRate3')),
    mrr: mean(lead(ranker, 'mrr')),
    mrrHalf: halfInterval(lead(ranker, 'mrr')),
  }))
  return {
    rows,
    margins,
    choices: tallyOf(OVERALL, 'ours').choices,
    meanOffers: mean(cases.map(({ result }) => result.offers[0]?.length ?? 0)),
  }
}

type SearchTallies = Record<string, Record<RankerName, Tally>>

function tallySearch({ seed, result }: Case, index: number, travellersEach: number): SearchTallies {
  const options = (result.offers[0] ?? []).map((offer) => optionOf(offer, result.search))
  const chance = chanceFrom(seed * 1_000 + index)
  const rank = rankersFor(result, options, chance)
  const tallies: SearchTallies = { [OVERALL]: noTallies() }
  for (const { name, draw } of FAMILIES) {
    const tally = noTallies()
    for (let count = 0; count < travellersEach; count++) {
      const traveller = draw(options, chance)
      const noise = traveller.noise(options)
      const pleased = options.map((option, at) => ({ id: option.offer.offerId, joy: traveller.utility(option) + (noise[at] ?? 0) }))
      const chosen = pleased.reduce((best, one) => (one.joy > best.joy ? one : best)).id
      const orders = rank(traveller)
      for (const ranker of RANKERS) tally[ranker] = addPlace(tally[ranker], orders[ranker].indexOf(chosen) + 1)
    }
    tallies[name] = tally
  }
  for (const ranker of RANKERS) {
    tallies[OVERALL] = {
      ...(tallies[OVERALL] ?? noTallies()),
      [ranker]: sumTallies(FAMILIES.map(({ name }) => tallies[name]?.[ranker] ?? NO_TALLY)),
    }
  }
  return tallies
}

function noTallies(): Record<RankerName, Tally> {
  return Object.fromEntries(RANKERS.map((ranker) => [ranker, NO_TALLY])) as Record<RankerName, Tally>
}

function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length
}
