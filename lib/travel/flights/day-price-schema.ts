import { z } from 'zod'
import { plainDateSchema } from '../date-schemas'
import { moneySchema } from '../money-schema'

/** The lowest total for everybody on a day, one direction only; null when nothing flies then. */
export const dayPriceSchema = z.object({ date: plainDateSchema, total: moneySchema.nullable() })
export type DayPrice = z.infer<typeof dayPriceSchema>

const whyImpossibleSchema = z.enum(['past', 'not-on-sale', 'before-arrival', 'after-next'])
export type WhyImpossible = z.infer<typeof whyImpossibleSchema>

/** A day of the strip or the calendar: with its lowest total for everybody, without a flight, or one that cannot be flown on. */
export const pricedDaySchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('priced'), date: plainDateSchema, total: moneySchema }),
  z.object({ status: z.literal('no-flights'), date: plainDateSchema }),
  z.object({ status: z.literal('impossible'), date: plainDateSchema, why: whyImpossibleSchema }),
])
export type PricedDay = z.infer<typeof pricedDaySchema>

/** `unavailable`: this supplier tells no prices of other days. */
export const dayPricesSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('known'), days: z.array(pricedDaySchema) }),
  z.object({ status: z.literal('unavailable') }),
])
export type DayPrices = z.infer<typeof dayPricesSchema>
