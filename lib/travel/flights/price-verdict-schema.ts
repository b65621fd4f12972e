import { z } from 'zod'
import { plainDateSchema } from '../date-schemas'
import { moneySchema } from '../money-schema'

export const priceVerdictSchema = z.object({
  verdict: z.enum(['low', 'typical', 'high']),
  price: moneySchema,
  lowerQuartile: moneySchema,
  median: moneySchema,
  upperQuartile: moneySchema,
  /** Earlier observations, and the day of the first. */
  count: z.number().int(),
  since: plainDateSchema,
})
export type PriceVerdict = z.infer<typeof priceVerdictSchema>

/** Null where there is nothing to say. */
export const toldVerdictSchema = z.object({ verdict: priceVerdictSchema.nullable() })
