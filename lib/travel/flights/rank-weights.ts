import { z } from 'zod'

const weightSchema = z.number().min(0).max(4)

/**
 * How much a traveller minds each thing when flights are ranked, against an ordinary traveller (1): `time` scales the value of an
 * hour on the way, `stops` each change of planes or airports, `nights` departures, arrivals and flights at night, `waits` tight,
 * long and overnight connections. Each acts on its own. 0 does not mind at all, 4 is the most.
 */
export const rankWeightsSchema = z.strictObject({ time: weightSchema, stops: weightSchema, nights: weightSchema, waits: weightSchema })
export type RankWeights = z.infer<typeof rankWeightsSchema>

export const RANK_WISHES = ['time', 'stops', 'nights', 'waits'] as const
export type RankWish = (typeof RANK_WISHES)[number]

export const ORDINARY_WEIGHTS: RankWeights = { time: 1, stops: 1, nights: 1, waits: 1 }

export function isOrdinary(weights: RankWeights): boolean {
  return RANK_WISHES.every((wish) => weights[wish] === ORDINARY_WEIGHTS[wish])
}
