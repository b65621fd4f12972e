import { z } from 'zod'
import { refusalSchema } from '@/lib/travel/refusal-schema'
import { tripPriceSchema } from '@/lib/travel/trip/price-schema'

export const input = z.object({})

export const output = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ready'), price: tripPriceSchema, route: z.string() }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
