import { z } from 'zod'
import { HIGHEST_WEIGHT, type RankWeights } from './rank-weights'

const weightSchema = z.number().min(0).max(HIGHEST_WEIGHT)

/**
 * How much a traveller minds each thing when flights are ranked, against an ordinary traveller (1): `time` scales the value of an
 * hour on the way, `stops` each change of planes or airports, `nights` departures, arrivals and flights at night, `waits` tight,
 * long and overnight connections. Each acts on its own. 0 does not mind at all, 4 is the most.
 */
export const rankWeightsSchema = z.strictObject({
  time: weightSchema,
  stops: weightSchema,
  nights: weightSchema,
  waits: weightSchema,
}) satisfies z.ZodType<RankWeights>
