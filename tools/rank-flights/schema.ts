import { z } from 'zod'
import { flightPicksSchema, pickLabelSchema } from '@/lib/travel/flights/ranked-offer-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'

export const input = z.object({
  sliceIndex: z.number().optional().describe('left out: the next to choose'),
  by: pickLabelSchema.optional().describe('left out: by the traveller’s own preference'),
})

export const output = z.discriminatedUnion('status', [
  z.object({ status: z.literal('found'), flights: flightPicksSchema }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
