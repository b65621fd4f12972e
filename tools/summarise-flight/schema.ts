import { z } from 'zod'
import { flightOfferSchema } from '@/lib/travel/flights/offer-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'

export const input = z.object({})

export const output = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('ready'),
    slices: z.array(z.object({ sliceIndex: z.number(), label: z.string(), offer: flightOfferSchema, fareId: z.string().nullable() })),
  }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
