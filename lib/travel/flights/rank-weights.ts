import type { RankWeights } from './rank-weights-schema'

export type { RankWeights } from './rank-weights-schema'

export const HIGHEST_WEIGHT = 4

export const RANK_WISHES = ['time', 'stops', 'nights', 'waits'] as const
export type RankWish = (typeof RANK_WISHES)[number]

export const ORDINARY_WEIGHTS: RankWeights = { time: 1, stops: 1, nights: 1, waits: 1 }

export function isOrdinary(weights: RankWeights): boolean {
  return RANK_WISHES.every((wish) => weights[wish] === ORDINARY_WEIGHTS[wish])
}
