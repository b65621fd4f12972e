import { z } from 'zod'
import { plainDateSchema } from '../dates'
import { moneySchema } from '../money'

/** The lowest total for everybody on a day, one direction only; null when nothing flies then. */
export const dayPriceSchema = z.object({ date: plainDateSchema, total: moneySchema.nullable() })
export type DayPrice = z.infer<typeof dayPriceSchema>
