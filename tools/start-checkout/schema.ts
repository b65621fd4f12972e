import { z } from 'zod'
import { moneySchema } from '@/lib/travel/money'
import { refusalSchema } from '@/lib/travel/refusal'

export const input = z.object({})

export const output = z.discriminatedUnion('status', [
  z.object({ status: z.literal('open'), total: moneySchema, movedTo: moneySchema.nullable().default(null), passengerCount: z.number() }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
