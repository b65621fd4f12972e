import { z } from 'zod'
import { moneySchema } from '@/lib/travel/money-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'

export const input = z.object({})

export const output = z.discriminatedUnion('status', [
  z.object({ status: z.literal('open'), total: moneySchema, movedTo: moneySchema.nullable().default(null), passengerCount: z.number() }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
