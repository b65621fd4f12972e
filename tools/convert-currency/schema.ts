import { z } from 'zod'
import { plainDateSchema } from '@/lib/travel/date-schemas'
import { moneySchema } from '@/lib/travel/money-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'

export const input = z.object({
  amount: z.number(),
  from: z.string(),
  to: z.string(),
})

export const output = z.discriminatedUnion('status', [
  /** `roughly` is rounded to what a dated table of rates can promise. */
  z.object({ status: z.literal('converted'), amount: moneySchema, roughly: moneySchema, ratesOn: plainDateSchema }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
