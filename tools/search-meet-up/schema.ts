import { z } from 'zod'
import { missingWishSchema, namedTerms, unclearPlaceSchema } from '@/lib/travel/flights/asked-search-schema'
import { meetUpsSchema } from '@/lib/travel/flights/meet-ups-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'

const { adults, children, infants, childAges, cabinClass, directOnly, checkedBags, currency } = namedTerms

/** Who starts where; the place, the days and the terms hold for all groups. */
export const input = z.object({
  groups: z
    .array(z.object({ from: z.string().max(80), adults, children, infants, childAges }))
    .max(20)
    .describe('who starts where, the traveller’s own group first; without a number: one adult'),
  to: z.string().max(80).optional().describe('where all meet; left out: that of the trip'),
  departureOn: z.string().optional(),
  returnOn: z.string().nullable().optional(),
  withinMinutes: z.number().int().min(0).max(1440).optional().describe('how close they land; left out: 60'),
  cabinClass,
  directOnly,
  checkedBags,
  currency,
})

export const output = z.discriminatedUnion('status', [
  z.object({ status: z.literal('found'), meetUps: meetUpsSchema }),
  z.object({ status: z.literal('none'), message: z.string() }),
  missingWishSchema,
  unclearPlaceSchema,
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
