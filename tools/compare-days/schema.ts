import { z } from 'zod'
import { plainDateSchema } from '@/lib/travel/date-schemas'
import { pricedDaySchema } from '@/lib/travel/flights/day-price-schema'
import { flightSearchSchema } from '@/lib/travel/flights/search-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'

export const input = z.object({
  sliceIndex: z.number(),
  span: z.enum(['around', 'month']).optional().describe('three days on each side, or its month'),
})

export const output = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('compared'),
    searchId: z.string(),
    sliceIndex: z.number().int(),
    label: z.string(),
    search: flightSearchSchema,
    chosenOn: plainDateSchema,
    days: z.array(pricedDaySchema),
  }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
