export const HIGHEST_WEIGHT = 4

export const RANK_WISHES = ['time', 'stops', 'nights', 'waits'] as const
export type RankWish = (typeof RANK_WISHES)[number]

/** How much a traveller minds each thing, against an ordinary traveller (1); 0 does not mind at all. */
export type RankWeights = Record<RankWish, number>

export const ORDINARY_WEIGHTS: RankWeights = { time: 1, stops: 1, nights: 1, waits: 1 }

export function isOrdinary(weights: RankWeights): boolean {
  return RANK_WISHES.every((wish) => weights[wish] === ORDINARY_WEIGHTS[wish])
}
